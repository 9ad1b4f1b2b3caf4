import Foundation
import SwiftUI
import Testing
import XCUIAutomation

@Suite("F-96: what a failed test leaves")
struct ReportTests {
  private let directory = TemporaryDirectory()
  private let folder = "XCUIAutomationTests.ReportTests"

  /// Runs a body as the trait runs a test.
  private func run(_ body: @escaping @Sendable @MainActor () async throws -> Void) async throws {
    let test = try #require(Test.current)
    let trait: ReportTrait = .report(directory.path)
    try await trait.provideScope(for: test, testCase: Test.Case.current) { try await body() }
  }

  @Test func steps() async throws {
    let line = #line
    func body() async throws {
      try await run {
        let app = XCUIApplication { SignIn() }
        XCTContext.runActivity(named: "Fill in") { activity in
          app.textFields["Name"].tap()
          app.textFields["Name"].typeText("Ann")
          activity.add(XCTAttachment(string: "notes"))
        }
        app.buttons["Save"].tap()
        _ = app.staticTexts["Saved Ann"].waitForExistence(timeout: 5)
        throw Refusal()
      }
    }
    await #expect(throws: Refusal.self) { try await body() }

    let own = "\(folder).steps()"
    let parts = [
      "attachments", "attachments/1-Fill in.txt", "events", "events/1.txt", "failures.txt", "report.json",
      "screenshots",
      "screenshots/failure-1.png", "steps.txt", "trees", "trees/1.txt", "trees/2.txt", "trees/3.txt", "trees/4.txt",
    ]
    #expect(directory.files == [own] + parts.map { "\(own)/\($0)" } + ["index.html", "index.json", "junit.xml"])
    #expect(
      try directory.text("\(own)/steps.txt") == """
        0.0 s  Launch SignIn (ReportTests.swift:\(line + 3))
        0.0 s  Fill in
        0.0 s    Tap "Name" TextField (ReportTests.swift:\(line + 5))
        0.0 s    Type "Ann" into "Name" TextField (ReportTests.swift:\(line + 6))
        0.0 s  Tap "Save" Button (ReportTests.swift:\(line + 9))
        0.0 s  Wait for "Saved Ann" StaticText to exist: yes (ReportTests.swift:\(line + 10))
        2.0 s    Failure 1: Caught error: Refusal()

        """)
    #expect(try directory.text("\(own)/failures.txt") == "\(#filePath):\(line - 1): Caught error: Refusal()\n")
    #expect(
      try directory.text("\(own)/trees/4.txt") == """
         →Application, label: 'SignIn'
            Window (Main)
              TextField, placeholderValue: 'Name', value: Ann, Keyboard Focused
              Button, label: 'Save'
                StaticText, label: 'Save'
              StaticText, label: 'Saved Ann'
            Window
              Keyboard (31 keys)

        """)
    #expect(try directory.text("\(own)/attachments/1-Fill in.txt") == "notes")
    #expect(
      try directory.text("\(own)/events/1.txt").contains(
        "10  2.0 s  SignIn.isSaved: false → true, by a task of Tap \"Save\" Button\n"))
  }

  @Test("F-116: the steps of a report name what was tapped of an alert in the way")
  func interruption() async throws {
    func body() async throws {
      try await run {
        let app = XCUIApplication { Interrupted() }
        app.buttons["Go"].tap()
        throw Refusal()
      }
    }
    await #expect(throws: Refusal.self) { try await body() }
    let steps = try directory.text("\(folder).interruption()/steps.txt").split(separator: "\n")
    #expect(steps.dropFirst().first?.hasPrefix("0.0 s  Tap \"Go\" Button") == true)
    let expected = "0.0 s    Dismiss \"Update\" Alert, which is in the way: tap \"Later\" Button"
    #expect(steps.dropFirst(2).first?.hasPrefix(expected) == true)
  }

  @Test func document() async throws {
    let line = #line
    func body() async throws {
      try await run {
        let app = XCUIApplication { Plain() }
        app.buttons["Add"].tap()
        throw Refusal()
      }
    }
    await #expect(throws: Refusal.self) { try await body() }

    #expect(try directory.text("\(folder).document()/report.json") == document(ofTestAt: line))
  }

  private func document(ofTestAt line: Int) -> String {
    """
    {
      "apps" : [
        {
          "events" : "events/1.txt",
          "name" : "Plain",
          "tree" : "trees/1.txt"
        }
      ],
      "attachments" : [

      ],
      "failures" : [
        {
          "file" : "\(#filePath)",
          "line" : \(line - 1),
          "screenshot" : "screenshots/failure-1.png",
          "step" : 2,
          "text" : "Caught error: Refusal()",
          "time" : 0,
          "tree" : "trees/1.txt"
        }
      ],
      "framework" : "Swift Testing",
      "module" : "XCUIAutomationTests",
      "name" : "XCUIAutomationTests.ReportTests.document()",
      "steps" : [
    \(steps(ofTestAt: line))
      ],
      "suite" : "ReportTests",
      "test" : "document()",
      "version" : 1
    }
    """
  }

  private func steps(ofTestAt line: Int) -> String {
    """
        {
          "after" : "trees/1.txt",
          "begin" : 0,
          "end" : 0,
          "file" : "\(#filePath)",
          "kind" : "action",
          "line" : \(line + 3),
          "number" : 1,
          "steps" : [

          ],
          "title" : "Launch Plain"
        },
        {
          "after" : "trees/1.txt",
          "before" : "trees/1.txt",
          "begin" : 0,
          "end" : 0,
          "file" : "\(#filePath)",
          "kind" : "action",
          "line" : \(line + 4),
          "number" : 2,
          "steps" : [

          ],
          "title" : "Tap \\"Add\\" Button"
        }
    """
  }

  @Test("A passed test writes no folder, and removes what it left when it failed")
  func passed() async throws {
    await #expect(throws: Refusal.self) { try await run { throw Refusal() } }
    #expect(directory.files.contains("\(folder).passed()/report.json"))

    try await run { XCUIApplication { Plain() }.buttons["Add"].tap() }

    #expect(directory.files == ["index.html", "index.json", "junit.xml"])
    #expect(try !directory.text("index.json").contains("passed()"))
  }

  @Test("A test that has not failed makes no directory")
  func nothing() async throws {
    try await run { XCUIApplication { Plain() }.buttons["Add"].tap() }

    #expect(!FileManager.default.fileExists(atPath: directory.path))
  }

  @Test("Each case of a parameterized test has a folder", arguments: ["a/b", "a:b"])
  func cases(argument: String) async throws {
    await #expect(throws: Refusal.self) { try await run { throw Refusal() } }

    let folders = directory.files.filter {
      !$0.contains("/") && !$0.contains(".json") && !$0.contains(".xml") && $0 != "index.html"
    }
    #expect(folders == [try #require(Test.current.map { ReportTitle($0, Test.Case.current).folder })])
    #expect(try directory.text("index.json").contains("cases(argument:) (\\\"\(argument)\\\")"))
  }

  @Test("Nothing is asked of a directory again that cannot be written to")
  func unwritable() async throws {
    try FileManager.default.createDirectory(atPath: directory.path, withIntermediateDirectories: true)
    try Data().write(to: URL(fileURLWithPath: "\(directory.path)/file"))
    let destination = ReportDestination(path: "\(directory.path)/file/reports")
    let title = ReportTitle(framework: "XCTest", module: "M", suite: "S", test: "test")

    TestReport(title, in: destination).add(ReportFailure(text: "failed", file: nil, line: nil))

    #expect(!destination.isUsable)
    #expect(directory.files == ["file"])
  }
}

private struct SignIn: View {
  @State private var name = ""
  @State private var isSaved = false

  var body: some View {
    VStack {
      TextField("Name", text: $name)
      Button("Save") {
        Task {
          try? await Task.sleep(for: .seconds(2))
          isSaved = true
        }
      }
      if isSaved { Text("Saved \(name)") }
    }
  }
}

private struct Interrupted: View {
  @State private var isShown = true
  var body: some View {
    Button("Go") {}.alert("Update", isPresented: $isShown) { Button("Later", role: .cancel) {} }
  }
}

private struct Plain: View {
  var body: some View { Button("Add") {} }
}

private struct Refusal: Error {}
