import SwiftUI
import UnderstudyTime
import XCTest

/// What becomes of an XCTest test that awaits something without a time-out.
@MainActor
final class IdleXCTests: XCTestCase {
  private struct TitleKey: PreferenceKey {
    static let defaultValue = ""
    static func reduce(value: inout String, nextValue: () -> String) { value += nextValue() }
  }

  private var app: XCUIApplication!
  private let stream = AsyncStream.makeStream(of: Int.self)

  override func setUp() async throws {
    let continuation = stream.continuation
    app = XCUIApplication {
      Text("Delivery")
        .preference(key: TitleKey.self, value: "Delivery")
        .task {
          try? await Task.sleep(for: .seconds(10))
          continuation.yield(1)
          continuation.finish()
        }
    }
  }

  func testTheClockMovesForAnAppThatSetUpHasMade() async {
    XCTAssertTrue(app.staticTexts["Delivery"].exists)

    var numbers: [Int] = []
    for await number in stream.stream { numbers.append(number) }

    XCTAssertEqual(numbers, [1])
    XCTAssertEqual(app.clock.now, .seconds(10))
  }

  func testEachLoopWithoutEndIsReportedAndEnds() async throws {
    var reports: [String] = []
    try app.takeReports { reports.append($0) }

    for await _ in app.preferences(TitleKey.self) {}
    for await _ in app.preferences(TitleKey.self) {}

    XCTAssertEqual(reports.count, 2)
  }

  func testATestInAWaitOfXCTestIsNotIdle() async throws {
    var reports: [String] = []
    try app.takeReports { reports.append($0) }
    let early = expectation(description: "early")
    early.isInverted = true
    await fulfillment(of: [early], timeout: 0.5)

    XCTAssertEqual(reports, [])
    XCTAssertEqual(app.clock.now, .seconds(0.5))
  }
}
