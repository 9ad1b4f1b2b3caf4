import Foundation
import SwiftUI
import Testing
import UnderstudyTesting

@MainActor
@Suite("Where elements are touched, and what frame they have")
struct AccessibilityPlaceTests {
  private struct Halves: View {
    var point: UnitPoint?
    @State private var touched = "nothing"

    var body: some View {
      Text(touched).accessibilityIdentifier("touched")
      HStack(spacing: 0) {
        Color.red.frame(width: 100, height: 100).onTapGesture { touched = "left" }
        Color.blue.frame(width: 100, height: 100).onTapGesture { touched = "right" }
      }
      .accessibilityElement()
      .accessibilityIdentifier("both")
      .accessibilityActivationPoint(point ?? .center, isEnabled: point != nil)
    }
  }

  @Test("LAY-342, LAY-350: an element is touched at its activation point")
  func activationPoint() {
    let left = XCUIApplication { Halves(point: UnitPoint(x: 0.25, y: 0.5)) }
    left.otherElements["both"].tap()
    #expect(left.staticTexts["touched"].label == "left")
    let right = XCUIApplication { Halves(point: UnitPoint(x: 0.75, y: 0.5)) }
    right.otherElements["both"].tap()
    #expect(right.staticTexts["touched"].label == "right")
    #expect(right.otherElements["both"].frame.width == 200)
  }

  @Test("LAY-350: what covers the middle of an element does not cover its activation point")
  func coveredMiddle() {
    let app = XCUIApplication {
      Button("Order") {}.frame(width: 200, height: 60).background(.red)
        .accessibilityActivationPoint(CGPoint(x: 2, y: 10))
        .overlay { Color.black.frame(width: 20, height: 60) }
      Button("Cancel") {}.frame(width: 200, height: 60).background(.red)
        .overlay { Color.black.frame(width: 20, height: 60) }
    }
    #expect(app.buttons["Order"].isHittable)
    #expect(!app.buttons["Cancel"].isHittable)
  }

  @Test("LAY-342: a shape for accessibility is the frame of the element")
  func shape() {
    let app = appFromTop {
      Color.red.frame(width: 60, height: 60).accessibilityElement().accessibilityIdentifier("small")
        .contentShape(.accessibility, Rectangle().inset(by: 10))
      Color.red.frame(width: 60, height: 60).accessibilityElement().accessibilityIdentifier("drag")
        .contentShape(.dragPreview, Rectangle().inset(by: 10))
    }
    #expect(app.otherElements["small"].frame.isNear(10, 57, 40, 40))
    #expect(app.otherElements["drag"].frame.isNear(0, 107, 60, 60))
  }

  @Test("LAY-343: an element without a size has none, at its place, and cannot be touched")
  func withoutSize() {
    let app = appFromTop {
      Color.red.frame(width: 0, height: 30).accessibilityElement().accessibilityIdentifier("flat")
      SizedBox(id: "box", width: 20, height: 20)
    }
    #expect(app.otherElements["flat"].frame == CGRect(x: 0, y: 47, width: 0, height: 30))
    #expect(!app.otherElements["flat"].isHittable)
    #expect(app.buttons["box"].frame.isNear(0, 77, 20, 20))
  }
}
