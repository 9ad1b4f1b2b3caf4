extension Publisher {
  /// Gives a value where the end comes without any.
  ///
  /// - Parameter output: The value.
  public func replaceEmpty(with output: Output) -> Publishers.ReplaceEmpty<Self> {
    .init(upstream: self, output: output)
  }
}

extension Publishers {
  /// Gives a value where the end comes without any.
  public struct ReplaceEmpty<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    public let upstream: Upstream
    public let output: Output

    public init(upstream: Upstream, output: Output) { (self.upstream, self.output) = (upstream, output) }

    public func receive<S: Subscriber>(subscriber: S) where Output == S.Input, Failure == S.Failure {
      upstream.subscribe(
        Replacement("ReplaceEmpty", subscriber, output: output, prefetch: .unlimited) { completion, isEmpty in
          if isEmpty, case .finished = completion { nil } else { completion }
        }
      )
    }
  }
}
