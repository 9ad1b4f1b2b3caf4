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

  /// Gives, at the end, the number of values.
  public func count() -> Publishers.Count<Self> { .init(upstream: self) }
}

extension Publishers {
  /// Gives, at the end, one result made of all values.
  public struct Reduce<Upstream: Publisher, Output>: Publisher {
    public typealias Failure = Upstream.Failure
    public let upstream: Upstream
    public let initial: Output
    public let nextPartialResult: (Output, Upstream.Output) -> Output

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
    public let upstream: Upstream
    public let initial: Output
    public let nextPartialResult: (Output, Upstream.Output) throws -> Output

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

  /// Gives, at the end, the number of values.
  public struct Count<Upstream: Publisher>: Publisher {
    public typealias Output = Int
    public typealias Failure = Upstream.Failure
    public let upstream: Upstream

    public init(upstream: Upstream) { self.upstream = upstream }

    public func receive<S: Subscriber>(subscriber: S) where Int == S.Input, Failure == S.Failure {
      var count = 0
      upstream.subscribe(Reduction("Count", subscriber, each: { _ in count += 1 }) { count })
    }
  }
}
