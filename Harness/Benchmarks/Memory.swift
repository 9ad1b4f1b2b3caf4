import Foundation
import UnderstudyTesting

/// The memory that the process has in use, and what apps take of it.
@MainActor
enum Memory {
  /// Bytes that are resident, 0 where the system does not report them.
  static var used: Int {
    guard let text = try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8) else { return 0 }
    let pages = text.split(separator: " ").dropFirst().first.flatMap { Int($0) } ?? 0
    return pages * Int(sysconf(Int32(_SC_PAGESIZE)))
  }

  /// What a mounted row of W2 takes, after a first app has brought in what the libraries load once.
  static func bytesPerRow(_ count: Int) -> Int {
    let first = XCUIApplication { PlainRows(count: 10) }
    keep(first.staticTexts["row.0.label"].exists)
    first.terminate()
    let before = used
    let app = XCUIApplication { PlainRows(count: count) }
    keep(app.staticTexts["row.0.label"].exists)
    let after = used
    app.terminate()
    return (after - before) / count
  }

  /// The kilobytes that a thousand swipes through the list of L3 leave behind, after a hundred that warm up.
  static func growthOfLongList() -> Int {
    let app = XCUIApplication { LongList(count: 100_000) }
    let list = app.collectionViews.firstMatch
    for _ in 0..<100 { list.swipeUp() }
    let before = used
    for _ in 0..<1_000 { list.swipeUp() }
    let after = used
    app.terminate()
    return (after - before) / 1024
  }
}
