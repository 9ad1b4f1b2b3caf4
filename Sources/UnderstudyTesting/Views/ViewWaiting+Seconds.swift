import XCUIAutomation

// Time-outs as plain numbers of seconds, as XCUITest takes them.
extension XCUIApplication {
  /// Waits until an element with an accessibility identifier is on the screen.
  ///
  /// - Parameters:
  ///   - id: the accessibility identifier, exactly.
  ///   - timeout: seconds of virtual time.
  /// - Throws: ``WaitTimeout`` that names the identifiers that are there instead.
  public func waitForViewVisible(
    withID id: String, timeout: TimeInterval, fileID: StaticString = #fileID, file: StaticString = #filePath,
    line: UInt = #line
  ) async throws {
    let duration = Duration(timeout: timeout)
    try await waitForViewVisible(withID: id, timeout: duration, fileID: fileID, file: file, line: line)
  }

  /// Waits until no element with an accessibility identifier is on the screen.
  ///
  /// - Parameters:
  ///   - id: the accessibility identifier, exactly.
  ///   - timeout: seconds of virtual time.
  /// - Throws: ``WaitTimeout`` that names the element that is still there.
  public func waitForViewHidden(
    withID id: String, timeout: TimeInterval, fileID: StaticString = #fileID, file: StaticString = #filePath,
    line: UInt = #line
  ) async throws {
    let duration = Duration(timeout: timeout)
    try await waitForViewHidden(withID: id, timeout: duration, fileID: fileID, file: file, line: line)
  }

  /// Waits until as many elements as expected have an accessibility identifier that begins with a prefix.
  ///
  /// - Parameters:
  ///   - prefix: how the identifiers begin.
  ///   - count: how many elements there shall be, exactly.
  ///   - timeout: seconds of virtual time.
  /// - Throws: ``WaitTimeout`` that names the identifiers that were found.
  public func waitForViewCount(
    withIDPrefix prefix: String, equals count: Int, timeout: TimeInterval, fileID: StaticString = #fileID,
    file: StaticString = #filePath, line: UInt = #line
  ) async throws {
    let duration = Duration(timeout: timeout)
    try await waitForViewCount(
      withIDPrefix: prefix, equals: count, timeout: duration, fileID: fileID, file: file, line: line)
  }
}
