extension Publishers {
  /// Gives the values of two publishers as they come.
  public struct Merge<A: Publisher, B: Publisher>: Publisher
  where A.Output == B.Output, A.Failure == B.Failure {
    public typealias Output = A.Output
    public typealias Failure = A.Failure
    /// The first publisher whose values are given as they come.
    public let a: A
    /// The second publisher whose values are given as they come.
    public let b: B

    /// Makes what `merge(with:)` returns.
    ///
    /// - Parameters:
    ///   - a: The first publisher whose values are given as they come.
    ///   - b: The second publisher whose values are given as they come.
    public init(_ a: A, _ b: B) { (self.a, self.b) = (a, b) }

    public func receive<S: Subscriber>(subscriber: S) where Output == S.Input, Failure == S.Failure {
      FanIn.merge([a, b], to: subscriber)
    }
  }

  /// Gives the values of three publishers as they come.
  public struct Merge3<A: Publisher, B: Publisher, C: Publisher>: Publisher
  where A.Output == B.Output, A.Failure == B.Failure, B.Output == C.Output, B.Failure == C.Failure {
    public typealias Output = A.Output
    public typealias Failure = A.Failure
    /// The first publisher whose values are given as they come.
    public let a: A
    /// The second publisher whose values are given as they come.
    public let b: B
    /// The third publisher whose values are given as they come.
    public let c: C

    /// Makes what `merge(with:)` returns.
    ///
    /// - Parameters:
    ///   - a: The first publisher whose values are given as they come.
    ///   - b: The second publisher whose values are given as they come.
    ///   - c: The third publisher whose values are given as they come.
    public init(_ a: A, _ b: B, _ c: C) { (self.a, self.b, self.c) = (a, b, c) }

    public func receive<S: Subscriber>(subscriber: S) where Output == S.Input, Failure == S.Failure {
      FanIn.merge([a, b, c], to: subscriber)
    }
  }

  /// Gives the values of four publishers as they come.
  public struct Merge4<A: Publisher, B: Publisher, C: Publisher, D: Publisher>: Publisher
  where
    A.Output == B.Output, A.Failure == B.Failure, B.Output == C.Output, B.Failure == C.Failure,
    C.Output == D.Output, C.Failure == D.Failure
  {
    public typealias Output = A.Output
    public typealias Failure = A.Failure
    /// The first publisher whose values are given as they come.
    public let a: A
    /// The second publisher whose values are given as they come.
    public let b: B
    /// The third publisher whose values are given as they come.
    public let c: C
    /// The fourth publisher whose values are given as they come.
    public let d: D

    /// Makes what `merge(with:)` returns.
    ///
    /// - Parameters:
    ///   - a: The first publisher whose values are given as they come.
    ///   - b: The second publisher whose values are given as they come.
    ///   - c: The third publisher whose values are given as they come.
    ///   - d: The fourth publisher whose values are given as they come.
    public init(_ a: A, _ b: B, _ c: C, _ d: D) { (self.a, self.b, self.c, self.d) = (a, b, c, d) }

    public func receive<S: Subscriber>(subscriber: S) where Output == S.Input, Failure == S.Failure {
      FanIn.merge([a, b, c, d], to: subscriber)
    }
  }

  /// Gives the values of five publishers as they come.
  public struct Merge5<A: Publisher, B: Publisher, C: Publisher, D: Publisher, E: Publisher>: Publisher
  where
    A.Output == B.Output, A.Failure == B.Failure, B.Output == C.Output, B.Failure == C.Failure,
    C.Output == D.Output, C.Failure == D.Failure, D.Output == E.Output, D.Failure == E.Failure
  {
    public typealias Output = A.Output
    public typealias Failure = A.Failure
    /// The first publisher whose values are given as they come.
    public let a: A
    /// The second publisher whose values are given as they come.
    public let b: B
    /// The third publisher whose values are given as they come.
    public let c: C
    /// The fourth publisher whose values are given as they come.
    public let d: D
    /// The fifth publisher whose values are given as they come.
    public let e: E

    /// Makes what `merge(with:)` returns.
    ///
    /// - Parameters:
    ///   - a: The first publisher whose values are given as they come.
    ///   - b: The second publisher whose values are given as they come.
    ///   - c: The third publisher whose values are given as they come.
    ///   - d: The fourth publisher whose values are given as they come.
    ///   - e: The fifth publisher whose values are given as they come.
    public init(_ a: A, _ b: B, _ c: C, _ d: D, _ e: E) { (self.a, self.b, self.c, self.d, self.e) = (a, b, c, d, e) }

    public func receive<S: Subscriber>(subscriber: S) where Output == S.Input, Failure == S.Failure {
      FanIn.merge([a, b, c, d, e], to: subscriber)
    }
  }

