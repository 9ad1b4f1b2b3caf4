import OSLog
import SwiftUI
import Testing
import UnderstudyTesting
import os

@MainActor
@Suite("Loggers")
struct LoggerTests {
  @Test("F-137: what an app notes is in its event log")
  func events() {
    struct Screen: View {
      private static let logger = Logger(subsystem: "org.example.tea", category: "Kettle")
      var body: some View {
        Button("Boil") {
          Self.logger.info(
            "\(3, align: .right(columns: 2)) cups at \(98.6, format: .fixed(precision: 1), privacy: .private)")
          Self.logger.error("too hot: \(true)")
          os_log(
            "%{public}@ is done", log: OSLog(subsystem: "org.example.tea", category: "Old"), type: .default,
            "tea" as NSString)
        }
      }
    }
    let app = XCUIApplication { Screen() }
    app.buttons["Boil"].tap()
    #expect(
      app.events.filter { $0.kind == .log }.map(\.description) == [
        "[Kettle] info:  3 cups at 98.6", "[Kettle] error: too hot: true", "[Old] tea is done",
      ])
  }

  @Test("F-137: a lock of the system's guards its state")
  func lock() {
    let count = OSAllocatedUnfairLock(initialState: 0)
    DispatchQueue.concurrentPerform(iterations: 100) { _ in count.withLock { $0 += 1 } }
    #expect(count.withLock { $0 } == 100)
  }
}
