import Testing
import UnderstudyCore
import UnderstudyTime

/// The pasteboard of each running test, for code that runs on any thread (F-46).
///
/// An XCTest test's goes with it, that of a Swift Testing test with the last of its apps.
enum TestPasteboards {
  /// A Swift Testing test, or one case of it: cases run side by side and have no public identity but their arguments.
  struct Key: Hashable {
    let test: Test.ID
    let arguments: String?
  }

  private static let boards = Guarded([Key: Pasteboard]())

  /// The running test's pasteboard; nil outside of tests.
  static var current: Pasteboard? {
    if Test.current == nil, let running = RunningTestCase.current { return running.pasteboard }
    guard let key = TestSessions.pasteboardKey else { return nil }
    return boards.withLock { boards in
      if let known = boards[key] { return known }
      let made = Pasteboard()
      boards[key] = made
      return made
    }
  }

  /// Takes the pasteboard of a test away.
  ///
  /// - Parameter isOver: Whether the test has no app any more; asked only where there is a pasteboard.
  static func end(_ key: Key, isOver: () -> Bool) {
    guard boards.withLock({ $0[key] != nil }), isOver() else { return }
    boards.withLock { $0[key] = nil }
  }
}
