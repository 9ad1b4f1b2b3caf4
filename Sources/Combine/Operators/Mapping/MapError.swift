extension Publisher where Failure == Never {
  /// Says that it may fail, to fit publishers that do.
  ///
  /// - Parameter failureType: The kind of error.
  public func setFailureType<E: Error>(to failureType: E.Type) -> Publishers.SetFailureType<Self, E> {
    .init(upstream: self)
  }
}

extension Publisher {
  /// Turns the error into another.
  ///
  /// - Parameter transform: Gives the new error.
  public func mapError<E: Error>(_ transform: @escaping (Failure) -> E) -> Publishers.MapError<Self, E> {
    .init(upstream: self, transform)
  }

  /// Says that it never fails, and traps with the error where it does.
  ///
  /// - Parameters:
  ///   - prefix: What the message begins with.
  ///   - file: The file that the message names.
  ///   - line: The line that the message names.
  public func assertNoFailure(
    _ prefix: String = "",
    file: StaticString = #file,
    line: UInt = #line
  ) -> Publishers.AssertNoFailure<Self> {
    .init(upstream: self, prefix: prefix, file: file, line: line)
  }
}

extension Publishers {
  /// Says that it may fail.
  public struct SetFailureType<Upstream: Publisher, Failure: Error>: Publisher where Upstream.Failure == Never {
    public typealias Output = Upstream.Output
    public let upstream: Upstream

    public init(upstream: Upstream) { self.upstream = upstream }

    public func receive<S: Subscriber>(subscriber: S) where Output == S.Input, Failure == S.Failure {
      upstream.subscribe(Passage("SetFailureType", subscriber, completion: { _ in .finished }) { $0 })
    }
  }

  /// Turns the error into another.
  public struct MapError<Upstream: Publisher, Failure: Error>: Publisher {
    public typealias Output = Upstream.Output
    public let upstream: Upstream
    public let transform: (Upstream.Failure) -> Failure

    public init(upstream: Upstream, transform: @escaping (Upstream.Failure) -> Failure) {
      self.upstream = upstream
      self.transform = transform
    }

    public init(upstream: Upstream, _ map: @escaping (Upstream.Failure) -> Failure) {
      self.init(upstream: upstream, transform: map)
    }

    public func receive<S: Subscriber>(subscriber: S) where Output == S.Input, Failure == S.Failure {
      upstream.subscribe(
        Passage("MapError", subscriber, completion: { [transform] in $0.mapFailure(transform) }) { $0 })
    }
  }

  /// Says that it never fails.
  public struct AssertNoFailure<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Never
    public let upstream: Upstream
    public let prefix: String
    public let file: StaticString
    public let line: UInt

    public init(upstream: Upstream, prefix: String, file: StaticString, line: UInt) {
      self.upstream = upstream
      self.prefix = prefix
      self.file = file
      self.line = line
    }

    public func receive<S: Subscriber>(subscriber: S) where Output == S.Input, S.Failure == Never {
      let trap = { [prefix = prefix.isEmpty ? "" : prefix + ": ", file, line] (error: Upstream.Failure) -> Never in
        fatalError("\(prefix)a publisher that must not fail failed with \(error)", file: file, line: line)
      }
      upstream.subscribe(Passage("AssertNoFailure", subscriber, completion: { $0.mapFailure(trap) }) { $0 })
    }
  }
}
