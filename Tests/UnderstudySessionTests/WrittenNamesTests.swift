import Foundation
import SwiftUI
import Testing
import UnderstudyCore
import UnderstudyJSON
import XCUIAutomation

@testable import UnderstudySession

/// Names that code must write with care.
@MainActor @Suite("Names in written code") struct WrittenNamesTests {
  @Test(
    "A name is written so that the code compiles and finds the element",
    arguments: [
      ("He said \"hi\"", #"staticTexts["He said \"hi\""]"#), ("two\nlines", #"staticTexts["two\nlines"]"#),
      (#"C:\(1)"#, #"staticTexts["C:\\(1)"]"#), ("it's \\' here", #"staticTexts["it's \\' here"]"#),
      ("tab\there", #"staticTexts["tab\there"]"#), ("👩🏽‍🍳 – ½", #"staticTexts["👩🏽‍🍳 – ½"]"#),
    ])
  func literals(name: String, query: String) {
    let session = session {
      Text("Other")
      Text(verbatim: name)
    }
    session.done("launch")
    #expect(session.done("find", ["query": .string(name)])["matches"]?.elements?.first?["query"]?.text == query)
    let tapped = session.done("tap", ["target": .string(name)])
    #expect(tapped["code"]?.text == "app.\(query).tap()")
    #expect(session.done("tap", ["target": .string(query)])["code"] == tapped["code"])
  }

  @Test("An element can be named as answers show it, with breaks of lines written out and the end cut off")
  func shown() {
    let long = String(repeating: "long ", count: 20)
    let session = session {
      Text("two\nlines")
      Text(verbatim: long)
    }
    let lines = session.done("tree")["lines"]?.texts ?? []
    let names = lines.compactMap { $0.split(separator: "\"").dropFirst().first.map(String.init) }
    #expect(names.first == "two\\nlines" && names.last?.hasSuffix("…") == true)
    for name in names { #expect(session.done("find", ["query": .string(name)])["count"] == 1) }
    #expect(session.done("tap", ["target": .string(names[0])])["code"] == #"app.staticTexts["two\nlines"].tap()"#)
    #expect(session.error("tap", ["target": "two lines…"])?.code == .noneMatches)
  }

  @Test(
    "find and tree write a name in the same way, and what they show finds it",
    arguments: ["He said \"hi\"", "two\nlines", #"C:\(1)"#, "it's", #"\n"#])
  func same(name: String) {
    let session = session {
      Text("Other")
      Text(verbatim: name)
      Text("Third").accessibilityIdentifier(name + " id")
    }
    let shown = String(name.swiftLiteral.dropFirst().dropLast())
    #expect(session.done("tree")["lines"]?.texts?[1] == "e2 StaticText \"\(shown)\"")
    let found = session.done("find", ["query": .string(shown)])
    #expect(found["lines"]?.texts?.first?.hasPrefix("e2 StaticText \"\(shown)\" ") == true, "\(found)")
    #expect(session.done("tree")["lines"]?.texts?[2] == "e3 StaticText \"Third\" #\"\(shown) id\"")
    #expect(session.done("find", ["query": .string("#\"\(shown) id\"")])["matches"]?.elements?.first?["ref"] == "e3")
  }

  @Test("Texts that a control's label is joined of are not listed beside it, and have their names")
  func parts() {
    let session = session {
      Button {
      } label: {
        Text("Assam")
        Text("India")
        Text("6 €")
      }
    }
    #expect(session.done("tree")["lines"]?.texts == ["e1 Button \"Assam, India, 6 €\""])
    #expect(session.done("tap", ["target": "India"])["code"] == #"app.staticTexts["India"].tap()"#)
  }

  @Test("What goes with its container is not listed beside it")
  func containers() {
    let session = teaSession()
    session.done("launch")
    session.done("tap", ["target": "Clear"])
    let gone = (session.done("tap", ["target": "No"])["changes"]?.texts ?? []).filter { $0.hasPrefix("- ") }
    #expect(gone.count == 1)
    #expect(gone.first?.contains("Alert \"Clear all?\"") == true)
  }

  @Test("The file names the app's type as its module does, and takes what it needs")
  func types() throws {
    let nested = LaunchableApp(name: "Tea.Shop.TeaApp", blueprint: .view(named: "Sample") { TeaView() })
    let other = LaunchableApp(name: "Tea.OtherApp", blueprint: .view(named: "Other") { TeaView() })
    let session = AppSession(apps: [nested, other])
    session.done("launch", ["app": "Tea.Shop.TeaApp"])
    let target = #"textFields.matching(NSPredicate(format: "isEnabled == true")).firstMatch"#
    session.done("tap", ["target": .string(target)])
    let code = session.done("code", ["framework": "testing"])["code"]?.text ?? ""
    #expect(code.contains("XCUIApplication(Shop.TeaApp.self)"))
    #expect(code.contains("@testable import Tea\n"))
    #expect(code.contains("import Foundation\n"))
  }

  @Test("A test is written again, reversed or not, and no other file is replaced")
  func files() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("written-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let session = teaSession()
    session.done("launch")
    session.done("assert", ["target": "count", "kind": "label"])
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let file = folder.appendingPathComponent("Tea.swift")
    session.done("write", ["file": .string(file.path)])
    #expect(try String(contentsOf: file, encoding: .utf8).contains("XCTAssertEqual(app.staticTexts[\"count\"].label"))
    session.done("write", ["file": .string(file.path), "reversed": 1])
    #expect(try String(contentsOf: file, encoding: .utf8).contains("XCTAssertNotEqual("))
    let own = folder.appendingPathComponent("Own.swift")
    try Data("// mine\n".utf8).write(to: own)
    #expect(session.error("write", ["file": .string(own.path)])?.code == .file)
    #expect(try String(contentsOf: own, encoding: .utf8) == "// mine\n")
  }
}
