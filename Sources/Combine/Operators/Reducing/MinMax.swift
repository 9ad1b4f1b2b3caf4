extension Publisher {
  /// Gives, at the end, the least value by an order, the first of equals.
  ///
  /// - Parameter areInIncreasingOrder: Whether the first of two values is the lesser.
  public func min(by areInIncreasingOrder: @escaping (Output, Output) -> Bool) -> Publishers.Comparison<Self> {
    .init(upstream: self, areInIncreasingOrder: areInIncreasingOrder)
  }

  /// Gives, at the end, the greatest value by an order, the first of equals.
  ///
  /// - Parameter areInIncreasingOrder: Whether the first of two values is the lesser.
  public func max(by areInIncreasingOrder: @escaping (Output, Output) -> Bool) -> Publishers.Comparison<Self> {
    .init(upstream: self) { areInIncreasingOrder($1, $0) }
  }

  /// Gives, at the end, the least value by an order, and fails where that throws.
  ///
  /// - Parameter areInIncreasingOrder: Whether the first of two values is the lesser.
  public func tryMin(
    by areInIncreasingOrder: @escaping (Output, Output) throws -> Bool
  ) -> Publishers.TryComparison<Self> {
    .init(upstream: self, areInIncreasingOrder: areInIncreasingOrder)
  }

  /// Gives, at the end, the greatest value by an order, and fails where that throws.
  ///
  /// - Parameter areInIncreasingOrder: Whether the first of two values is the lesser.
  public func tryMax(
    by areInIncreasingOrder: @escaping (Output, Output) throws -> Bool
  ) -> Publishers.TryComparison<Self> {
    .init(upstream: self) { try areInIncreasingOrder($1, $0) }
  }
}

extension Publisher where Output: Comparable {
  /// Gives, at the end, the least value.
  public func min() -> Publishers.Comparison<Self> { min(by: <) }

  /// Gives, at the end, the greatest value.
  public func max() -> Publishers.Comparison<Self> { max(by: <) }
}
