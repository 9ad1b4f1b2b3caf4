import Foundation
import SwiftUI
import Testing
import UnderstudyTime
import XCTest
import XCUIAutomation

/// Whether the process is one that ``ReportRunTests`` has begun, in which the tests below fail.
private let fails = getenv("UNDERSTUDY_FAILING_FIXTURES").map { $0.pointee != 0 } ?? false

/// The directory that a trait names; nothing is written there but by a process that ``ReportRunTests`` has begun.
private let ofTrait = getenv("UNDERSTUDY_REPORT").map { "\(String(cString: $0))/trait" } ?? "unused"

private let fixtures = #line

final class ReportFixtureCase: UITestCase {
  @MainActor func testFails() throws {
    guard fails else { return }
    let app = XCUIApplication { Button("Add") {} }
    app.buttons["Add"].tap()
    add(XCTAttachment(string: "notes"))
    XCTFail("wrong")
  }
}

@Suite struct ReportFixtures {
  @Test @MainActor func expectation() {
    guard fails else { return }
    let app = XCUIApplication { Button("Add") {} }
    app.buttons["Add"].tap()
    #expect(app.buttons["Remove"].exists)
  }

  @Test func warning() {
    guard fails else { return }
    Issue.record("a warning", severity: .warning)
    withKnownIssue { Issue.record("known") }
  }

  @Test(.report(ofTrait)) func passed() {}

  @Test(.report(ofTrait)) @MainActor func failsElsewhere() {
    guard getenv("UNDERSTUDY_FAILING_ELSEWHERE") != nil else { return }
    #expect(XCUIApplication { Button("Add") {} }.buttons["Remove"].exists)
  }

  @Test @MainActor func tap() { XCUIApplication { Button("Add") {} }.buttons["Add"].tap() }
}

@Suite("F-96: reports of a whole run")
struct ReportRunTests {
  private let directory = TemporaryDirectory()

  private func run(_ arguments: [String], variables: [String: String] = [:]) async throws -> String {
    try await FixtureRun.tests(arguments, reports: directory.path, variables: variables)
  }

  @Test("A failed test of XCTest has its folder")
  func ofXCTest() async throws {
    _ = try await run(["XCUIAutomationTests.ReportFixtureCase/testFails"])

    let folder = "XCUIAutomationTests.ReportFixtureCase.testFails"
    #expect(
      try directory.text("\(folder)/failures.txt").hasSuffix("ReportRunTests.swift:\(fixtures + 8): failed - wrong\n"))
    #expect(
      try directory.text("\(folder)/steps.txt") == """
        0.0 s  Launch Button (ReportRunTests.swift:\(fixtures + 5))
        0.0 s  Tap "Add" Button (ReportRunTests.swift:\(fixtures + 6))
        0.0 s    Failure 1: failed - wrong

        """)
    #expect(try directory.text("\(folder)/attachments/1-Attachment.txt") == "notes")
  }

  @Test(
    "Failed tests of Swift Testing have theirs without a trait, and GitHub gets each failure once")
  func ofSwiftTesting() async throws {
    let output = try await run(
      ["--testing-library", "swift-testing", "--filter", "ReportFixtures"], variables: ["GITHUB_ACTIONS": "true"])

    let folders = Set(directory.files.compactMap { $0.split(separator: "/").first })
    #expect(folders == ["XCUIAutomationTests.ReportFixtures.expectation()", "index.html", "index.json", "junit.xml"])
    let text = try directory.text("XCUIAutomationTests.ReportFixtures.expectation()/failures.txt")
    #expect(text.contains("ReportRunTests.swift:\(fixtures + 17): Expectation failed: "))
    let annotations = output.split(separator: "\n").filter { $0.hasPrefix("::error ") }
    #expect(annotations.count == 1)
    #expect(
      annotations.first?.contains("line=\(fixtures + 17),title=XCUIAutomationTests.ReportFixtures.expectation()::")
        == true)
  }
  @Test("The page has every test of the run, also one that a trait reports elsewhere")
  func results() async throws {
    _ = try await run(
      ["--testing-library", "swift-testing", "--filter", "ReportFixtures"],
      variables: ["UNDERSTUDY_FAILING_ELSEWHERE": "1"])

    let results = [
      "expectation": "failed", "failsElsewhere": "failed", "passed": "passed", "tap": "passed", "warning": "passed",
    ]
    let named = Dictionary(uniqueKeysWithValues: results.map { ("XCUIAutomationTests.ReportFixtures.\($0)()", $1) })
    let page = try ShownPage(directory.text("index.html"))
    #expect(page.outcomes == named)
    #expect(Set(page.details.keys) == ["XCUIAutomationTests.ReportFixtures.expectation()"])
    let other = try ShownPage(directory.text("trait/index.html"))
    #expect(other.outcomes["XCUIAutomationTests.ReportFixtures.failsElsewhere()"] == "failed")
  }

  @Test(
    "With UNDERSTUDY_REPORT_TESTS passed tests are recorded, and the lists of failed ones leave them out")
  func allTests() async throws {
    _ = try await run(
      ["--testing-library", "swift-testing", "--filter", "ReportFixtures"],
      variables: ["UNDERSTUDY_REPORT_TESTS": "all", "UNDERSTUDY_FAILING_FIXTURES": ""])

    let folder = "XCUIAutomationTests.ReportFixtures.tap()"
    #expect(try directory.text("\(folder)/steps.txt").contains(#"Tap "Add" Button"#))
    #expect(!directory.files.contains("index.json"))
    let page = try ShownPage(directory.text("index.html"))
    #expect(page.outcomes[folder] == "passed")
    #expect(page.results[folder]?.steps == 2)
    let steps = try #require(page.details[folder]).steps
    try #require(steps.count == 2)
    #expect(steps[1].after.screen != nil)
  }
}
