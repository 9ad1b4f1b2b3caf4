extension Publisher {
  /// Gives values before all others.
  ///
  /// - Parameter elements: The values.
  public func prepend(_ elements: Output...)
    -> Publishers.Concatenate<Publishers.Sequence<[Output], Failure>, Self>
  { prepend(elements) }

  /// Gives values before all others.
  ///
  /// - Parameter elements: The values.
  public func prepend<S: Swift.Sequence>(_ elements: S)
    -> Publishers.Concatenate<Publishers.Sequence<S, Failure>, Self> where Output == S.Element
  { prepend(.init(sequence: elements)) }

  /// Gives the values of another publisher before all others.
  ///
  /// - Parameter publisher: The other publisher.
  public func prepend<P: Publisher>(_ publisher: P) -> Publishers.Concatenate<P, Self>
  where Failure == P.Failure, Output == P.Output {
    .init(prefix: publisher, suffix: self)
  }
}
