extension Publisher {
  /// Gives, at the end, one result made of all values.
  ///
  /// - Parameters:
  ///   - initialResult: The result of no values.
  ///   - nextPartialResult: Makes a result from the one before and a value.
  public func reduce<T>(
    _ initialResult: T,
    _ nextPartialResult: @escaping (T, Output) -> T
  ) -> Publishers.Reduce<Self, T> {
    .init(upstream: self, initial: initialResult, nextPartialResult: nextPartialResult)
  }

  /// Gives, at the end, one result made of all values, and fails where that throws.
  ///
  /// - Parameters:
  ///   - initialResult: The result of no values.
  ///   - nextPartialResult: Makes a result from the one before and a value, or throws the failure.
  public func tryReduce<T>(
    _ initialResult: T,
    _ nextPartialResult: @escaping (T, Output) throws -> T
  ) -> Publishers.TryReduce<Self, T> {
    .init(upstream: self, initial: initialResult, nextPartialResult: nextPartialResult)
  }
}

extension Publishers {
  /// Gives, at the end, one result made of all values.
  public struct Reduce<Upstream: Publisher, Output>: UpstreamFailure {
    /// The publisher whose values go into the result.
    public let upstream: Upstream
    /// The result of no values.
    public let initial: Output
    /// Makes a result from the one before and a value.
    public let nextPartialResult: (Output, Upstream.Output) -> Output

    /// Makes what `reduce(_:_:)` returns.
    ///
    /// - Parameters:
    ///   - upstream: The publisher whose values go into the result.
    ///   - initial: The result of no values.
    ///   - nextPartialResult: Makes a result from the one before and a value.
    public init(
      upstream: Upstream,
      initial: Output,
      nextPartialResult: @escaping (Output, Upstream.Output) -> Output
    ) {
      self.upstream = upstream
      self.initial = initial
      self.nextPartialResult = nextPartialResult
    }

    public func receive<S: Subscriber>(subscriber: S) where Output == S.Input, Failure == S.Failure {
      var result = initial
      let step = { [next = nextPartialResult] (value: Upstream.Output) in result = next(result, value) }
      upstream.subscribe(Reduction("Reduce", subscriber, each: step) { result })
    }
  }

  /// Gives, at the end, one result made of all values, and fails where that throws.
  public struct TryReduce<Upstream: Publisher, Output>: Publisher {
    public typealias Failure = any Error
    /// The publisher whose values go into the result.
    public let upstream: Upstream
    /// The result of no values.
    public let initial: Output
    /// Makes a result from the one before and a value, or throws the failure.
    public let nextPartialResult: (Output, Upstream.Output) throws -> Output

    /// Makes what `tryReduce(_:_:)` returns.
    ///
    /// - Parameters:
    ///   - upstream: The publisher whose values go into the result.
    ///   - initial: The result of no values.
    ///   - nextPartialResult: Makes a result from the one before and a value, or throws the failure.
    public init(
      upstream: Upstream,
      initial: Output,
      nextPartialResult: @escaping (Output, Upstream.Output) throws -> Output
    ) {
      self.upstream = upstream
      self.initial = initial
      self.nextPartialResult = nextPartialResult
    }

    public func receive<S: Subscriber>(subscriber: S) where Output == S.Input, Failure == S.Failure {
      var result = initial
      let step = { [next = nextPartialResult] (value: Upstream.Output) in result = try next(result, value) }
      upstream.subscribe(Reduction("TryReduce", subscriber, each: step) { result })
    }
  }
}
