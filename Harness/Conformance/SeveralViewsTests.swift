import SwiftUI
import Testing
import UnderstudyTesting

@MainActor
@Suite("F-05: modifiers on several views")
struct SeveralViewsTests {
  @Test("F-05: what is written on a group lies outside of each view's own preference")
  func preferences() {
    struct Screen: View {
      @State private var said: [String] = []
      var body: some View {
        Text("Said \(said.joined(separator: "-"))")
        Group {
          Text("A").preference(key: LastKey.self, value: "a")
          Text("B").preference(key: LastKey.self, value: "b")
        }
        .onPreferenceChange(LastKey.self) { said.append($0) }
      }
    }
    let app = XCUIApplication { Screen() }
    #expect(app.staticTexts["Said a-b"].exists)
  }

  @Test("F-05: a transform on a group sees each view's value, and an outer value replaces it")
  func transforms() {
    struct Screen: View {
      @State private var names: [String] = []
      @State private var last = ""
      var body: some View {
        Text("Names \(names.joined(separator: "-")), last \(last)")
        VStack {
          Group {
            Text("A").preference(key: NamesKey.self, value: ["a"])
            Text("B").preference(key: NamesKey.self, value: ["b"])
          }
          .transformPreference(NamesKey.self) { $0 = $0.map { $0 + "!" } }
          Group {
            Text("C").preference(key: LastKey.self, value: "inner")
          }
          .preference(key: LastKey.self, value: "outer")
        }
        .onPreferenceChange(NamesKey.self) { names = $0 }
        .onPreferenceChange(LastKey.self) { last = $0 }
      }
    }
    let app = XCUIApplication { Screen() }
    #expect(app.staticTexts["Names a!-b!, last outer"].exists)
  }
}
