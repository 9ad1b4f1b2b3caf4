import Foundation
import FoundationXML
import SwiftUI
import Testing
import UnderstudyElements
import UnderstudyTime
import XCTest

@testable import XCUIAutomation

/// Each text of a test stays one text, and each name one name.
@Suite("A-16, A-21: Texts with line breaks, commands and long names in reports")
struct ReportTextTests {
  private let directory = TemporaryDirectory()
  private static let text = "Save\r\n::error::Hacked\u{2028}]]>\u{7}"

  private func report(_ suite: String = "Suite") -> TestReport {
    TestReport(
      ReportTitle(framework: "XCTest", module: "M", suite: suite, test: "test()"),
      in: ReportDestination(path: directory.path))
  }

  @Test("A-21: a step, an event and an element take one line each")
  @MainActor func lines() async throws {
    let test = try #require(Test.current)
    let trait: ReportTrait = .report(directory.path)
    try? await trait.provideScope(for: test, testCase: Test.Case.current) {
      try await MainActor.run {
        let app = XCUIApplication {
          Button("One\nTwo\u{2028}Three") {}
        }
        XCTContext.runActivity(named: "Pay\n9.9 s  Tap nothing") { _ in app.buttons["One\nTwo\u{2028}Three"].tap() }
        throw Refusal()
      }
    }
    let folder = "XCUIAutomationTests.ReportTextTests.lines()"
    let steps = try directory.text("\(folder)/steps.txt").split(separator: "\n")
    #expect(steps.count == 4)
    #expect(steps[1].hasSuffix(#"Pay\n9.9 s  Tap nothing"#))
    #expect(steps[2].contains(#"Tap "One\nTwo\u{2028}Three" Button"#))
    let tree = try directory.text("\(folder)/trees/1.txt").split(separator: "\n")
    #expect(tree.allSatisfy { $0.contains("Application") || $0.contains("Window") || $0.contains("One\\nTwo") })
    let events = try directory.text("\(folder)/events/1.txt").split(separator: "\n")
    #expect(events.allSatisfy { $0.first?.isNumber == true })
  }

  private struct Refusal: Error {}

  @Test("A-21: a failure is one text in failures.txt, index.json and JUnit's XML, whatever is in it")
  func failures() throws {
    let report = report(Self.text)
    report.add(ReportFailure(text: "\(Self.text)\n\nmore", file: "/M/A\nB.swift", line: 3))
    report.add(ReportFailure(text: "second", file: nil, line: nil))
    report.finish()

    let folder = try #require(directory.files.first { !$0.contains("/") && $0.hasPrefix("M.Save") })
    let failures = try directory.text("\(folder)/failures.txt")
    #expect(failures.components(separatedBy: "\n\n").count == 2)
    let junit = try XMLDocument(data: Data(directory.text("junit.xml").utf8))
    let failure = try #require(junit.nodes(forXPath: "//testcase/failure").first as? XMLElement)
    #expect(failure.attribute(forName: "message")?.stringValue == "Save")
    let shown = Self.text.replacingOccurrences(of: "\u{7}", with: "")
    #expect(failure.stringValue?.contains("\(shown)\n\nmore") == true)
    let test = try #require(junit.nodes(forXPath: "//testcase").first as? XMLElement)
    #expect(test.attribute(forName: "classname")?.stringValue == "M.\(shown)")
    #expect(try junit.nodes(forXPath: "//testcase").count == 1)
  }

  @Test("A-21: a line that begins like a command of a workflow has a backslash")
  func commands() {
    #expect(GitHubAnnotation.withoutCommands("a::b, a: b") == "a::b, a: b")
    #expect(GitHubAnnotation.withoutCommands("::error::x") == "\\::error::x")
    #expect(GitHubAnnotation.withoutCommands("a\n  ::add-mask::x\r\n::b") == "a\n  \\::add-mask::x\n\\::b")
    #expect(GitHubAnnotation.withoutCommands("a ##[error]b") == "a ##\\[error]b")
    #expect(GitHubAnnotation.withoutCommands("\\::error::x") == "\\::error::x")
  }

  @Test("A-16: attachments of any name are kept in files, the same in all places")
  func names() throws {
    for name in [
      String(repeating: "x", count: 5_000), "../../etc", "a/b:c\nd", "", ".",
      "ü" + String(repeating: "\u{301}", count: 900),
    ] {
      let folder = "\(directory.path)/\(UUID().uuidString)"
      let attachment = XCTAttachment(string: "notes")
      attachment.name = name
      attachment.lifetime = .keepAlways
      XCTAttachment.store([attachment], of: Named(), in: folder)
      let files = try FileManager.default.contentsOfDirectory(atPath: folder)
      #expect(files.count == 1)
      #expect(files.allSatisfy { $0.hasSuffix(".txt") && $0.utf8.count < 255 && !$0.contains("\n") })
    }
  }

  private final class Named: XCTestCase {
    convenience init() { self.init(name: "Named.test/a:b\(String(repeating: "z", count: 400))") { _ in } }
  }
}
