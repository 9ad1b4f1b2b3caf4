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
}

extension Publishers {
  /// Goes on with another publisher after a failure.
  public struct Catch<Upstream: Publisher, NewPublisher: Publisher>: UpstreamOutput
  where Upstream.Output == NewPublisher.Output {
    public typealias Failure = NewPublisher.Failure
    /// The publisher that may fail.
    public let upstream: Upstream
    /// Gives the publisher that continues.
    public let handler: (Upstream.Failure) -> NewPublisher

    /// Makes what `catch(_:)` returns.
    ///
    /// - Parameters:
    ///   - upstream: The publisher that may fail.
    ///   - handler: Gives the publisher that continues.
    public init(upstream: Upstream, handler: @escaping (Upstream.Failure) -> NewPublisher) {
      self.upstream = upstream
      self.handler = handler
    }

    public func receive<S: Subscriber>(subscriber: S) where Upstream.Output == S.Input, Failure == S.Failure {
      let relay = Relay<Upstream.Output, Failure>("Catch", subscriber)
      relay.connect(to: upstream) { [handler] completion in
        switch completion {
        case .finished: relay.finish(.finished)
        case .failure(let error): relay.connect(to: handler(error), onEnd: relay.finish)
        }
      }
    }
  }

  /// Goes on with another publisher after a failure, or fails with what the closure throws.
  public struct TryCatch<Upstream: Publisher, NewPublisher: Publisher>: UpstreamOutput
  where Upstream.Output == NewPublisher.Output {
    public typealias Failure = any Error
    /// The publisher that may fail.
    public let upstream: Upstream
    /// Gives the publisher that continues, or throws the failure.
    public let handler: (Upstream.Failure) throws -> NewPublisher

    /// Makes what `tryCatch(_:)` returns.
    ///
    /// - Parameters:
    ///   - upstream: The publisher that may fail.
    ///   - handler: Gives the publisher that continues, or throws the failure.
    public init(upstream: Upstream, handler: @escaping (Upstream.Failure) throws -> NewPublisher) {
      self.upstream = upstream
      self.handler = handler
    }

    public func receive<S: Subscriber>(subscriber: S) where Upstream.Output == S.Input, Failure == S.Failure {
      let relay = Relay<Upstream.Output, Failure>("TryCatch", subscriber)
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
}
