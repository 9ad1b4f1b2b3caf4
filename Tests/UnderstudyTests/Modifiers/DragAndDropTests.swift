import SwiftUI
import Testing
import UnderstudyTesting

@MainActor
@Suite("Dragging values")
struct DragAndDropTests {
  private struct Screen: View {
    @State private var dropped: [String] = []
    @State private var targeted: [Bool] = []
    var body: some View {
      VStack {
        Text("Apple").draggable("apple")
        Text("Seven").draggable(URL(string: "https://example.org")!) { Text("preview") }
        Text("Basket").dropDestination(for: String.self) { items, place in
          dropped += items
          return place.x >= 0
        } isTargeted: {
          targeted.append($0)
        }
        Text("got \(dropped.joined(separator: "+")) \(targeted.map(\.description).joined(separator: " "))")
          .accessibilityIdentifier("got")
      }
    }
  }

  @Test("A value that is held and moved to a destination of its type is dropped there")
  func drop() {
    let app = XCUIApplication { Screen() }
    app.staticTexts["Apple"].press(forDuration: 1, thenDragTo: app.staticTexts["Basket"])
    #expect(app.staticTexts["got"].label == "got apple true false")
  }

  @Test("Nothing is dropped elsewhere, of another type, or where the finger did not rest first")
  func noDrop() {
    let app = XCUIApplication { Screen() }
    app.staticTexts["Apple"].press(forDuration: 1, thenDragTo: app.staticTexts["got"])
    app.staticTexts["Seven"].press(forDuration: 1, thenDragTo: app.staticTexts["Basket"])
    #expect(app.staticTexts["got"].label == "got  ")
  }
}
