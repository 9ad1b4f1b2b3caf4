extension Publishers {
  /// Gives the values of any number of publishers as they come.
  public struct MergeMany<Upstream: Publisher>: UpstreamOutput, UpstreamFailure {
    /// The publishers whose values are given.
    public let publishers: [Upstream]

    /// Makes what `merge(with:)` returns.
    public init(_ upstream: Upstream...) { publishers = upstream }

    /// Makes a publisher of a list, which may be empty.
    ///
    /// - Parameter upstream: The publishers whose values are given.
    public init<S: Swift.Sequence>(_ upstream: S) where Upstream == S.Element {
      publishers = Array(upstream)
    }

    public func receive<S: Subscriber>(subscriber: S) where Upstream.Output == S.Input, Failure == S.Failure {
      FanIn.merge(publishers, to: subscriber)
    }

    /// Adds a publisher.
    public func merge(with other: Upstream) -> MergeMany { .init(publishers + [other]) }
  }
}

extension FanIn {
  /// The list of publishers is a source itself, so that one that finishes at once does not end the others.
  static func merge(
    _ publishers: [any Publisher<Output, Failure>], to subscriber: any Subscriber<Output, Failure>
  ) {
    let fanIn = FanIn("Merge", subscriber, openCount: 1)
    fanIn.start()
    for publisher in publishers { fanIn.attach(publisher) }
    fanIn.sourceEnded()
  }
}
