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

extension Publishers {
  /// Gives, at the end, the value that comes before all others in an order.
  public struct Comparison<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    public let upstream: Upstream
    public let areInIncreasingOrder: (Output, Output) -> Bool

    public init(upstream: Upstream, areInIncreasingOrder: @escaping (Output, Output) -> Bool) {
      self.upstream = upstream
      self.areInIncreasingOrder = areInIncreasingOrder
    }

    public func receive<S: Subscriber>(subscriber: S) where Output == S.Input, Failure == S.Failure {
      var least: Output?
      let compare = { [precedes = areInIncreasingOrder] (value: Output) in
        if least.map({ precedes(value, $0) }) ?? true { least = value }
      }
      upstream.subscribe(Reduction("Comparison", subscriber, each: compare) { least })
    }
  }

  /// Gives, at the end, the value that comes before all others in an order, and fails where that throws.
  public struct TryComparison<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = any Error
    public let upstream: Upstream
    public let areInIncreasingOrder: (Output, Output) throws -> Bool

    public init(upstream: Upstream, areInIncreasingOrder: @escaping (Output, Output) throws -> Bool) {
      self.upstream = upstream
      self.areInIncreasingOrder = areInIncreasingOrder
    }

    public func receive<S: Subscriber>(subscriber: S) where Output == S.Input, Failure == S.Failure {
      var least: Output?
      let compare = { [precedes = areInIncreasingOrder] (value: Output) in
        if try least.map({ try precedes(value, $0) }) ?? true { least = value }
      }
      upstream.subscribe(Reduction("TryComparison", subscriber, each: compare) { least })
    }
  }
}
