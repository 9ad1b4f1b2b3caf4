import Foundation
import SwiftUI
import Testing
import UnderstudyJSON

@testable import UnderstudySession

private final class Shelf: ObservableObject { @Published var count = 1 }

@Observable private final class Kettle { var isHot = false }

/// Views with objects that are not in the environment, which their bodies do not use.
private struct Careless: View {
  @EnvironmentObject private var shelf: Shelf
  @Environment(Kettle.self) private var kettle
  @State private var cups = 2

  var body: some View { Text("\(cups) cups") }
}

private struct Counter: View {
  @State private var count = 0

  var body: some View {
    Button("More than \(count)") { count += 1 }.accessibilityIdentifier("\(count)-more")
  }
}

private struct Shop: View {
  @State private var name = "It's"

  var body: some View {
    Button(name) { name = "Ada's" }
    Text("Tea").accessibilityValue("Ada's")
  }
}

@MainActor struct LookTests {
  @Test("Looking at the state of a view does not use objects that the environment lacks")
  func missingObjects() {
    let session = session { Careless() }
    #expect(session.done("state")["lines"]?.texts == ["Careless.cups = 2"])
  }

  @Test("Apostrophes are shown as they are")
  func apostrophes() {
    let session = session { Shop() }
    session.done("tap", ["target": "It's"])
    #expect(session.done("state")["lines"]?.texts == ["Shop.name = \"Ada's\""])
    for answer in [
      session.done("find", ["query": "Ada's"]), session.done("find", ["query": "Tea"]), session.done("events"),
      session.done("why", ["name": "name"]),
    ] {
      let text = answer["lines"]?.texts?.joined() ?? ""
      #expect(text.contains("Ada's") && !text.contains("\\'"), "\(text)")
    }
    #expect(session.error("why", ["name": "It's"])?.message.contains("\"It's\"") == true)
  }

  @Test("Events are listed behind a number, which the answer repeats")
  func events() {
    let session = teaSession()
    session.done("tap", ["target": "Clear"])
    let answer = session.done("events", ["after": 2])
    #expect(answer["after"] == 2)
    #expect(answer["events"]?.elements?.first?["number"] == 3)
    #expect(session.done("events")["after"] == nil)
  }

  @Test("The audit lists a kind of problem once, with the elements below it, a count and one advice")
  func audit() throws {
    let session = session {
      VStack {
        Button("") {}.frame(width: 60, height: 60)
        Button("") {}.frame(width: 60, height: 60)
        Button("Pour") {}.frame(width: 60, height: 60)
        VStack { Text("Tea").accessibilityIdentifier("tea") }.accessibilityIdentifier("teas")
      }
    }
    let audit = session.done("audit")
    let lines = audit["lines"]?.texts ?? []
    let first = try #require(lines.firstIndex(of: "Element has no description (2)"), "\(lines)")
    #expect(lines[(first + 1)...].prefix(2) == ["  e1 Button", "  e2 Button"])
    #expect(lines[first + 3].hasPrefix("  Try: accessibilityLabel(_:)"))
    #expect(lines.filter { $0.hasPrefix("  Try: accessibilityLabel(_:)") }.count == 1)
    let hidden = try #require(lines.firstIndex(of: "Identifier hides those inside"), "\(lines)")
    #expect(lines[hidden + 1].hasPrefix("  e4 StaticText \"Tea\" #teas: 'teas' is on a plain container"), "\(lines)")
    let findings = audit["findings"]?.elements ?? []
    #expect(findings.map { $0["ref"]?.text } == ["e1", "e2", "e3", "e4"])
    #expect(findings.last?["found"]?.text?.hasPrefix("'teas' is on a plain container") == true)
    #expect(findings.last?["advice"]?.text?.contains(".contain") == true)
  }

  @Test("Of a kind that very many elements are of, the audit lists the first, and how many more there are")
  func auditOfMany() {
    let session = session {
      VStack(spacing: 0) { ForEach(0..<15) { _ in Button("") {}.frame(width: 60, height: 45) } }
    }
    let audit = session.done("audit")
    let lines = audit["lines"]?.texts ?? []
    #expect(lines.first == "Element has no description (15)", "\(lines)")
    #expect(lines.contains("  … and 3 more"))
    #expect(audit["findings"]?.elements?.count == 15)
  }

  @Test("A picture as PNG has two pixels for each point")
  func picture() throws {
    let answer = session { Text("Tea") }.done("picture", ["format": "png"])
    let data = try #require(answer["png"]?.text.flatMap { Data(base64Encoded: $0) })
    // The width and the height in the first chunk.
    let size = [16, 20].map { place in data[place..<place + 4].reduce(0) { $0 << 8 | Int($1) } }
    #expect(size == [390 * 2, 844 * 2])
    #expect(answer["width"] == 390)
  }

  @Test("What does not exist is said not to, without a word of what was not asked for")
  func missing() {
    let session = teaSession()
    let error = session.error("assert", ["target": "descendants(matching: .any)[\"Mint\"]"])
    #expect(error?.message.hasSuffix("does not exist.") == true, "\(error?.message ?? "")")
    #expect(error?.advice?.contains("Leave") == false)
    let other = session.error("assert", ["target": "count", "kind": "label", "expected": "7"])
    #expect(other?.advice?.contains("Leave") == true)
  }

  @Test("A change of a name says the old and the new one, and none of them twice")
  func renamed() {
    let session = session { Counter() }
    #expect(
      session.done("tap", ["target": "0-more"])["changes"]?.texts == [
        "e1 Button label \"More than 0\" → \"More than 1\" identifier \"0-more\" → \"1-more\""
      ])
  }

  @Test("Without a bar that has a button there is no way back, and the answer says so")
  func noBackButton() {
    let error = session { Counter() }.error("backButton")
    #expect(error?.code == .noneMatches)
    #expect(error?.message == "No navigation bar that can be reached has a button.")
  }

  @Test("An empty field is expected to be empty, and the test expects what it reads then, the placeholder")
  func emptyField() {
    let session = teaSession()
    #expect(session.done("assert", ["target": "name", "kind": "value", "expected": ""])["step"] == 1)
    let code = session.done("code")["code"]?.text ?? ""
    #expect(code.contains("XCTAssertEqual(app.textFields[\"name\"].value as? String, \"Name\")"), "\(code)")
    session.done("type", ["text": "Mint", "target": "name"])
    #expect(session.error("assert", ["target": "name", "kind": "value", "expected": ""])?.code == .assertionFailed)
  }

  @Test("With the keyboard up, Return is one of the next steps")
  func keyboard() {
    let session = session {
      VStack {
        TextField("Name", text: .constant("")).accessibilityIdentifier("name")
        Spacer()
        Button("Save") {}
      }
    }
    #expect(
      session.done("type", ["text": "a", "target": "name"])["next"]?.texts == [
        "type … into \"name\"", "tap \"Save\"", "type \"\\n\"",
      ])
  }

  @Test("A next step has the reference of an element whose name a shell would read otherwise")
  func names() throws {
    let session = session {
      ForEach(["Say \"hi\"", "5 $", "Fine"], id: \.self) { Button($0) {} }
    }
    let next = try #require(session.done("tap", ["target": "Fine"])["next"]?.texts)
    #expect(next.allSatisfy { $0 == "tap \"Fine\"" || $0.wholeMatch(of: /tap e\d+/) != nil } && next.count == 3)
  }
}
