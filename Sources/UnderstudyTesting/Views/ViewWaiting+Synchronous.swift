import XCUIAutomation

// The same for synchronous tests.
extension XCUIApplication {
  /// Waits until an element with an accessibility identifier is on the screen.
  ///
  /// - Parameters:
  ///   - id: the accessibility identifier, exactly.
  ///   - timeout: seconds of virtual time.
  /// - Throws: ``WaitTimeout`` that names the identifiers that are there instead.
  public func waitForViewVisible(
    withID id: String, timeout: TimeInterval = 1, fileID: StaticString = #fileID, file: StaticString = #filePath,
    line: UInt = #line
  ) throws {
    try waitInPlace(for: .visible(id), timeout: Duration(timeout: timeout), at: CallSite(fileID, file, line))
  }

  /// Waits until no element with an accessibility identifier is on the screen.
  ///
  /// - Parameters:
  ///   - id: the accessibility identifier, exactly.
  ///   - timeout: seconds of virtual time.
  /// - Throws: ``WaitTimeout`` that names the element that is still there.
  public func waitForViewHidden(
    withID id: String, timeout: TimeInterval = 1, fileID: StaticString = #fileID, file: StaticString = #filePath,
    line: UInt = #line
  ) throws {
    try waitInPlace(for: .hidden(id), timeout: Duration(timeout: timeout), at: CallSite(fileID, file, line))
  }

  /// Waits until as many elements as expected have an identifier that begins with a prefix.
  ///
  /// - Parameters:
  ///   - prefix: how the identifiers begin.
  ///   - count: the exact number of elements.
  ///   - timeout: seconds of virtual time.
  /// - Throws: ``WaitTimeout`` that names the identifiers that were found.
  public func waitForViewCount(
    withIDPrefix prefix: String, equals count: Int, timeout: TimeInterval = 1, fileID: StaticString = #fileID,
    file: StaticString = #filePath, line: UInt = #line
  ) throws {
    try waitInPlace(
      for: .count(count, prefix: prefix), timeout: Duration(timeout: timeout), at: CallSite(fileID, file, line))
  }

  /// Waits until the first element with an accessibility identifier has a value, such as the text of a field.
  ///
  /// - Parameters:
  ///   - id: the accessibility identifier, exactly.
  ///   - value: what `XCUIElement.value` shall be.
  ///   - timeout: seconds of virtual time.
  /// - Throws: ``WaitTimeout`` that shows the element as it is.
  public func waitForView(
    withID id: String, hasValue value: String, timeout: TimeInterval = 1, fileID: StaticString = #fileID,
    file: StaticString = #filePath, line: UInt = #line
  ) throws {
    try waitInPlace(for: .value(value, id: id), timeout: Duration(timeout: timeout), at: CallSite(fileID, file, line))
  }

  /// Waits until the first element with an accessibility identifier is enabled, or disabled.
  ///
  /// - Parameters:
  ///   - id: the accessibility identifier, exactly.
  ///   - isEnabled: false to wait until it is disabled.
  ///   - timeout: seconds of virtual time.
  /// - Throws: ``WaitTimeout`` that shows the element as it is.
  public func waitForView(
    withID id: String, isEnabled: Bool, timeout: TimeInterval = 1, fileID: StaticString = #fileID,
    file: StaticString = #filePath, line: UInt = #line
  ) throws {
    try waitInPlace(
      for: .enabled(isEnabled, id: id), timeout: Duration(timeout: timeout), at: CallSite(fileID, file, line))
  }

  /// Waits until the first element with an accessibility identifier is focused, or is no longer.
  ///
  /// - Parameters:
  ///   - id: the accessibility identifier, exactly.
  ///   - isFocused: false to wait until typing goes elsewhere.
  ///   - timeout: seconds of virtual time.
  /// - Throws: ``WaitTimeout`` that shows the element as it is.
  public func waitForView(
    withID id: String, isFocused: Bool, timeout: TimeInterval = 1, fileID: StaticString = #fileID,
    file: StaticString = #filePath, line: UInt = #line
  ) throws {
    try waitInPlace(
      for: .focused(isFocused, id: id), timeout: Duration(timeout: timeout), at: CallSite(fileID, file, line))
  }
}
