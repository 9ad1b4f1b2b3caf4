import SwiftUI
import Testing
import UnderstudyTesting

private struct NamesKey: PreferenceKey {
  static let defaultValue: [String] = []
  static func reduce(value: inout [String], nextValue: () -> [String]) { value += nextValue() }
}

private struct Tagged: ViewModifier {
  let name: String
  func body(content: Content) -> some View {
    content
      .preference(key: NamesKey.self, value: [name])
      .accessibilityIdentifier(name)
  }
}

@MainActor
private final class Model: ObservableObject {
  @Published var name = "a"
}

private struct Screen: View {
  @ObservedObject var model: Model
  var body: some View { VStack { Text("Text").modifier(Tagged(name: model.name)) } }
}

@MainActor
@Suite("What a modifier's body writes on its content")
struct ModifierContentTests {
  @Test("Preferences and attributes on the content follow the modifier's properties")
  func changes() {
    let model = Model()
    let app = XCUIApplication { Screen(model: model) }
    let names = app.preferences(NamesKey.self)
    #expect(names.value == ["a"])

    for name in ["b", "c"] {
      model.name = name
      #expect(names.value == [name])
      #expect(app.staticTexts["Text"].identifier == name)
    }
  }
}
