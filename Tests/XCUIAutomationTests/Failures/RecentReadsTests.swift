import SwiftUI
import Testing
import UnderstudyElements
import UnderstudyTesting
import UnderstudyTime

@testable import XCUIAutomation

@MainActor @Suite("F-90: What remains of what a test has read")
struct RecentReadsTests {
  private let app = XCUIApplication { Text("Tea") }
  private let reads = RecentReads()

  private func names() -> [String] {
    guard let last = reads.last else { return [] }
    return [last.subject.name]
  }

  @Test("A finger that moves across the screen looks for what was missing", arguments: [ActionVerb.swipeUp, .dragTo])
  func movingFinger(verb: ActionVerb) {
    reads.note(.element(app.staticTexts["Tea"]), .found, isInWait: false)
    reads.note(.element(app.staticTexts["Coffee"]), .missing, isInWait: false)
    reads.noteAction(verb)
    #expect(names() == ["\"Coffee\" StaticText"])
    reads.clear()
    reads.note(.element(app.staticTexts["Tea"]), .found, isInWait: false)
    reads.noteAction(verb)
    #expect(names() == [])
  }

  @Test("Another action makes all reads old, but a loop is about them")
  func otherAction() {
    reads.note(.element(app.staticTexts["Coffee"]), .missing, isInWait: false)
    reads.noteAction(.tap)
    #expect(names() == [])
    #expect(reads.lastOfLoop?.subject.name == "\"Coffee\" StaticText")
    reads.noteAction(.tap)
    #expect(reads.lastOfLoop != nil)
    reads.clear()
    #expect(reads.lastOfLoop == nil)
  }

  @Test("A read belongs to its line, also where no element says so")
  func lines() {
    reads.note(.value(name: "a spy") { [] }, .calls([]), isInWait: false)
    let line = #line - 1
    #expect(reads.last?.isFrom(CallPlace(file: #filePath, line: line)) == true)
    #expect(reads.last?.isFrom(CallPlace(file: #filePath, line: line + 1)) == false)
  }

  @Test("What a trap may come from is named with a remedy")
  func traps() {
    let findings: [(ProbeReads.Finding, String)] = [
      (.property("value", ""), "value as? String"), (.property("count", 3), "an index from 0 to 2"),
      (.property("label", "2 items"), "XCTUnwrap or #require"),
    ]
    for (finding, remedy) in findings {
      let lines = FailureWording.lastRead(["\"Tea\" StaticText"], finding)
      #expect(lines.first == "  last read: \"Tea\" StaticText")
      #expect(lines.last?.hasPrefix("  Try: \(remedy)") == true)
    }
  }
}
