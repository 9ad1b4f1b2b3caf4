import Foundation
import SwiftUI
import Testing
import XCTest

@testable import XCUIAutomation

/// What newer toolchains do, whose XCTest takes the issues that Swift Testing has no test for: they become failures of the running
/// test case. Swift Testing of 6.3 has the way already, and XCTest does not use it.
private enum PassingOn {
  private typealias Handler =
    @Sendable @convention(c) (UnsafePointer<CChar>, UnsafeRawPointer, Int, UnsafeRawPointer?) -> Void

  private struct Record: Decodable {
    struct Payload: Decodable {
      struct Issue: Decodable {
        struct Place: Decodable {
          let filePath: String?
          let _filePath: String?
          let line: Int
        }
        let sourceLocation: Place?
      }
      struct Message: Decodable { let text: String }
      let kind: String
      let issue: Issue?
      let messages: [Message]
    }
    let payload: Payload
  }

  /// The test case that takes the issues; nil outside of these tests. Used on the main thread only.
  nonisolated(unsafe) static var current: XCTestCase?

  /// Whether Swift Testing hands its issues over; a process can ask for it once.
  static let isInstalled: Bool = {
    guard let function = dlsym(nil, "_swift_testing_installFallbackEventHandler") else { return false }
    let install = unsafeBitCast(function, to: (@convention(c) (Handler) -> Bool).self)
    return install { _, bytes, count, _ in PassingOn.take(Data(bytes: bytes, count: count)) }
  }()

  private static func take(_ data: Data) {
    guard let current, let event = try? JSONDecoder().decode(Record.self, from: data).payload, let issue = event.issue
    else { return }
    let place = issue.sourceLocation
    current.recordFailure(
      withDescription: event.messages.map(\.text).joined(separator: "\n"),
      inFile: place?.filePath ?? place?._filePath ?? "", atLine: place?.line ?? 0, expected: true)
  }
}

final class PassedOnFailureTests: XCTestCase {
  private func failures(_ body: @escaping @MainActor (StoppedTestCase) throws -> Void) -> [String] {
    let test = StoppedTestCase.runOnMain {
      $0.stops = false
    } body: { test in
      PassingOn.current = test
      defer { PassingOn.current = nil }
      try body(test)
    }
    return test.failures
  }

  private func assert(_ failures: [String], are prefixes: [String], line: Int = #line) {
    guard failures.count != prefixes.count || !zip(failures, prefixes).allSatisfy({ $0.hasPrefix($1) }) else { return }
    recordFailure(withDescription: "failures \(failures)", inFile: #filePath, atLine: line, expected: true)
  }

  override func setUpWithError() throws {
    guard PassingOn.isInstalled else { throw XCTSkip("Another library takes the issues.") }
  }

  func testAnExpectationThatIsPassedOnIsOneFailure() {
    assert(failures { _ in #expect(Int("brew") == 7) }, are: ["Expectation failed"])
  }

  func testAReadThatHasFailedIsNotReportedAgainByTheExpectationAroundIt() {
    let failures = failures { _ in
      let app = XCUIApplication { Text("Hello") }
      #expect(app.staticTexts["Goodbye"].label == "Goodbye")
    }
    assert(failures, are: ["Failed to get matching snapshot"])
  }

  func testARequirementThatIsPassedOnIsNotReportedAgainByItsError() {
    assert(failures { _ in _ = try #require(Int("brew")) }, are: ["Expectation failed"])
  }

  func testARequirementThatIsNotPassedOnFailsByItsError() {
    let failures = failures { _ in
      PassingOn.current = nil
      _ = try #require(Int("brew"))
    }
    assert(failures, are: ["threw error \"ExpectationFailedError"])
  }
}
