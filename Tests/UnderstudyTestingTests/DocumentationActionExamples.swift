import SwiftUI
import Testing
import XCTest

@MainActor
@Suite("Examples of the documentation: actions")
struct DocumentationActionExamples {
  @Test func taps() {
    let app = XCUIApplication { OrderScreen() }
    // example
    app.cells.containing(.staticText, identifier: "Black").buttons["Choose"].tap()
    #expect(app.staticTexts["Black chosen"].exists)

    app.steppers.buttons["Increment"].tap()
    #expect(app.staticTexts["Sugar: 2"].exists)

    app.switches["Gift"].switches.firstMatch.tap()
    #expect(app.switches["Gift"].value as? String == "1")

    app.segmentedControls.buttons["Large"].tap()
    app.sliders["Strength"].adjust(toNormalizedSliderPosition: 0.8)
    #expect(app.sliders["Strength"].value as? String == "80%")
    // end
    #expect(app.segmentedControls.buttons["Large"].isSelected)
  }

  @Test func typing() {
    let app = XCUIApplication { OrderScreen() }
    // example
    let name = app.textFields["name"]
    name.tap()  // typing needs the keyboard's focus
    name.typeText("Ada")
    name.typeText(XCUIKeyboardKey.delete.rawValue)
    name.typeKey("a", modifierFlags: .shift)
    #expect(name.value as? String == "AdA")
    app.typeText("\n")  // the Return key, to whatever has the focus
    // end
  }

  @Test func keyboard() {
    let app = XCUIApplication { OrderScreen() }
    // example
    let name = app.textFields["name"]
    name.tap()  // brings the keyboard up
    app.keys["A"].tap()  // the first letter is a capital
    app.keys["d"].tap()
    app.keys["a"].tap()
    #expect(name.value as? String == "Ada")

    name.doubleTap()  // selects the word
    app.menuItems["Copy"].tap()
    #expect(UIPasteboard.general.string == "Ada")

    app.keyboards.buttons["Return"].tap()
    #expect(!app.keyboards.element.exists)
    // end
  }

  @Test func alerts() {
    let app = XCUIApplication { OrderScreen() }
    app.textFields["Name"].tap()
    app.textFields["Name"].typeText("Ada")
    // example
    app.buttons["Order"].tap()
    #expect(!app.buttons["Choose"].firstMatch.isHittable)  // the alert covers it

    app.alerts["Order now?"].buttons["Not yet"].tap()
    #expect(!app.alerts.element.exists)
    // end
  }

  // example
  struct GestureScreen: View {
    @State private var log: [String] = []

    var body: some View {
      VStack {
        Text(log.joined(separator: ", ")).accessibilityIdentifier("log")
        Text("Photo")
          .onTapGesture(count: 2) { log.append("liked") }
          .gesture(LongPressGesture().onEnded { _ in log.append("held") })
        Text("Card")
          .gesture(DragGesture().onEnded { log.append($0.translation.width < 0 ? "left" : "right") })
        Text("Map")
          .gesture(MagnifyGesture().onEnded { log.append("zoomed \($0.magnification)") })
        Text("Dial")
          .gesture(RotationGesture().onEnded { log.append("turned \(Int($0.degrees))°") })
      }
    }
  }
  // end

  @Test func gestures() {
    // example
    let app = XCUIApplication { GestureScreen() }
    app.staticTexts["Photo"].doubleTap()
    app.staticTexts["Photo"].press(forDuration: 1)
    app.staticTexts["Card"].swipeLeft()  // swipeUp, swipeDown and swipeRight too
    app.staticTexts["Map"].pinch(withScale: 2, velocity: 1)
    app.staticTexts["Dial"].rotate(.pi / 2, withVelocity: 1)
    #expect(app.staticTexts["log"].label == "liked, held, left, zoomed 2.0, turned 90°")
    // end
  }

  @Test func coordinates() {
    let app = XCUIApplication { OrderScreen() }
    // example
    let middle = CGVector(dx: 0.5, dy: 0.5)
    app.steppers.buttons["Increment"].coordinate(withNormalizedOffset: middle).tap()
    #expect(app.staticTexts["Sugar: 2"].exists)
    // end
  }

  @Test func scrolling() {
    // example
    let app = XCUIApplication {
      List(0..<100, id: \.self) { Text("Row \($0)") }
    }
    #expect(!app.staticTexts["Row 40"].exists)  // a list makes the rows up to half a screen away
    app.collectionViews.firstMatch.swipeUp()
    #expect(app.staticTexts["Row 40"].exists)
    // end
  }

  @Test func editing() {
    // example
    let app = XCUIApplication { ShoppingScreen() }
    app.buttons["Reorder Milk"].press(forDuration: 0.5, thenDragTo: app.buttons["Reorder Bread"])
    app.buttons["Remove Tea"].tap()
    app.buttons["Delete"].tap()
    #expect(app.cells.staticTexts.allElementsBoundByIndex.map(\.label) == ["Bread", "Milk"])

    app.datePickers["Due"].tap()
    app.datePickers.collectionViews.buttons["Friday, January 10"].tap()
    app.otherElements["PopoverDismissRegion"].tap()
    app.datePickers["Time"].pickerWheels.element(boundBy: 0).adjust(toPickerWheelValue: "7")
    #expect(app.staticTexts["Due 2025-01-10T07:41:00Z"].exists)
    // end
  }

  @Test func randomActions() {
    // example
    let app = XCUIApplication { ShoppingScreen() }
    app.performRandomActions(50, seed: 42)
    #expect(app.runtimeIssues.isEmpty)
    // end
  }
}
