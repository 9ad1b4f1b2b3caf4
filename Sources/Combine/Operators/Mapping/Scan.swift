extension Publisher {
  /// Gives, for each value, a result made of it and the result before.
  ///
  /// - Parameters:
  ///   - initialResult: What stands in for the result before the first.
  ///   - nextPartialResult: Makes a result from the one before and a value.
  public func scan<T>(
    _ initialResult: T,
    _ nextPartialResult: @escaping (T, Output) -> T
  ) -> Publishers.Scan<Self, T> {
    .init(upstream: self, initialResult: initialResult, nextPartialResult: nextPartialResult)
  }

  /// Gives, for each value, a result made of it and the result before, and fails where that throws.
  ///
  /// - Parameters:
  ///   - initialResult: What stands in for the result before the first.
  ///   - nextPartialResult: Makes a result from the one before and a value, or throws the failure.
  public func tryScan<T>(
    _ initialResult: T,
    _ nextPartialResult: @escaping (T, Output) throws -> T
  ) -> Publishers.TryScan<Self, T> {
    .init(upstream: self, initialResult: initialResult, nextPartialResult: nextPartialResult)
  }
}

extension Publishers {
  /// Gives, for each value, a result made of it and the result before.
  public struct Scan<Upstream: Publisher, Output>: UpstreamFailure {
    /// The publisher whose values go into the results.
    public let upstream: Upstream
    /// What stands in for the result before the first.
    public let initialResult: Output
    /// Makes a result from the one before and a value.
    public let nextPartialResult: (Output, Upstream.Output) -> Output

    /// Makes what `scan(_:_:)` returns.
    ///
    /// - Parameters:
    ///   - upstream: The publisher whose values go into the results.
    ///   - initialResult: What stands in for the result before the first.
    ///   - nextPartialResult: Makes a result from the one before and a value.
    public init(
      upstream: Upstream,
      initialResult: Output,
      nextPartialResult: @escaping (Output, Upstream.Output) -> Output
    ) {
      self.upstream = upstream
      self.initialResult = initialResult
      self.nextPartialResult = nextPartialResult
    }

    public func receive<S: Subscriber>(subscriber: S) where Output == S.Input, Failure == S.Failure {
      var result = initialResult
      upstream.subscribe(
        Passage("Scan", subscriber) { [next = nextPartialResult] value in
          result = next(result, value)
          return result
        }
      )
    }
  }

  /// Gives, for each value, a result made of it and the result before, and fails where that throws.
  public struct TryScan<Upstream: Publisher, Output>: Publisher {
    public typealias Failure = any Error
    /// The publisher whose values go into the results.
    public let upstream: Upstream
    /// What stands in for the result before the first.
    public let initialResult: Output
    /// Makes a result from the one before and a value, or throws the failure.
    public let nextPartialResult: (Output, Upstream.Output) throws -> Output

    /// Makes what `tryScan(_:_:)` returns.
    ///
    /// - Parameters:
    ///   - upstream: The publisher whose values go into the results.
    ///   - initialResult: What stands in for the result before the first.
    ///   - nextPartialResult: Makes a result from the one before and a value, or throws the failure.
    public init(
      upstream: Upstream,
      initialResult: Output,
      nextPartialResult: @escaping (Output, Upstream.Output) throws -> Output
    ) {
      self.upstream = upstream
      self.initialResult = initialResult
      self.nextPartialResult = nextPartialResult
    }

    public func receive<S: Subscriber>(subscriber: S) where Output == S.Input, Failure == S.Failure {
      var result = initialResult
      upstream.subscribe(
        Stage("TryScan", subscriber) { [next = nextPartialResult] value in
          result = try next(result, value)
          return .send(result)
        }
      )
    }
  }
}
