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
  public struct ReplaceEmpty<Upstream: Publisher>: UpstreamOutput, UpstreamFailure {
    /// The publisher that may end without a value.
    public let upstream: Upstream
    /// The value that is given in that case.
    public let output: Upstream.Output

    /// Makes what `replaceEmpty(with:)` returns.
    ///
    /// - Parameters:
    ///   - upstream: The publisher that may end without a value.
    ///   - output: The value that is given in that case.
    public init(upstream: Upstream, output: Upstream.Output) { (self.upstream, self.output) = (upstream, output) }

    public func receive<S: Subscriber>(subscriber: S) where Upstream.Output == S.Input, Failure == S.Failure {
      upstream.subscribe(
        Replacement("ReplaceEmpty", subscriber, output: output, prefetch: .unlimited) { completion, isEmpty in
          if isEmpty, case .finished = completion { nil } else { completion }
        }
      )
    }
  }
}
