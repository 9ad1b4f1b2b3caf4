extension Publishers {
  /// Gives, at the end, the value that comes before all others in an order.
  public struct Comparison<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    /// The publisher whose values are compared.
    public let upstream: Upstream
    /// Whether the first of two values comes before the second.
    public let areInIncreasingOrder: (Output, Output) -> Bool

    /// Makes what `min(by:)` returns.
    ///
    /// - Parameters:
    ///   - upstream: The publisher whose values are compared.
    ///   - areInIncreasingOrder: Whether the first of two values comes before the second.
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
    /// The publisher whose values are compared.
    public let upstream: Upstream
    /// Whether the first of two values comes before the second, or throws the failure.
    public let areInIncreasingOrder: (Output, Output) throws -> Bool

    /// Makes what `tryMin(by:)` returns.
    ///
    /// - Parameters:
    ///   - upstream: The publisher whose values are compared.
    ///   - areInIncreasingOrder: Whether the first of two values comes before the second, or throws the failure.
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
