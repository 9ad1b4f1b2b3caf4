import OSLog
import SwiftUI
import Testing
import UnderstudyTesting
import os

@MainActor
@Suite("The log")
struct LogTests {
  nonisolated private static let logger = Logger(subsystem: "org.example.tea", category: "Kettle")

  private func events(_ body: @escaping @MainActor () -> Void) -> [AppEvent] {
    let app = XCUIApplication { Button("Log", action: body) }
    app.buttons["Log"].tap()
    return Array(app.events.of(.log))
  }

  @Test("An entry has its subsystem, category and level")
  func parts() {
    let entries = events {
      Self.logger.debug("1")
      Self.logger.notice("2")
      Self.logger.warning("3")
      Self.logger.critical("4")
      Logger().info("5")
      Logger(OSLog.disabled).fault("not written")
    }.compactMap(\.entry)
    #expect(entries.map(\.level) == [.debug, .notice, .error, .fault, .info])
    #expect(entries.map(\.category) == ["Kettle", "Kettle", "Kettle", "Kettle", ""])
    #expect(entries.first?.subsystem == "org.example.tea")
    #expect(OSLog.default.isEnabled(type: .debug) && !OSLog.disabled.isEnabled(type: .debug))
  }

  @Test("The test sees all values; the text of a device's log leaves out what is private")
  func privacy() {
    let entry = events {
      let name = "Ada"
      Self.logger.info(
        """
        \(name) \(name, privacy: .public) \(7) \(7, privacy: .private) \(true) \(1.5, format: .fixed(precision: 1)) \
        \(name, privacy: .private(mask: .hash)) \(name, align: .right(columns: 5), privacy: .public) \(Int.self)
        """)
    }.first?.entry
    #expect(entry?.text == "Ada Ada 7 7 true 1.5 Ada   Ada Int")
    let masked = entry?.publicText.replacing(/mask\.hash: '\w+'/, with: "mask")
    #expect(masked == "<private> Ada 7 <private> true 1.5 <mask>   Ada Int")
  }

  @Test("Numbers are written as they are formatted")
  func formats() {
    let text = events {
      Self.logger.info(
        """
        \(255, format: .hex) \(255, format: .hex(includePrefix: true, uppercase: true)) \(8, format: .octal) \
        \(7, format: .decimal(explicitPositiveSign: true, minDigits: 3)) \(-7, format: .decimal(minDigits: 2)) \
        \(1234.5, format: .exponential(precision: 2)) \(0.5, format: .hybrid) \(true, format: .answer)
        """)
    }.first?.entry?.text
    #expect(text == "ff 0xFF 10 +007 -07 1.23e+03 0.5 yes")
  }

  @Test("A format in the spelling of printf says who may see a value")
  func printf() {
    let entry = events {
      os_log(
        "%@ %{public}@ %d %{private}d %.1f 100%% %{public, signpost}s", log: .default, type: .error, "a" as NSString,
        "b" as NSString, 3, 4, 2.5)
    }.first?.entry
    #expect(entry?.level == .error)
    #expect(entry?.text == "a b 3 4 2.5 100% %s")
    #expect(entry?.publicText == "<private> b 3 <private> 2.5 100% %s")
  }

  @Test("What another thread notes is in the log in the app's next turn")
  func threads() {
    struct Screen: View {
      @State private var isDone = false
      var body: some View {
        if isDone { Text("Done") }
        Button("Log") {
          DispatchQueue.global().async {
            LogTests.logger.info("from a thread")
            DispatchQueue.main.async { isDone = true }
          }
        }
      }
    }
    let app = XCUIApplication { Screen() }
    app.buttons["Log"].tap()
    #expect(app.staticTexts["Done"].waitForExistence(timeout: 10))
    #expect(app.events.of(.log).lines == ["[Kettle] info: from a thread"])
  }

  @Test("Signposts mark places, and intervals with their length on the app's clock")
  func signposts() {
    struct Screen: View {
      var body: some View {
        Button("Load") {
          Task {
            let signposter = OSSignposter(logger: LogTests.logger)
            let state = signposter.beginInterval("load", id: signposter.makeSignpostID(), "\(3) teas")
            try await Task.sleep(for: .seconds(2))
            signposter.emitEvent("parsed")
            signposter.endInterval("load", state)
            let log = OSLog(subsystem: "org.example.tea", category: .pointsOfInterest)
            os_signpost(.begin, log: log, name: "draw", signpostID: OSSignpostID(log: log), "%d rows", 3)
            os_signpost(.end, log: log, name: "draw")
            OSSignposter.disabled.emitEvent("nothing")
          }
        }
      }
    }
    let app = XCUIApplication { Screen() }
    app.buttons["Load"].tap()
    app.clock.advance(by: .seconds(2))
    #expect(
      app.events.of(.log).lines == [
        "[Kettle] debug: begin load: 3 teas", "[Kettle] debug: event parsed", "[Kettle] debug: end load after 2 s",
        "[PointsOfInterest] debug: begin draw: 3 rows", "[PointsOfInterest] debug: end draw",
      ])
    #expect(OSSignposter().makeSignpostID() != OSSignposter().makeSignpostID())
  }

  @Test("An app reads its own entries back, as a device's log has them")
  func store() {
    struct Screen: View {
      @State private var lines: [String] = []
      var body: some View {
        Text(lines.joined(separator: ", ")).accessibilityIdentifier("lines")
        Button("Log") {
          LogTests.logger.info("secret \("Ada")")
          Logger(subsystem: "org.example.other", category: "Other").error("other")
        }
        Button("Read") {
          let store = try? OSLogStore(scope: .currentProcessIdentifier)
          let entries = try? store?.getEntries(
            at: store?.position(timeIntervalSinceEnd: -5),
            matching: NSPredicate(format: "subsystem == %@", "org.example.tea"))
          lines = (entries.map(Array.init) ?? []).compactMap { $0 as? OSLogEntryLog }.map {
            "\($0.category) \($0.level) \($0.composedMessage)"
          }
        }
      }
    }
    let app = XCUIApplication { Screen() }
    app.buttons["Log"].tap()
    app.clock.advance(by: .seconds(10))
    app.buttons["Log"].tap()
    app.buttons["Read"].tap()
    #expect(app.staticTexts["lines"].label == "Kettle info secret <private>")
    #expect(throws: CocoaError.self) { _ = try OSLogStore(scope: .system) }
  }

  @Test("A lock that is taken is not available")
  func lock() {
    let lock = OSAllocatedUnfairLock(initialState: 1)
    #expect(lock.withLockIfAvailable { $0 } == 1)
    lock.withLockUnchecked { _ in #expect(lock.withLockIfAvailable { $0 } == nil) }
    let plain = OSAllocatedUnfairLock()
    #expect(plain.lockIfAvailable())
    #expect(!plain.lockIfAvailable())
    plain.unlock()
  }
}
