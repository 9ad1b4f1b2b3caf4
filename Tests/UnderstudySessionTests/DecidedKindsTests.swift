import Foundation
import SwiftUI
import Testing
import UnderstudyElements
import UnderstudyJSON

@testable import UnderstudyClient
@testable import UnderstudySession

private struct Settings: View {
  @State private var volume = 0.5
  @State private var isAsking = false
  @State private var isShown = false

  var body: some View {
    VStack {
      Text("Volume")
      Button("Ask") { isAsking = true }
      Button("Show") { isShown = true }
      Menu("More") { Button("Print") {} }
    }
    .alert("Sure?", isPresented: $isAsking) { Button("Yes") {} }
    .sheet(isPresented: $isShown) { Slider(value: $volume).accessibilityIdentifier("volume") }
  }
}

@MainActor @Suite("What answers say is decided") struct DecidedKindsTests {
  private func decided(_ answer: JSON) -> [String]? { answer["decided"]?.texts }

  @Test("An answer names the kinds of what it shows whose places are decided, and nothing else")
  func kinds() {
    let session = session { Settings() }
    #expect(decided(session.done("tree")) == [])
    #expect(decided(session.done("tap", ["target": "Ask"])) == ["places of Alert"])
    #expect(decided(session.done("tap", ["target": "Yes"])) == [])
    #expect(decided(session.done("tap", ["target": "More"])) == ["places of the menu"])
    session.done("tap", ["target": "Print"])
    #expect(decided(session.done("tap", ["target": "Show"])) == ["places of the sheet, Slider"])
    #expect(decided(session.done("tree")) == ["places of the sheet, Slider"])
  }

  @Test("A match has the rules that its place follows from, those of what is around it too")
  func matches() {
    let session = session { Settings() }
    func rules(_ query: String) -> [String]? {
      session.done("find", ["query": .string(query)])["matches"]?.elements?.first.flatMap(decided)
    }
    #expect(rules("Ask") == nil)
    session.done("tap", ["target": "Ask"])
    #expect(rules("Yes") == ["LAY-211"])
    #expect(rules("Ask") == nil)
    session.done("tap", ["target": "Yes"])
    session.done("tap", ["target": "Show"])
    #expect(rules("volume") == ["LAY-209", "LAY-210", "LAY-237"])
  }

  @Test("Labels that are made of a symbol's name, and elements of which no source says, are named, too")
  func labels() {
    let session = session {
      VStack {
        Image(systemName: "bell.fill")
        ColorPicker("Ink", selection: .constant(.red))
      }
    }
    #expect(
      decided(session.done("launch")) == ["places of Image", "elements of ColorWell", "labels of symbols"])
    let known = self.session { Image(systemName: "trash") }
    #expect(decided(known.done("launch")) == ["places of Image"])
    // Its description is known, and is its name.
    #expect(decided(self.session { Image(systemName: "info") }.done("launch")) == ["places of Image"])
    let button = self.session {
      Button {
      } label: {
        Image(systemName: "bell.badge")
      }
    }
    #expect(decided(button.done("launch")) == ["labels of symbols"])
    #expect(decided(self.session { Button("Save") {}.accessibilityIdentifier("save") }.done("launch")) == [])
  }

  private func session<V: View>(@ViewBuilder _ content: @escaping @MainActor () -> V) -> AppSession {
    UnderstudySessionTests.session(content)
  }

  @Test("The text has one line of it, and a step always has room for the beginning")
  func texts() {
    let answer = session { Settings() }.done("tap", ["target": "Ask"])
    #expect(AnswerText.text(["result": answer], of: "tap").contains("\ndecided: places of Alert\nnext: "))
    let changes = (1...9).map { "+ e\($0) " + String(repeating: "x", count: 90) }
    let long: JSON = .members([
      "step": 1, "title": "Tap", "screen": "a", "time": 0, "changes": .texts(changes),
      "decided": .texts(["places of Alert, Slider, Stepper, Picker, PickerWheel, DatePicker, Image"]),
    ])
    let text = AnswerText.text(["result": long], of: "tap")
    #expect(text.contains("\ndecided: places of Alert, Slider"))
    #expect(text.count <= 4 * 80)
    let match: JSON = [
      "ref": "e1", "type": "Button", "label": "Yes", "query": "app.x", "decided": .texts(["LAY-211"]),
    ]
    #expect(
      AnswerText.text(["result": ["count": 1, "lines": .texts([MatchLine.text(of: match)])]], of: "find")
        == "1 match\ne1 Button \"Yes\" place decided (LAY-211) app.x")
  }

  // MARK: - The tables

  /// Decided rules that answers do not name, with the reason.
  private static let unnamed: [String: Set<String>] = [
    "they say when and how something is laid out or drawn, not where an element of a kind is": [
      "LAY-031", "LAY-060", "LAY-062", "LAY-063", "LAY-064", "LAY-180", "LAY-400", "LAY-401", "LAY-402", "LAY-403",
      "LAY-404", "LAY-405",
    ],
    "they are about touches and scrolling": [
      "LAY-134", "LAY-135", "LAY-343", "LAY-351", "LAY-353", "LAY-361", "LAY-372", "LAY-373", "LAY-374", "LAY-378",
      "LAY-379",
    ],
    "they hold for texts and buttons, which all screens have; the page says so": [
      "LAY-235", "LAY-304", "LAY-306", "LAY-307", "LAY-308", "LAY-312",
    ],
    "their containers have no element": ["LAY-122", "LAY-243", "LAY-244", "LAY-245", "LAY-274", "LAY-277"],
  ]

  private func text(_ path: String) throws -> String {
    let package = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    return try String(contentsOf: package.appendingPathComponent(path), encoding: .utf8)
  }

  @Test("The rules are the decided ones of the coverage of layout; each other decided rule has its reason")
  func rules() throws {
    let rows = try text("Harness/Coverage/Layout.tsv").split(separator: "\n").map { $0.split(separator: "\t") }
    let decided = Set(rows.filter { $0.count > 2 && $0[2] == "decision" }.map { String($0[0]) })
    let named = Set(DecidedKinds.places.values.joined() + DecidedKinds.sheet + DecidedKinds.menu)
    let unnamed = Self.unnamed.values.reduce(into: Set()) { $0.formUnion($1) }
    #expect(named.isDisjoint(with: unnamed))
    #expect(named.union(unnamed).symmetricDifference(decided).sorted() == [])
  }

  @Test("The page of elements has no source but a decision for the types that answers call decided")
  func elements() throws {
    let rows = try text("Docs/Elements.md").split(separator: "\n")
    for type in DecidedKinds.elements {
      let sources = rows.filter { $0.contains("`\(type)`") && $0.hasPrefix("| ") }
        .map { $0.split(separator: "|").last?.trimmingCharacters(in: .whitespaces) }
      #expect(!sources.isEmpty && sources.allSatisfy { $0 == "decision" }, "\(type)")
    }
  }

  @Test("The page of sessions names each type and each rule of a type")
  func page() throws {
    let page = try text("Docs/Session.md")
    let types = Set(DecidedKinds.places.keys).union(DecidedKinds.elements).map { "`\($0)`" }
    let rules = DecidedKinds.places.values.joined() + DecidedKinds.sheet + DecidedKinds.menu
    #expect((types + rules).filter { !page.contains($0) } == [])
  }
}
