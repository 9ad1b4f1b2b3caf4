/// The failure of a double that a test makes fail without an error of its own.
public struct EmptyError: Error, Equatable, Sendable {
  /// Makes an error that equals every other one.
  public init() {}
}
