/// Closes a window. The one window of an iPhone stays.
@MainActor @preconcurrency
public struct DismissWindowAction {
  nonisolated init() {}

  /// Leaves the window open that the view is in, as it is the only one.
  public func callAsFunction() {}

  /// Closes no window, whatever the identifier.
  public func callAsFunction(id: String) {}

  /// Closes no window, whatever the value that it shows.
  public func callAsFunction<D: Decodable & Encodable & Hashable>(value: D) {}

  /// Closes no window, whatever its identifier and its value.
  public func callAsFunction<D: Decodable & Encodable & Hashable>(id: String, value: D) {}
}
