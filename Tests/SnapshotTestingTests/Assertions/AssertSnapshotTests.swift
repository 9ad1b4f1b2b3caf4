import Foundation
import SnapshotTesting
import SwiftUI
import Testing
import XCTest
import XCUIAutomation

@Suite("assertSnapshot", .snapshots(record: .never)) struct AssertSnapshotTests {
  @Test func `A value equals its reference beside the test`() {
    struct User {
      let name: String
      let tags: [String]
    }
    assertSnapshot(of: User(name: "Ada", tags: ["a", "b"]), as: .dump, testName: "user")
    assertSnapshot(of: "Hello", as: .lines, named: "greeting", testName: "user")
    assertSnapshots(of: 42, as: [.json, .description], testName: "number")
    assertSnapshots(of: 42, as: ["json": .json, "text": .description], testName: "named")
  }

  @Test func `A failure is reported at the line of the call`() {
    let failures = FailureCapture()
    FailureReporter.$capture.withValue(failures) {
      assertSnapshot(of: "Bye", as: .lines, named: "greeting", testName: "user")
    }
    #expect(failures.messages.count == 1)
    #expect(failures.messages.first?.hasSuffix("\u{2212}Hello\n+Bye") == true)
    #expect(failures.failures.first?.location?.text == "AssertSnapshotTests.swift:\(#line - 4)")
  }

  @Test func `The page of a report has the reference, the snapshot and the difference`() async throws {
    struct Refusal: Error {}
    let test = try #require(Test.current)
    let directory = FileManager.default.temporaryDirectory.appendingPathComponent("report-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: directory) }
    let trait: ReportTrait = .report(directory.path)
    await #expect(throws: Refusal.self) {
      try await trait.provideScope(for: test, testCase: Test.Case.current) {
        FailureReporter.$capture.withValue(FailureCapture()) {
          assertSnapshot(of: "Bye", as: .lines, named: "greeting", testName: "user")
        }
        throw Refusal()
      }
    }
    let page = try String(contentsOf: directory.appendingPathComponent("index.html"), encoding: .utf8)
    #expect(
      page.contains(#""comparisons":[{"difference":3,"name":"user.greeting.txt","reference":1,"snapshot":2}]"#))
    #expect(page.contains(#""text":"Bye""#))
  }

  @Test func `Each strategy fails for itself`() {
    let failures = FailureCapture()
    FailureReporter.$capture.withValue(failures) {
      assertSnapshots(of: 43, as: ["json": .json, "none": .json, "text": .description], testName: "named")
      let isRecording: Bool? = nil
      assertSnapshot(matching: 42, as: .json, named: "none", record: false, testName: "named")
      assertSnapshot(of: 42, as: .json, named: "none", record: isRecording, testName: "named")
    }
    #expect(
      failures.messages.map { String($0.prefix(20)) } == [
        "The snapshot \"json\" ", "There is no referenc", "The snapshot \"text\" ", "There is no referenc",
        "There is no referenc",
      ])
  }

  @Test func `An issue is one of Swift Testing's`() {
    withKnownIssue {
      assertSnapshot(of: "Bye", as: .lines, named: "greeting", testName: "user")
    } matching: { issue in
      issue.sourceLocation?.line == #line - 2 && issue.description.contains("+Bye")
    }
  }
}

final class AssertSnapshotXCTests: UITestCase {
  override func invokeTest() {
    withSnapshotTesting(record: .never) { super.invokeTest() }
  }

  func testNumbersBeginAtOneInEachTest() {
    let failures = FailureCapture()
    FailureReporter.$capture.withValue(failures) {
      assertSnapshot(of: 1, as: .json)
      assertSnapshot(of: 1, as: .json)
    }
    XCTAssertTrue(failures.messages.first?.hasSuffix("/testNumbersBeginAtOneInEachTest.1.json") == true)
    XCTAssertTrue(failures.messages.last?.hasSuffix("/testNumbersBeginAtOneInEachTest.2.json") == true)
  }

  func testNumbersBeginAtOneAgain() {
    let failures = FailureCapture()
    FailureReporter.$capture.withValue(failures) {
      assertSnapshot(of: 1, as: .json, testName: "testNumbersBeginAtOneInEachTest")
    }
    XCTAssertTrue(failures.messages.last?.hasSuffix("/testNumbersBeginAtOneInEachTest.1.json") == true)
  }

  func testAFailureIsOneOfXCTest() {
    XCTExpectFailure("The text differs") {
      assertSnapshot(of: "Bye", as: .lines, named: "greeting", testName: "user")
    }
  }
}
