import Foundation
import SwiftUI
import Testing
import UnderstudyTime
import XCTest
import XCUIAutomation

/// Whether the process is one that ``ReportRunTests`` has begun, in which the tests below fail.
private let fails = getenv("UNDERSTUDY_FAILING_FIXTURES") != nil

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

  @Test(.report("unused")) func passed() {}
}

@Suite("F-96: reports of a whole run")
struct ReportRunTests {
  private let directory = TemporaryDirectory()

  /// Runs tests of this program in a process that writes reports.
  ///
  /// - Returns: its standard output.
  private func run(_ arguments: [String], variables: [String: String] = [:]) async throws -> String {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
    process.arguments = arguments
    process.environment = ProcessInfo.processInfo.environment.merging(
      variables.merging(["UNDERSTUDY_FAILING_FIXTURES": "1", "UNDERSTUDY_REPORT": directory.path]) { $1 }
    ) { $1 }
    let output = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try Data().write(to: output)
    defer { try? FileManager.default.removeItem(at: output) }
    process.standardOutput = try FileHandle(forWritingTo: output)
    process.standardError = FileHandle.nullDevice
    try await withCheckedThrowingContinuation { (continuation: CheckedContinuation<Void, any Error>) in
      process.terminationHandler = { _ in continuation.resume() }
      do { try process.run() } catch { continuation.resume(throwing: error) }
    }
    return try String(contentsOf: output, encoding: .utf8)
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
    "Failed tests of Swift Testing have theirs without a trait, and GitHub gets each failure once",
    .needsTestEvents)
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
}
