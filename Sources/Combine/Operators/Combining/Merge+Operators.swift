extension Publisher {
  /// Gives the values of this and other publishers of the same type as they come.
  ///
  /// - Parameter other: The other publisher.
  public func merge(with other: Self) -> Publishers.MergeMany<Self> { .init(self, other) }

  /// Gives the values of two publishers as they come.
  public func merge<B: Publisher>(with b: B) -> Publishers.Merge<Self, B>
  where Output == B.Output, Failure == B.Failure {
    .init(self, b)
  }

  /// Gives the values of three publishers as they come.
  public func merge<B: Publisher, C: Publisher>(with b: B, _ c: C) -> Publishers.Merge3<Self, B, C>
  where Output == B.Output, Failure == B.Failure, Output == C.Output, Failure == C.Failure {
    .init(self, b, c)
  }

  /// Gives the values of four publishers as they come.
  public func merge<B: Publisher, C: Publisher, D: Publisher>(with b: B, _ c: C, _ d: D)
    -> Publishers.Merge4<Self, B, C, D>
  where
    Output == B.Output, Failure == B.Failure, Output == C.Output, Failure == C.Failure,
    Output == D.Output, Failure == D.Failure
  {
    .init(self, b, c, d)
  }

  /// Gives the values of five publishers as they come.
  public func merge<B: Publisher, C: Publisher, D: Publisher, E: Publisher>(with b: B, _ c: C, _ d: D, _ e: E)
    -> Publishers.Merge5<Self, B, C, D, E>
  where
    Output == B.Output, Failure == B.Failure, Output == C.Output, Failure == C.Failure,
    Output == D.Output, Failure == D.Failure, Output == E.Output, Failure == E.Failure
  {
    .init(self, b, c, d, e)
  }

  /// Gives the values of six publishers as they come.
  public func merge<B: Publisher, C: Publisher, D: Publisher, E: Publisher, F: Publisher>(
    with b: B, _ c: C, _ d: D, _ e: E, _ f: F
  ) -> Publishers.Merge6<Self, B, C, D, E, F>
  where
    Output == B.Output, Failure == B.Failure, Output == C.Output, Failure == C.Failure,
    Output == D.Output, Failure == D.Failure, Output == E.Output, Failure == E.Failure,
    Output == F.Output, Failure == F.Failure
  {
    .init(self, b, c, d, e, f)
  }

  /// Gives the values of seven publishers as they come.
  public func merge<B: Publisher, C: Publisher, D: Publisher, E: Publisher, F: Publisher, G: Publisher>(
    with b: B, _ c: C, _ d: D, _ e: E, _ f: F, _ g: G
  ) -> Publishers.Merge7<Self, B, C, D, E, F, G>
  where
    Output == B.Output, Failure == B.Failure, Output == C.Output, Failure == C.Failure,
    Output == D.Output, Failure == D.Failure, Output == E.Output, Failure == E.Failure,
    Output == F.Output, Failure == F.Failure, Output == G.Output, Failure == G.Failure
  {
    .init(self, b, c, d, e, f, g)
  }

  /// Gives the values of eight publishers as they come.
  public func merge<B: Publisher, C: Publisher, D: Publisher, E: Publisher, F: Publisher, G: Publisher, H: Publisher>(
    with b: B, _ c: C, _ d: D, _ e: E, _ f: F, _ g: G, _ h: H
  ) -> Publishers.Merge8<Self, B, C, D, E, F, G, H>
  where
    Output == B.Output, Failure == B.Failure, Output == C.Output, Failure == C.Failure,
    Output == D.Output, Failure == D.Failure, Output == E.Output, Failure == E.Failure,
    Output == F.Output, Failure == F.Failure, Output == G.Output, Failure == G.Failure,
    Output == H.Output, Failure == H.Failure
  {
    .init(self, b, c, d, e, f, g, h)
  }
}
