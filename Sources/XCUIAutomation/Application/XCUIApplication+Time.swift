import UnderstudyTime

extension XCUIApplication {
  /// The clock that the app's sleeps and timers go by. It stands still unless a test waits or advances it,
  /// or an animation comes to its end before the next call (SEM-136).
  public var clock: VirtualClock { VirtualClock(session: session) }

  /// The order in which tasks run that are ready at the same time: first in, first out, unless a trait says otherwise.
  ///
  /// Set it before anything is done with the app. With ``SchedulingOrder/random(seed:)`` an XCTest test that fails says how to
  /// replay it. In Swift Testing the failures do that which this library records; for those of `#expect` there is the
  /// trait `.scheduling(_:)`.
  public var scheduling: SchedulingOrder {
    get { session.schedulingOrder }
    set { session.schedulingOrder = newValue }
  }

  /// How the test reports what the app leaves behind at its end; ``LeakPolicy/warn`` unless a trait says otherwise.
  ///
  /// In a Swift Testing test without a trait of this library, the app ends when it is no longer retained.
  public var leaks: LeakPolicy {
    get { scope.leaks }
    set { scope.leaks = newValue }
  }

  /// Runs everything that the app can do without the clock moving. Queries and actions do so by themselves.
  public func settle(fileID: StaticString = #fileID, file: StaticString = #filePath, line: UInt = #line) {
    settle(at: CallSite(fileID, file, line))
  }

  /// Settles for a call whose place in the test is known already.
  package final func settle(at site: CallSite?) {
    read(at: site ?? run.site, otherwise: (), lettingAnimationsEnd: false) { _ in }
  }
}
