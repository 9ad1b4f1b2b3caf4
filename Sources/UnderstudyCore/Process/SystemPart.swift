import UnderstudyTime

/// What a part of the system, such as notifications, keeps of an installed app, with the test's answers for it: one for all
/// launches, found by ``Installation/part(_:)``. Any thread may use it.
package protocol SystemPart: AnyObject, Sendable {
  init()
}

extension SystemPart {
  /// The part of the app that calls, or of the running test; outside of tests there is one for the process.
  package static var current: Self { (Installation.current ?? .ofProcess).part(Self.self) }
}

extension Installation {
  /// For code of no test.
  fileprivate static let ofProcess = Installation()
}
