/// Closes a window. The one window of an iPhone stays.
@MainActor @preconcurrency
public struct DismissWindowAction {
  nonisolated init() {}

  public func callAsFunction() {}
  public func callAsFunction(id: String) {}
  public func callAsFunction<D: Decodable & Encodable & Hashable>(value: D) {}
  public func callAsFunction<D: Decodable & Encodable & Hashable>(id: String, value: D) {}
}
