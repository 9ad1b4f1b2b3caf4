extension XCUIApplication {
  /// Destroys the rows of lists and lazy stacks that are out of view, as a system short of memory does: a row that comes
  /// into view again has fresh state. Otherwise rows that were scrolled off keep their state (SEM-027, SEM-200).
  ///
  /// - Returns: How many rows there were.
  @discardableResult
  public func evictRows(
    fileID: StaticString = #fileID, file: StaticString = #filePath, line: UInt = #line
  ) -> Int {
    settle(fileID: fileID, file: file, line: line)
    guard let host, host.isRunning else { return 0 }
    return session.perform { host.evictHiddenRows() }
  }
}
