extension Publisher {
  /// Gives more values after the end.
  ///
  /// - Parameter elements: The values.
  public func append(_ elements: Output...)
    -> Publishers.Concatenate<Self, Publishers.Sequence<[Output], Failure>>
  { append(elements) }

  /// Gives more values after the end.
  ///
  /// - Parameter elements: The values.
  public func append<S: Swift.Sequence>(_ elements: S)
    -> Publishers.Concatenate<Self, Publishers.Sequence<S, Failure>> where Output == S.Element
  { append(.init(sequence: elements)) }

  /// Goes on with another publisher after the end.
  ///
  /// - Parameter publisher: The other publisher.
  public func append<P: Publisher>(_ publisher: P) -> Publishers.Concatenate<Self, P>
  where Failure == P.Failure, Output == P.Output {
    .init(prefix: self, suffix: publisher)
  }
}
