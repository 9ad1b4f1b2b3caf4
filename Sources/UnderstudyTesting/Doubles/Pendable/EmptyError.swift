/// The failure of a double that was told to fail and not how.
public struct EmptyError: Error, Equatable, Sendable {
  /// Makes an error that equals every other one.
  public init() {}
}
