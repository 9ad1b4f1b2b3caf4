extension Publishers {
  /// Gives, at the end, the value that comes before all others in an order.
  public struct Comparison<Upstream: Publisher>: UpstreamOutput, UpstreamFailure {
    /// The publisher whose values are compared.
    public let upstream: Upstream
    /// Whether the first of two values comes before the second.
    public let areInIncreasingOrder: (Upstream.Output, Upstream.Output) -> Bool

    /// Makes what `min(by:)` returns.
    ///
    /// - Parameters:
    ///   - upstream: The publisher whose values are compared.
    ///   - areInIncreasingOrder: Whether the first of two values comes before the second.
    public init(upstream: Upstream, areInIncreasingOrder: @escaping (Upstream.Output, Upstream.Output) -> Bool) {
      self.upstream = upstream
      self.areInIncreasingOrder = areInIncreasingOrder
    }

    public func receive<S: Subscriber>(subscriber: S) where Upstream.Output == S.Input, Failure == S.Failure {
      var least: Upstream.Output?
      let compare = { [precedes = areInIncreasingOrder] (value: Upstream.Output) in
        if least.map({ precedes(value, $0) }) ?? true { least = value }
      }
      upstream.subscribe(Reduction("Comparison", subscriber, each: compare) { least })
    }
  }

  /// Gives, at the end, the value that comes before all others in an order, and fails where that throws.
  public struct TryComparison<Upstream: Publisher>: UpstreamOutput {
    public typealias Failure = any Error
    /// The publisher whose values are compared.
    public let upstream: Upstream
    /// Whether the first of two values comes before the second, or throws the failure.
    public let areInIncreasingOrder: (Upstream.Output, Upstream.Output) throws -> Bool

    /// Makes what `tryMin(by:)` returns.
    ///
    /// - Parameters:
    ///   - upstream: The publisher whose values are compared.
    ///   - areInIncreasingOrder: Whether the first of two values comes before the second, or throws the failure.
    public init(upstream: Upstream, areInIncreasingOrder: @escaping (Upstream.Output, Upstream.Output) throws -> Bool) {
      self.upstream = upstream
      self.areInIncreasingOrder = areInIncreasingOrder
    }

    public func receive<S: Subscriber>(subscriber: S) where Upstream.Output == S.Input, Failure == S.Failure {
      var least: Upstream.Output?
      let compare = { [precedes = areInIncreasingOrder] (value: Upstream.Output) in
        if try least.map({ try precedes(value, $0) }) ?? true { least = value }
      }
      upstream.subscribe(Reduction("TryComparison", subscriber, each: compare) { least })
    }
  }
}
