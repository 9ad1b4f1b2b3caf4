/// Where the snapshot stands in a call, for custom assertions that call
/// ``assertInlineSnapshot(of:as:message:record:timeout:syntaxDescriptor:matches:fileID:file:function:line:column:)``.
public struct InlineSnapshotSyntaxDescriptor: Hashable, Sendable {
  /// The label of the snapshot's closure: `matches`.
  public static let defaultTrailingClosureLabel = "matches"

  /// Former labels, which are replaced by the present one when a snapshot is written.
  public var deprecatedTrailingClosureLabels: [String]
  /// The label of the parameter for the snapshot.
  public var trailingClosureLabel: String
  /// How many closures can come before it.
  public var trailingClosureOffset: Int

  /// Describes where in a call an inline snapshot is written.
  ///
  /// - Parameters:
  ///   - deprecatedTrailingClosureLabels: Former labels.
  ///   - trailingClosureLabel: The label of the parameter for the snapshot.
  ///   - trailingClosureOffset: How many closures can come before it.
  public init(
    deprecatedTrailingClosureLabels: [String] = [], trailingClosureLabel: String = Self.defaultTrailingClosureLabel,
    trailingClosureOffset: Int = 0
  ) {
    self.deprecatedTrailingClosureLabels = deprecatedTrailingClosureLabels
    self.trailingClosureLabel = trailingClosureLabel
    self.trailingClosureOffset = trailingClosureOffset
  }

  /// Fails the test at the call.
  ///
  /// - Parameter message: What the failure says.
  public func fail(
    _ message: @autoclosure () -> String = "", fileID: StaticString, file filePath: StaticString, line: UInt,
    column: UInt
  ) {
    SnapshotFailure.report(message(), fileID, filePath, line, column)
  }
}
