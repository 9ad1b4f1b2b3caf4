extension Publisher {
  /// Lets through the values that meet a condition.
  ///
  /// - Parameter isIncluded: The condition.
  public func filter(_ isIncluded: @escaping (Output) -> Bool) -> Publishers.Filter<Self> {
    .init(upstream: self, isIncluded: isIncluded)
  }

  /// Lets through the values that meet a condition, and fails where that throws.
  ///
  /// - Parameter isIncluded: The condition.
  public func tryFilter(_ isIncluded: @escaping (Output) throws -> Bool) -> Publishers.TryFilter<Self> {
    .init(upstream: self, isIncluded: isIncluded)
  }
}

extension Publishers {
  /// Lets through the values that meet a condition.
  public struct Filter<Upstream: Publisher>: UpstreamOutput, UpstreamFailure {
    /// The publisher whose values are filtered.
    public let upstream: Upstream
    /// The condition for letting a value through.
    public let isIncluded: (Upstream.Output) -> Bool

    /// Makes what `filter(_:)` returns.
    ///
    /// - Parameters:
    ///   - upstream: The publisher whose values are filtered.
    ///   - isIncluded: The condition for letting a value through.
    public init(upstream: Upstream, isIncluded: @escaping (Upstream.Output) -> Bool) {
      self.upstream = upstream
      self.isIncluded = isIncluded
    }

    public func receive<S: Subscriber>(subscriber: S) where Upstream.Output == S.Input, Failure == S.Failure {
      upstream.subscribe(Passage("Filter", subscriber) { [isIncluded] in isIncluded($0) ? $0 : nil })
    }
  }

  /// Lets through the values that meet a condition, and fails where that throws.
  public struct TryFilter<Upstream: Publisher>: UpstreamOutput {
    public typealias Failure = any Error
    /// The publisher whose values are filtered.
    public let upstream: Upstream
    /// The condition for letting a value through; what it throws becomes the failure.
    public let isIncluded: (Upstream.Output) throws -> Bool

    /// Makes what `tryFilter(_:)` returns.
    ///
    /// - Parameters:
    ///   - upstream: The publisher whose values are filtered.
    ///   - isIncluded: The condition for letting a value through; what it throws becomes the failure.
    public init(upstream: Upstream, isIncluded: @escaping (Upstream.Output) throws -> Bool) {
      self.upstream = upstream
      self.isIncluded = isIncluded
    }

    public func receive<S: Subscriber>(subscriber: S) where Upstream.Output == S.Input, Failure == S.Failure {
      upstream.subscribe(Stage("TryFilter", subscriber) { [isIncluded] in try isIncluded($0) ? .send($0) : .skip })
    }
  }
}
