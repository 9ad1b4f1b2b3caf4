import XCUIAutomation

// Waits by identifier for async tests; the time-out is virtual time.
extension XCUIApplication {
  /// Waits until an element with an accessibility identifier is on the screen.
  ///
  /// - Parameters:
  ///   - id: the accessibility identifier, exactly.
  ///   - timeout: virtual time.
  /// - Throws: ``WaitTimeout`` that names the identifiers that are there instead.
  public func waitForViewVisible(
    withID id: String, timeout: Duration = .seconds(1), fileID: StaticString = #fileID, file: StaticString = #filePath,
    line: UInt = #line
  ) async throws {
    try await wait(for: .visible(id), timeout: timeout, at: CallSite(fileID, file, line))
  }

  /// Waits until no element with an accessibility identifier is on the screen.
  ///
  /// - Parameters:
  ///   - id: the accessibility identifier, exactly.
  ///   - timeout: virtual time.
  /// - Throws: ``WaitTimeout`` that names the element that is still there.
  public func waitForViewHidden(
    withID id: String, timeout: Duration = .seconds(1), fileID: StaticString = #fileID, file: StaticString = #filePath,
    line: UInt = #line
  ) async throws {
    try await wait(for: .hidden(id), timeout: timeout, at: CallSite(fileID, file, line))
  }

  /// Waits until as many elements as expected have an identifier that begins with a prefix.
  ///
  /// - Parameters:
  ///   - prefix: how the identifiers begin.
  ///   - count: the exact number of elements.
  ///   - timeout: virtual time.
  /// - Throws: ``WaitTimeout`` that names the identifiers that were found.
  public func waitForViewCount(
    withIDPrefix prefix: String, equals count: Int, timeout: Duration = .seconds(1), fileID: StaticString = #fileID,
    file: StaticString = #filePath, line: UInt = #line
  ) async throws {
    try await wait(for: .count(count, prefix: prefix), timeout: timeout, at: CallSite(fileID, file, line))
  }

  /// Waits until the first element with an accessibility identifier has a value, such as the text of a field.
  ///
  /// - Parameters:
  ///   - id: the accessibility identifier, exactly.
  ///   - value: what `XCUIElement.value` shall be.
  ///   - timeout: virtual time.
  /// - Throws: ``WaitTimeout`` that shows the element as it is.
  public func waitForView(
    withID id: String, hasValue value: String, timeout: Duration = .seconds(1), fileID: StaticString = #fileID,
    file: StaticString = #filePath, line: UInt = #line
  ) async throws {
    try await wait(for: .value(value, id: id), timeout: timeout, at: CallSite(fileID, file, line))
  }

  /// Waits until the first element with an accessibility identifier is enabled, or disabled.
  ///
  /// - Parameters:
  ///   - id: the accessibility identifier, exactly.
  ///   - isEnabled: false to wait until it is disabled.
  ///   - timeout: virtual time.
  /// - Throws: ``WaitTimeout`` that shows the element as it is.
  public func waitForView(
    withID id: String, isEnabled: Bool, timeout: Duration = .seconds(1), fileID: StaticString = #fileID,
    file: StaticString = #filePath, line: UInt = #line
  ) async throws {
    try await wait(for: .enabled(isEnabled, id: id), timeout: timeout, at: CallSite(fileID, file, line))
  }

  /// Waits until the first element with an accessibility identifier is focused, or is no longer.
  ///
  /// - Parameters:
  ///   - id: the accessibility identifier, exactly.
  ///   - isFocused: false to wait until typing goes elsewhere.
  ///   - timeout: virtual time.
  /// - Throws: ``WaitTimeout`` that shows the element as it is.
  public func waitForView(
    withID id: String, isFocused: Bool, timeout: Duration = .seconds(1), fileID: StaticString = #fileID,
    file: StaticString = #filePath, line: UInt = #line
  ) async throws {
    try await wait(for: .focused(isFocused, id: id), timeout: timeout, at: CallSite(fileID, file, line))
  }
}
