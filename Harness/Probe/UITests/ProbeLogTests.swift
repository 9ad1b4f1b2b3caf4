import Foundation
import XCTest

/// The log that stands in the repository is the one that the probe gives here.
final class ProbeLogTests: XCTestCase {
  @MainActor
  func testLogIsCurrent() throws {
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("Log.txt")
    let log = ProbeUITests.log()
    if ProcessInfo.processInfo.environment["PROBE_WRITES_LOG"] != nil {
      try log.write(to: file, atomically: true, encoding: .utf8)
    }
    XCTAssertEqual(
      try String(contentsOf: file, encoding: .utf8), log,
      "Log.txt is not current: run this test with PROBE_WRITES_LOG=1 and look at what changed")
  }
}
