import SwiftUI
import Testing
import UnderstudyTesting

@testable import XCUIAutomation

@Suite("F-90: Which reads a failure of a variable is about")
struct FailureOfValuesTests {
  @Test(
    "A text without values says only that a condition did not hold",
    arguments: [
      ("XCTAssertTrue failed - ", true), ("XCTAssertFalse failed - it is there", true),
      ("failed - no list", true), ("Issue recorded", true),
      ("XCTUnwrap failed: expected non-nil value of type \"Int\" - ", true), ("XCTAssertNotNil failed - ", true),
      ("XCTAssertEqual failed: (\"2\") is not equal to (\"3\") - ", false), ("XCTAssertNil failed: \"7\" - ", false),
      ("Expectation failed: isShown", true), ("Expectation failed: !(isShown → <not evaluated>)", true),
      ("Expectation failed: (a == 1 → false) && (b → true)", true),
      ("Expectation failed: (all → []).first → nil", true),
      ("Expectation failed: (count → 2) == 3", false),
    ])
  func withoutValues(text: String, expected: Bool) {
    #expect(FailureOfValues(text: text).isWithoutValues == expected)
  }

  @Test(
    "A read with a value that the text shows is one of them",
    arguments: [
      ("XCTAssertEqual failed: (\"2 items\") is not equal to (\"3 items\")", true),
      ("XCTAssertEqual failed: (\"7\") is not equal to (\"8\")", false), ("XCTAssertTrue failed - ", false),
      ("Expectation failed: (label → \"2 items\") == \"3 items\"", true),
      ("Expectation failed: (count → 7) == 8", false),
    ])
  @MainActor func values(text: String, expected: Bool) {
    let app = XCUIApplication { Text("2 items") }
    let read = RecentReads.Read(
      subject: .element(app.staticTexts.firstMatch), finding: .property("label", "2 items"), frames: CallFrames())
    #expect(FailureOfValues(text: text).concerns(read) == expected)
  }

  @Test("A failed read is what its empty result comes from, and a spy's calls what is compared with a part of one")
  @MainActor func resultsAndCalls() {
    let app = XCUIApplication { Text("2 items") }
    var read = RecentReads.Read(subject: .element(app.buttons["Go"]), finding: .missing, frames: CallFrames())
    let failure = FailureOfValues(text: "Expectation failed: (label → \"\") == \"Go\"")
    #expect(!failure.concerns(read))
    read.isReported = true
    #expect(failure.concerns(read))

    let calls = RecentReads.Read(
      subject: .value(name: "a spy") { [] }, finding: .calls([(id: 7, name: "tea")]), frames: CallFrames())
    for text in [
      "(spy.calls.count → 1) == 2", "(name → \"tea\") == \"coffee\"", "XCTAssertEqual failed: (\"1\") is not",
    ] {
      #expect(FailureOfValues(text: text).concerns(calls))
    }
    #expect(!FailureOfValues(text: "(name → \"milk\") == \"coffee\"").concerns(calls))
  }

  @Test("An absence may be what a bare condition is about, and a wait what a waiter's result is about")
  @MainActor func absences() {
    let app = XCUIApplication { Text("2 items") }
    let absence = RecentReads.Read(subject: .element(app.buttons["Go"]), finding: .missing, frames: CallFrames())
    #expect(FailureOfValues(text: "XCTAssertTrue failed - ").concerns(absence))
    #expect(FailureOfValues(text: "XCTAssertEqual failed: (\"false\") is not equal to (\"true\")").concerns(absence))
    #expect(!FailureOfValues(text: "XCTAssertEqual failed: (\"7\") is not equal to (\"8\")").concerns(absence))
    let wait = RecentReads.Read(
      subject: .element(app.staticTexts.firstMatch), finding: .found, waited: 2, frames: CallFrames())
    let text = "XCTAssertEqual failed: (\"timedOut\") is not equal to (\"completed\")"
    #expect(FailureOfValues(text: text).concerns(wait))
  }
}
