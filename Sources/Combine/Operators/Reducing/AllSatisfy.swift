extension Publisher {
  /// Gives whether all values meet a condition, as soon as that is known.
  ///
  /// - Parameter predicate: The condition.
  public func allSatisfy(_ predicate: @escaping (Output) -> Bool) -> Publishers.AllSatisfy<Self> {
    .init(upstream: self, predicate: predicate)
  }

  /// Gives whether all values meet a condition, as soon as that is known, and fails where that throws.
  ///
  /// - Parameter predicate: The condition.
  public func tryAllSatisfy(_ predicate: @escaping (Output) throws -> Bool) -> Publishers.TryAllSatisfy<Self> {
    .init(upstream: self, predicate: predicate)
  }
}

extension Publishers {
  /// Gives whether all values meet a condition.
  public struct AllSatisfy<Upstream: Publisher>: UpstreamFailure {
    public typealias Output = Bool
    /// The publisher whose values are tested.
    public let upstream: Upstream
    /// The condition that all values are to meet.
    public let predicate: (Upstream.Output) -> Bool

    /// Makes what `allSatisfy(_:)` returns.
    ///
    /// - Parameters:
    ///   - upstream: The publisher whose values are tested.
    ///   - predicate: The condition that all values are to meet.
    public init(upstream: Upstream, predicate: @escaping (Upstream.Output) -> Bool) {
      self.upstream = upstream
      self.predicate = predicate
    }

    public func receive<S: Subscriber>(subscriber: S) where Bool == S.Input, Failure == S.Failure {
      upstream.subscribe(Reduction("AllSatisfy", subscriber, answer: false) { [predicate] in !predicate($0) })
    }
  }

  /// Gives whether all values meet a condition, and fails where that throws.
  public struct TryAllSatisfy<Upstream: Publisher>: Publisher {
    public typealias Output = Bool
    public typealias Failure = any Error
    /// The publisher whose values are tested.
    public let upstream: Upstream
    /// The condition that all values are to meet, or that throws the failure.
    public let predicate: (Upstream.Output) throws -> Bool

    /// Makes what `tryAllSatisfy(_:)` returns.
    ///
    /// - Parameters:
    ///   - upstream: The publisher whose values are tested.
    ///   - predicate: The condition that all values are to meet, or that throws the failure.
    public init(upstream: Upstream, predicate: @escaping (Upstream.Output) throws -> Bool) {
      self.upstream = upstream
      self.predicate = predicate
    }

    public func receive<S: Subscriber>(subscriber: S) where Bool == S.Input, Failure == S.Failure {
      upstream.subscribe(Reduction("TryAllSatisfy", subscriber, answer: false) { [predicate] in try !predicate($0) })
    }
  }
}
