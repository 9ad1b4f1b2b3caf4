extension Publisher {
  /// Gives a value in the place of the error and finishes.
  ///
  /// - Parameter output: The value.
  public func replaceError(with output: Output) -> Publishers.ReplaceError<Self> {
    .init(upstream: self, output: output)
  }
}

extension Publishers {
  /// Gives a value in the place of the error and finishes.
  public struct ReplaceError<Upstream: Publisher>: UpstreamOutput {
    public typealias Failure = Never
    /// The publisher that may fail.
    public let upstream: Upstream
    /// The value that is given in that case.
    public let output: Upstream.Output

    /// Makes what `replaceError(with:)` returns.
    ///
    /// - Parameters:
    ///   - upstream: The publisher that may fail.
    ///   - output: The value that is given in that case.
    public init(upstream: Upstream, output: Upstream.Output) { (self.upstream, self.output) = (upstream, output) }

    public func receive<S: Subscriber>(subscriber: S) where Upstream.Output == S.Input, S.Failure == Never {
      upstream.subscribe(
        Replacement("ReplaceError", subscriber, output: output) { completion, _ in
          if case .finished = completion { .finished } else { nil }
        }
      )
    }
  }
}