  /// Gives the values of six publishers as they come.
  public struct Merge6<A: Publisher, B: Publisher, C: Publisher, D: Publisher, E: Publisher, F: Publisher>: Publisher
  where
    A.Output == B.Output, A.Failure == B.Failure, B.Output == C.Output, B.Failure == C.Failure,
    C.Output == D.Output, C.Failure == D.Failure, D.Output == E.Output, D.Failure == E.Failure,
    E.Output == F.Output, E.Failure == F.Failure
  {
    public typealias Output = A.Output
    public typealias Failure = A.Failure
    /// The first publisher whose values are given as they come.
    public let a: A
    /// The second publisher whose values are given as they come.
    public let b: B
    /// The third publisher whose values are given as they come.
    public let c: C
    /// The fourth publisher whose values are given as they come.
    public let d: D
    /// The fifth publisher whose values are given as they come.
    public let e: E
    /// The sixth publisher whose values are given as they come.
    public let f: F

    /// Makes what `merge(with:)` returns.
    ///
    /// - Parameters:
    ///   - a: The first publisher whose values are given as they come.
    ///   - b: The second publisher whose values are given as they come.
    ///   - c: The third publisher whose values are given as they come.
    ///   - d: The fourth publisher whose values are given as they come.
    ///   - e: The fifth publisher whose values are given as they come.
    ///   - f: The sixth publisher whose values are given as they come.
    public init(_ a: A, _ b: B, _ c: C, _ d: D, _ e: E, _ f: F) {
      (self.a, self.b, self.c, self.d, self.e, self.f) = (a, b, c, d, e, f)
    }

    public func receive<S: Subscriber>(subscriber: S) where Output == S.Input, Failure == S.Failure {
      FanIn.merge([a, b, c, d, e, f], to: subscriber)
    }
  }

  /// Gives the values of seven publishers as they come.
  public struct Merge7<
    A: Publisher, B: Publisher, C: Publisher, D: Publisher, E: Publisher, F: Publisher, G: Publisher
  >: Publisher
  where
    A.Output == B.Output, A.Failure == B.Failure, B.Output == C.Output, B.Failure == C.Failure,
    C.Output == D.Output, C.Failure == D.Failure, D.Output == E.Output, D.Failure == E.Failure,
    E.Output == F.Output, E.Failure == F.Failure, F.Output == G.Output, F.Failure == G.Failure
  {
    public typealias Output = A.Output
    public typealias Failure = A.Failure
    /// The first publisher whose values are given as they come.
    public let a: A
    /// The second publisher whose values are given as they come.
    public let b: B
    /// The third publisher whose values are given as they come.
    public let c: C
    /// The fourth publisher whose values are given as they come.
    public let d: D
    /// The fifth publisher whose values are given as they come.
    public let e: E
    /// The sixth publisher whose values are given as they come.
    public let f: F
    /// The seventh publisher whose values are given as they come.
    public let g: G

    /// Makes what `merge(with:)` returns.
    ///
    /// - Parameters:
    ///   - a: The first publisher whose values are given as they come.
    ///   - b: The second publisher whose values are given as they come.
    ///   - c: The third publisher whose values are given as they come.
    ///   - d: The fourth publisher whose values are given as they come.
    ///   - e: The fifth publisher whose values are given as they come.
    ///   - f: The sixth publisher whose values are given as they come.
    ///   - g: The seventh publisher whose values are given as they come.
    public init(_ a: A, _ b: B, _ c: C, _ d: D, _ e: E, _ f: F, _ g: G) {
      (self.a, self.b, self.c, self.d, self.e, self.f, self.g) = (a, b, c, d, e, f, g)
    }

    public func receive<S: Subscriber>(subscriber: S) where Output == S.Input, Failure == S.Failure {
      FanIn.merge([a, b, c, d, e, f, g], to: subscriber)
    }
  }

  /// Gives the values of eight publishers as they come.
  public struct Merge8<
    A: Publisher, B: Publisher, C: Publisher, D: Publisher, E: Publisher, F: Publisher, G: Publisher, H: Publisher
  >: Publisher
  where
    A.Output == B.Output, A.Failure == B.Failure, B.Output == C.Output, B.Failure == C.Failure,
    C.Output == D.Output, C.Failure == D.Failure, D.Output == E.Output, D.Failure == E.Failure,
    E.Output == F.Output, E.Failure == F.Failure, F.Output == G.Output, F.Failure == G.Failure,
    G.Output == H.Output, G.Failure == H.Failure
  {
    public typealias Output = A.Output
    public typealias Failure = A.Failure
    /// The first publisher whose values are given as they come.
    public let a: A
    /// The second publisher whose values are given as they come.
    public let b: B
    /// The third publisher whose values are given as they come.
    public let c: C
    /// The fourth publisher whose values are given as they come.
    public let d: D
    /// The fifth publisher whose values are given as they come.
    public let e: E
    /// The sixth publisher whose values are given as they come.
    public let f: F
    /// The seventh publisher whose values are given as they come.
    public let g: G
    /// The eighth publisher whose values are given as they come.
    public let h: H

    /// Makes what `merge(with:)` returns.
    ///
    /// - Parameters:
    ///   - a: The first publisher whose values are given as they come.
    ///   - b: The second publisher whose values are given as they come.
    ///   - c: The third publisher whose values are given as they come.
    ///   - d: The fourth publisher whose values are given as they come.
    ///   - e: The fifth publisher whose values are given as they come.
    ///   - f: The sixth publisher whose values are given as they come.
    ///   - g: The seventh publisher whose values are given as they come.
    ///   - h: The eighth publisher whose values are given as they come.
    public init(_ a: A, _ b: B, _ c: C, _ d: D, _ e: E, _ f: F, _ g: G, _ h: H) {
      (self.a, self.b, self.c, self.d, self.e, self.f, self.g, self.h) = (a, b, c, d, e, f, g, h)
    }

    public func receive<S: Subscriber>(subscriber: S) where Output == S.Input, Failure == S.Failure {
      FanIn.merge([a, b, c, d, e, f, g, h], to: subscriber)
    }
  }
}
