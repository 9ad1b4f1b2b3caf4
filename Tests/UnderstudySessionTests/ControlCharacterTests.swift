import SwiftUI
import Testing
import UnderstudyElements
import UnderstudyJSON

@testable import UnderstudyClient
@testable import UnderstudySession

private struct TextKey: PreferenceKey {
  static let defaultValue = ""
  static func reduce(value: inout String, nextValue: () -> String) { value += nextValue() }
}

/// A button of a name, which it keeps as state and sends up.
private struct Named: View {
  let name: String
  let isIdentifier: Bool
  @State private var kept = ""
  @State private var received = ""

  var body: some View {
    VStack {
      Button(isIdentifier ? "Press" : name) { kept = name }.accessibilityIdentifier(isIdentifier ? name : "")
      TextField("Field", text: $kept)
    }
    .preference(key: TextKey.self, value: kept)
    .onPreferenceChange(TextKey.self) { received = $0 }
  }
}

@MainActor @Suite("Names with characters that cannot be seen") struct ControlCharacterTests {
  nonisolated private static let names = [
    "Tea\u{202E}eet", "\u{2067}Tea\u{2069}", "Te\u{200B}a", "Tea\u{1}\u{7F}", "T\te\u{FEFF}a", "שלום\u{200F} tea",
    "👨‍👩‍👧 tea", "می\u{200C}خواهم", "<b>Tea</b></script>&amp;<!-- ]]>",
  ]

  @Test("Answers show them as in Swift, and what they print finds the element", arguments: names, [true, false])
  func answers(name: String, isIdentifier: Bool) throws {
    let session = session { Named(name: name, isIdentifier: isIdentifier) }
    func text(_ call: String, _ parameters: KeyValuePairs<String, JSON?> = [:]) -> String {
      let text = AnswerText.text(["result": session.done(call, parameters)], of: call)
      #expect(!text.unicodeScalars.contains(where: isHidden), "\(call): \(text.debugDescription)")
      return text
    }
    let shown = name.onOneLine
    #expect(text("tree").contains(isIdentifier ? "#" : "\"\(shown)\""))
    #expect(text("tree").contains(shown))
    let match = try #require(session.done("find", ["query": .string(name)])["matches"]?.elements?.first)
    let query = try #require(match["query"]?.text)
    for pasted in [name, shown, query] {
      #expect(session.done("find", ["query": .string(pasted)])["matches"]?.elements == [match], "\(pasted)")
      #expect(text("find", ["query": .string(pasted)]).hasPrefix("1 match\ne1 Button"))
    }
    #expect(text("tap", ["target": .string(shown)]).contains(shown))
    #expect(text("state").contains("kept"))
    #expect(text("why", ["name": "kept"]).contains("kept"))
    #expect(text("preferences").contains("TextKey"))
    for call in ["events", "steps", "audit", "issues", "code"] { _ = text(call) }
  }

  @Test("Errors show them as in Swift, too", arguments: names)
  func errors(name: String) throws {
    let session = session { Text("Coffee") }
    for call in ["tap", "clear", "assert"] {
      let error = try #require(session.error(call, ["target": .string("x" + name)]))
      let text = AnswerText.text(["error": error.json], of: call)
      #expect(!text.unicodeScalars.contains(where: isHidden), "\(text.debugDescription)")
    }
    for call in ["state", "why"] {
      let error = try #require(session.error(call, [call == "why" ? "name" : "view": .string(name)]))
      #expect(!AnswerText.text(["error": error.json], of: call).unicodeScalars.contains(where: isHidden))
    }
  }
}

/// Whether it may turn a line around, or is not seen: joiners inside of words and emoji aside.
private func isHidden(_ scalar: Unicode.Scalar) -> Bool {
  if scalar == "\n" || scalar == "\u{200C}" || scalar == "\u{200D}" { return false }
  return scalar.properties.generalCategory == .format || scalar.properties.generalCategory == .control
}
