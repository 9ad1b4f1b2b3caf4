import Foundation
import SwiftUI
import Testing
import UnderstudyTesting

@MainActor
@Suite("Sheets that a finger moves")
struct SheetMovementTests {
  /// A sheet that says where it rests.
  private struct Screen<Content: View>: View {
    var detents: Set<PresentationDetent> = [.medium, .large]
    @ViewBuilder var content: () -> Content
    @State private var isShown = true

    var body: some View {
      Text("behind").sheet(isPresented: $isShown) { content().presentationDetents(detents) }
    }
  }

  /// A sheet whose height the app selects.
  private struct Selecting: View {
    @State private var detent = PresentationDetent.large

    var body: some View {
      Text("behind").sheet(isPresented: .constant(true)) {
        Text(detent == .medium ? "medium" : "large").presentationDetents([.medium, .large], selection: $detent)
      }
    }
  }

  private func height(_ app: XCUIApplication) -> CGFloat { 844 - app.buttons["content"].frame.minY }

  private func app(_ detents: Set<PresentationDetent> = [.medium, .large]) -> XCUIApplication {
    XCUIApplication { Screen(detents: detents) { SizedBox(id: "content") } }
  }

  private func point(_ y: CGFloat, in app: XCUIApplication) -> XCUICoordinate {
    app.coordinate(withNormalizedOffset: .zero).withOffset(CGVector(dx: 195, dy: y))
  }

  @Test("LAY-210: a swipe moves a sheet to the next height, and closes it at the lowest")
  func swipes() {
    let app = app([.height(200), .medium, .large])
    #expect(height(app) == 234)
    app.swipeUp()
    #expect(height(app) == 422)
    app.swipeUp()
    #expect(height(app) == 787)
    app.swipeUp()
    #expect(height(app) == 787)
    app.swipeDown()
    #expect(height(app) == 422)
    app.swipeDown()
    #expect(height(app) == 234)
    app.swipeDown()
    #expect(app.staticTexts["behind"].exists)
  }

  @Test("F-44, LAY-210: a drag leaves a sheet at the nearest height, and closes it far below the lowest")
  func drags() {
    let app = app()
    point(430, in: app).press(forDuration: 0.1, thenDragTo: point(300, in: app))
    #expect(height(app) == 422)
    point(430, in: app).press(forDuration: 0.1, thenDragTo: point(200, in: app))
    #expect(height(app) == 787)
    point(60, in: app).press(forDuration: 0.1, thenDragTo: point(500, in: app))
    #expect(height(app) == 422)
    point(430, in: app).press(forDuration: 0.1, thenDragTo: point(500, in: app))
    #expect(height(app) == 422)
    point(430, in: app).press(forDuration: 0.1, thenDragTo: point(800, in: app))
    #expect(app.staticTexts["behind"].exists)
  }

  @Test("LAY-210: a finger that begins where a sheet has no content moves it")
  func emptyPlace() {
    let app = XCUIApplication { Screen { Text("Hello") } }
    let before = app.staticTexts["Hello"].frame.midY
    point(500, in: app).press(forDuration: 0, thenDragTo: point(100, in: app))
    #expect(app.staticTexts["Hello"].frame.midY < before)
  }

  @Test("LAY-210: the user changes the selection of the height")
  func selection() {
    let app = XCUIApplication { Selecting() }
    #expect(app.staticTexts["large"].exists)
    app.swipeDown()
    #expect(app.staticTexts["medium"].exists)
    app.swipeUp()
    #expect(app.staticTexts["large"].exists)
  }

  @Test("SEM-316: a sheet that may not be closed by the user stays at its lowest height")
  func interactiveDismissDisabled() {
    let app = XCUIApplication { Screen { SizedBox(id: "content").interactiveDismissDisabled() } }
    app.swipeUp()
    app.swipeDown()
    app.swipeDown()
    #expect(height(app) == 422)
  }

  /// Rows in a sheet that can be higher.
  private struct Rows: View {
    var interaction = PresentationContentInteraction.automatic

    var body: some View {
      Screen {
        List(0..<100, id: \.self) { Text("Row \($0)") }.listStyle(.plain).presentationContentInteraction(interaction)
      }
    }
  }

  @Test("Content at its beginning makes a sheet higher before it scrolls, and lower again")
  func scrollingExpands() {
    let app = XCUIApplication { Rows() }
    #expect(app.staticTexts["Row 0"].frame.minY > 422)
    app.collectionViews.firstMatch.swipeUp()
    #expect((57..<110).contains(app.staticTexts["Row 0"].frame.minY))
    app.collectionViews.firstMatch.swipeUp()
    #expect(!app.staticTexts["Row 0"].exists)
    app.collectionViews.firstMatch.swipeDown()
    app.collectionViews.firstMatch.swipeDown()
    #expect(app.staticTexts["Row 0"].frame.minY > 422)
  }

  @Test("Content that is to scroll first leaves a sheet as high as it is")
  func scrollingFirst() {
    let app = XCUIApplication { Rows(interaction: .scrolls) }
    app.collectionViews.firstMatch.swipeUp()
    #expect(app.collectionViews.firstMatch.frame.minY == 422)
    #expect(!app.staticTexts["Row 0"].isHittable)
  }

  @Test("LAY-209: a form in the middle of an iPad has one height")
  func form() {
    let app = XCUIApplication { Screen { SizedBox(id: "content") } }
    app.profile.device = .iPadPro11
    app.launch()
    let before = app.buttons["content"].frame
    app.swipeUp()
    #expect(app.buttons["content"].frame == before)
    app.swipeDown()
    #expect(app.staticTexts["behind"].exists)
  }
}
