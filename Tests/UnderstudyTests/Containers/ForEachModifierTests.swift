import SwiftUI
import Testing
import UnderstudyTesting

@MainActor
@Suite("Modifiers on a ForEach")
struct ForEachModifierTests {
  struct Screen: View {
    let isConstant: Bool
    @State private var count = 0
    private let names = ["a", "b"]

    var body: some View {
      Button("Add") { count += 1 }
      if isConstant {
        ForEach(0..<2) { Text("row \($0)") }.overlay { Text("count \(count)") }
      } else {
        ForEach(names, id: \.self) { Text($0) }.overlay { Text("count \(count)") }
      }
    }
  }

  @Test("A modifier on rows that stay the same follows its own value", arguments: [false, true])
  func follows(isConstant: Bool) {
    let app = XCUIApplication { Screen(isConstant: isConstant) }
    app.buttons["Add"].tap()
    #expect(app.staticTexts.allElementsBoundByIndex.count { $0.label == "count 1" } == 2)
  }

  struct Shown: ViewModifier {
    func body(content: Content) -> some View {
      Text("before")
      content
    }
  }

  @Test("A modifier on a group follows its own value on views with modifiers and lists of their own")
  func group() {
    struct Pair: View {
      var body: some View {
        Text("a")
        Text("b")
      }
    }
    struct Screen: View {
      @State private var count = 0
      var body: some View {
        Button("Add") { count += 1 }
        Group {
          Text("c").modifier(Shown())
          Pair()
        }
        .overlay { Text("count \(count)") }
      }
    }
    let app = XCUIApplication { Screen() }
    app.buttons["Add"].tap()
    let labels = app.staticTexts.allElementsBoundByIndex.map(\.label)
    #expect(!labels.contains("count 0"))
    #expect(labels.count { $0 == "count 1" } >= 3)
  }
}
