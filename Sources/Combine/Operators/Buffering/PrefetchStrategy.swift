extension Publishers {
  /// How many values a buffer asks its publisher for.
  public enum PrefetchStrategy: Hashable, Sendable {
    /// As many as there is room for.
    case keepFull
    /// Everything, as it comes.
    case byRequest
  }
}
