import Testing
import UnderstudyCore
import UnderstudyTime

/// What the running tests' apps keep between launches, for code that runs on any thread (F-08).
///
/// A test has it from its first use on, with or without an app. In XCTest it ends with the test. Swift Testing tells of no
/// end, so there it stays, unless a trait of ours surrounds the test.
enum TestInstallations {
  private struct Key: Hashable {
    let test: Test.ID
    /// Cases of a parameterised test run side by side and have no public identity but their arguments.
    let arguments: String?
  }

  private static let known = Guarded<[Key: Installation]>([:])

  private static var key: Key? {
    guard let test = Test.current else { return nil }
    return Key(test: test.id, arguments: test.isParameterized ? Test.Case.current.map { String(describing: $0) } : nil)
  }

  /// The running test's; nil where none is running.
  static var current: Installation? {
    guard let key else { return RunningTestCase.current?.installation }
    return known.withLock { known in
      if let installation = known[key] { return installation }
      let made = Installation()
      known[key] = made
      return made
    }
  }

  /// Has the running test begin afresh when it runs again.
  static func forget() {
    guard let key else { return }
    known.withLock { _ = $0.removeValue(forKey: key) }
  }
}
