extension Publisher {
  /// Goes on with another publisher after a failure.
  ///
  /// - Parameter handler: Gives the other publisher.
  public func `catch`<P: Publisher>(_ handler: @escaping (Failure) -> P) -> Publishers.Catch<Self, P>
  where Output == P.Output {
    .init(upstream: self, handler: handler)
  }

  /// Goes on with another publisher after a failure, or fails with what the closure throws.
  ///
  /// - Parameter handler: Gives the other publisher or throws the failure.
  public func tryCatch<P: Publisher>(_ handler: @escaping (Failure) throws -> P) -> Publishers.TryCatch<Self, P>
  where Output == P.Output {
    .init(upstream: self, handler: handler)
  }

  /// Gives a value in the place of the error and finishes.
  ///
  /// - Parameter output: The value.
  public func replaceError(with output: Output) -> Publishers.ReplaceError<Self> {
    .init(upstream: self, output: output)
  }
}

extension Publishers {
  /// Goes on with another publisher after a failure.
  public struct Catch<Upstream: Publisher, NewPublisher: Publisher>: Publisher
  where Upstream.Output == NewPublisher.Output {
    public typealias Output = Upstream.Output
    public typealias Failure = NewPublisher.Failure
    public let upstream: Upstream
    public let handler: (Upstream.Failure) -> NewPublisher

    public init(upstream: Upstream, handler: @escaping (Upstream.Failure) -> NewPublisher) {
      self.upstream = upstream
      self.handler = handler
    }

    public func receive<S: Subscriber>(subscriber: S) where Output == S.Input, Failure == S.Failure {
      let relay = Relay<Output, Failure>("Catch", subscriber)
      relay.connect(to: upstream) { [handler] completion in
        switch completion {
        case .finished: relay.finish(.finished)
        case .failure(let error): relay.connect(to: handler(error), onEnd: relay.finish)
        }
      }
    }
  }

  /// Goes on with another publisher after a failure, or fails with what the closure throws.
  public struct TryCatch<Upstream: Publisher, NewPublisher: Publisher>: Publisher
  where Upstream.Output == NewPublisher.Output {
    public typealias Output = Upstream.Output
    public typealias Failure = any Error
    public let upstream: Upstream
    public let handler: (Upstream.Failure) throws -> NewPublisher

    public init(upstream: Upstream, handler: @escaping (Upstream.Failure) throws -> NewPublisher) {
      self.upstream = upstream
      self.handler = handler
    }

    public func receive<S: Subscriber>(subscriber: S) where Output == S.Input, Failure == S.Failure {
      let relay = Relay<Output, Failure>("TryCatch", subscriber)
      relay.connect(to: upstream) { [handler] completion in
        guard case .failure(let error) = completion else { return relay.finish(.finished) }
        do {
          relay.connect(to: try handler(error)) { relay.finish($0.mapFailure { $0 }) }
        } catch {
          relay.finish(.failure(error))
        }
      }
    }
  }

  /// Gives a value in the place of the error and finishes.
  public struct ReplaceError<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Never
    public let upstream: Upstream
    public let output: Output

    public init(upstream: Upstream, output: Output) { (self.upstream, self.output) = (upstream, output) }

    public func receive<S: Subscriber>(subscriber: S) where Output == S.Input, S.Failure == Never {
      upstream.subscribe(
        Replacement("ReplaceError", subscriber, output: output) { completion, _ in
          if case .finished = completion { .finished } else { nil }
        }
      )
    }
  }
}
