import UnderstudyTime

extension XCUIApplication {
  /// The clock that the app's sleeps and timers go by. It stands still unless a test waits or advances it.
  public var clock: VirtualClock { VirtualClock(session: session) }

  /// Runs everything that the app can do without the clock moving. Queries and actions do so by themselves.
  public func settle(fileID: StaticString = #fileID, file: StaticString = #filePath, line: UInt = #line) {
    read(at: CallSite(fileID, file, line), otherwise: ()) { _ in }
  }
}
