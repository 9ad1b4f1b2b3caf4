extension Publisher {
  /// Gives the newest values of both publishers whenever one of them changes, once both have some.
  ///
  /// - Parameter other: The other publisher.
  public func combineLatest<P: Publisher>(_ other: P) -> Publishers.CombineLatest<Self, P> where Failure == P.Failure {
    .init(self, other)
  }

  /// Gives a value made of the newest ones of both publishers whenever one of them changes.
  ///
  /// - Parameters:
  ///   - other: The other publisher.
  ///   - transform: Makes the value.
  public func combineLatest<P: Publisher, T>(
    _ other: P,
    _ transform: @escaping (Output, P.Output) -> T
  ) -> Publishers.Map<Publishers.CombineLatest<Self, P>, T> where Failure == P.Failure {
    combineLatest(other).map { transform($0.0, $0.1) }
  }

  /// Gives the newest values of three publishers whenever one of them changes, once all have some.
  ///
  /// - Parameters:
  ///   - publisher1: The second publisher.
  ///   - publisher2: The third publisher.
  public func combineLatest<P: Publisher, Q: Publisher>(
    _ publisher1: P,
    _ publisher2: Q
  ) -> Publishers.CombineLatest3<Self, P, Q> where Failure == P.Failure, P.Failure == Q.Failure {
    .init(self, publisher1, publisher2)
  }

  /// Gives a value made of the newest ones of three publishers whenever one of them changes.
  ///
  /// - Parameters:
  ///   - publisher1: The second publisher.
  ///   - publisher2: The third publisher.
  ///   - transform: Makes the value.
  public func combineLatest<P: Publisher, Q: Publisher, T>(
    _ publisher1: P,
    _ publisher2: Q,
    _ transform: @escaping (Output, P.Output, Q.Output) -> T
  ) -> Publishers.Map<Publishers.CombineLatest3<Self, P, Q>, T> where Failure == P.Failure, P.Failure == Q.Failure {
    combineLatest(publisher1, publisher2).map { transform($0.0, $0.1, $0.2) }
  }

  /// Gives the newest values of four publishers whenever one of them changes, once all have some.
  ///
  /// - Parameters:
  ///   - publisher1: The second publisher.
  ///   - publisher2: The third publisher.
  ///   - publisher3: The fourth publisher.
  public func combineLatest<P: Publisher, Q: Publisher, R: Publisher>(
    _ publisher1: P,
    _ publisher2: Q,
    _ publisher3: R
  ) -> Publishers.CombineLatest4<Self, P, Q, R>
  where Failure == P.Failure, P.Failure == Q.Failure, Q.Failure == R.Failure {
    .init(self, publisher1, publisher2, publisher3)
  }

  /// Gives a value made of the newest ones of four publishers whenever one of them changes.
  ///
  /// - Parameters:
  ///   - publisher1: The second publisher.
  ///   - publisher2: The third publisher.
  ///   - publisher3: The fourth publisher.
  ///   - transform: Makes the value.
  public func combineLatest<P: Publisher, Q: Publisher, R: Publisher, T>(
    _ publisher1: P,
    _ publisher2: Q,
    _ publisher3: R,
    _ transform: @escaping (Output, P.Output, Q.Output, R.Output) -> T
  ) -> Publishers.Map<Publishers.CombineLatest4<Self, P, Q, R>, T>
  where Failure == P.Failure, P.Failure == Q.Failure, Q.Failure == R.Failure {
    combineLatest(publisher1, publisher2, publisher3).map { transform($0.0, $0.1, $0.2, $0.3) }
  }
}

extension Publishers {
  /// Gives the newest values of two publishers whenever one of them changes.
  public struct CombineLatest<A: Publisher, B: Publisher>: Publisher where A.Failure == B.Failure {
    public typealias Output = (A.Output, B.Output)
    public typealias Failure = A.Failure
    /// The first publisher whose values are combined when any changes.
    public let a: A
    /// The second publisher whose values are combined when any changes.
    public let b: B

    /// Makes what `combineLatest(_:)` returns.
    ///
    /// - Parameters:
    ///   - a: The first publisher whose values are combined when any changes.
    ///   - b: The second publisher whose values are combined when any changes.
    public init(_ a: A, _ b: B) { (self.a, self.b) = (a, b) }

    public func receive<S: Subscriber>(subscriber: S) where Failure == S.Failure, S.Input == Output {
      Pairing<A.Output, B.Output, Failure>(.latest, subscriber).start(a, b)
    }
  }

  /// Gives the newest values of three publishers whenever one of them changes.
  public struct CombineLatest3<A: Publisher, B: Publisher, C: Publisher>: Publisher
  where A.Failure == B.Failure, B.Failure == C.Failure {
    public typealias Output = (A.Output, B.Output, C.Output)
    public typealias Failure = A.Failure
    /// The first publisher whose values are combined when any changes.
    public let a: A
    /// The second publisher whose values are combined when any changes.
    public let b: B
    /// The third publisher whose values are combined when any changes.
    public let c: C

    /// Makes what `combineLatest(_:)` returns.
    ///
    /// - Parameters:
    ///   - a: The first publisher whose values are combined when any changes.
    ///   - b: The second publisher whose values are combined when any changes.
    ///   - c: The third publisher whose values are combined when any changes.
    public init(_ a: A, _ b: B, _ c: C) { (self.a, self.b, self.c) = (a, b, c) }

    public func receive<S: Subscriber>(subscriber: S) where Failure == S.Failure, S.Input == Output {
      CombineLatest(CombineLatest(a, b), c).map { ($0.0.0, $0.0.1, $0.1) }.receive(subscriber: subscriber)
    }
  }

  /// Gives the newest values of four publishers whenever one of them changes.
  public struct CombineLatest4<A: Publisher, B: Publisher, C: Publisher, D: Publisher>: Publisher
  where A.Failure == B.Failure, B.Failure == C.Failure, C.Failure == D.Failure {
    public typealias Output = (A.Output, B.Output, C.Output, D.Output)
    public typealias Failure = A.Failure
    /// The first publisher whose values are combined when any changes.
    public let a: A
    /// The second publisher whose values are combined when any changes.
    public let b: B
    /// The third publisher whose values are combined when any changes.
    public let c: C
    /// The fourth publisher whose values are combined when any changes.
    public let d: D

    /// Makes what `combineLatest(_:)` returns.
    ///
    /// - Parameters:
    ///   - a: The first publisher whose values are combined when any changes.
    ///   - b: The second publisher whose values are combined when any changes.
    ///   - c: The third publisher whose values are combined when any changes.
    ///   - d: The fourth publisher whose values are combined when any changes.
    public init(_ a: A, _ b: B, _ c: C, _ d: D) { (self.a, self.b, self.c, self.d) = (a, b, c, d) }

    public func receive<S: Subscriber>(subscriber: S) where Failure == S.Failure, S.Input == Output {
      CombineLatest(CombineLatest(a, b), CombineLatest(c, d)).map { ($0.0.0, $0.0.1, $0.1.0, $0.1.1) }
        .receive(subscriber: subscriber)
    }
  }
}
