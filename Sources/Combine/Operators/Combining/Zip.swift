extension Publisher {
  /// Gives the values of both publishers in pairs, the first with the first and so on.
  ///
  /// - Parameter other: The other publisher.
  public func zip<P: Publisher>(_ other: P) -> Publishers.Zip<Self, P> where Failure == P.Failure {
    .init(self, other)
  }

  /// Gives a value made of each pair of both publishers' values.
  ///
  /// - Parameters:
  ///   - other: The other publisher.
  ///   - transform: Makes the value.
  public func zip<P: Publisher, T>(
    _ other: P,
    _ transform: @escaping (Output, P.Output) -> T
  ) -> Publishers.Map<Publishers.Zip<Self, P>, T> where Failure == P.Failure {
    zip(other).map { transform($0.0, $0.1) }
  }

  /// Gives the values of three publishers in groups, the first with the first and so on.
  ///
  /// - Parameters:
  ///   - publisher1: The second publisher.
  ///   - publisher2: The third publisher.
  public func zip<P: Publisher, Q: Publisher>(
    _ publisher1: P,
    _ publisher2: Q
  ) -> Publishers.Zip3<Self, P, Q> where Failure == P.Failure, P.Failure == Q.Failure {
    .init(self, publisher1, publisher2)
  }

  /// Gives a value made of each group of three publishers' values.
  ///
  /// - Parameters:
  ///   - publisher1: The second publisher.
  ///   - publisher2: The third publisher.
  ///   - transform: Makes the value.
  public func zip<P: Publisher, Q: Publisher, T>(
    _ publisher1: P,
    _ publisher2: Q,
    _ transform: @escaping (Output, P.Output, Q.Output) -> T
  ) -> Publishers.Map<Publishers.Zip3<Self, P, Q>, T> where Failure == P.Failure, P.Failure == Q.Failure {
    zip(publisher1, publisher2).map { transform($0.0, $0.1, $0.2) }
  }

  /// Gives the values of four publishers in groups, the first with the first and so on.
  ///
  /// - Parameters:
  ///   - publisher1: The second publisher.
  ///   - publisher2: The third publisher.
  ///   - publisher3: The fourth publisher.
  public func zip<P: Publisher, Q: Publisher, R: Publisher>(
    _ publisher1: P,
    _ publisher2: Q,
    _ publisher3: R
  ) -> Publishers.Zip4<Self, P, Q, R>
  where Failure == P.Failure, P.Failure == Q.Failure, Q.Failure == R.Failure {
    .init(self, publisher1, publisher2, publisher3)
  }

  /// Gives a value made of each group of four publishers' values.
  ///
  /// - Parameters:
  ///   - publisher1: The second publisher.
  ///   - publisher2: The third publisher.
  ///   - publisher3: The fourth publisher.
  ///   - transform: Makes the value.
  public func zip<P: Publisher, Q: Publisher, R: Publisher, T>(
    _ publisher1: P,
    _ publisher2: Q,
    _ publisher3: R,
    _ transform: @escaping (Output, P.Output, Q.Output, R.Output) -> T
  ) -> Publishers.Map<Publishers.Zip4<Self, P, Q, R>, T>
  where Failure == P.Failure, P.Failure == Q.Failure, Q.Failure == R.Failure {
    zip(publisher1, publisher2, publisher3).map { transform($0.0, $0.1, $0.2, $0.3) }
  }
}

extension Publishers {
  /// Gives the values of two publishers in groups, the first with the first and so on.
  public struct Zip<A: Publisher, B: Publisher>: Publisher where A.Failure == B.Failure {
    public typealias Output = (A.Output, B.Output)
    public typealias Failure = A.Failure
    /// The first publisher whose values are grouped by position.
    public let a: A
    /// The second publisher whose values are grouped by position.
    public let b: B

    /// Makes what `zip(_:)` returns.
    ///
    /// - Parameters:
    ///   - a: The first publisher whose values are grouped by position.
    ///   - b: The second publisher whose values are grouped by position.
    public init(_ a: A, _ b: B) { (self.a, self.b) = (a, b) }

    public func receive<S: Subscriber>(subscriber: S) where Failure == S.Failure, S.Input == Output {
      Pairing<A.Output, B.Output, Failure>(.zip, subscriber).start(a, b)
    }
  }

  /// Gives the values of three publishers in groups, the first with the first and so on.
  public struct Zip3<A: Publisher, B: Publisher, C: Publisher>: Publisher
  where A.Failure == B.Failure, B.Failure == C.Failure {
    public typealias Output = (A.Output, B.Output, C.Output)
    public typealias Failure = A.Failure
    /// The first publisher whose values are grouped by position.
    public let a: A
    /// The second publisher whose values are grouped by position.
    public let b: B
    /// The third publisher whose values are grouped by position.
    public let c: C

    /// Makes what `zip(_:)` returns.
    ///
    /// - Parameters:
    ///   - a: The first publisher whose values are grouped by position.
    ///   - b: The second publisher whose values are grouped by position.
    ///   - c: The third publisher whose values are grouped by position.
    public init(_ a: A, _ b: B, _ c: C) { (self.a, self.b, self.c) = (a, b, c) }

    public func receive<S: Subscriber>(subscriber: S) where Failure == S.Failure, S.Input == Output {
      Zip(Zip(a, b), c).map { ($0.0.0, $0.0.1, $0.1) }.receive(subscriber: subscriber)
    }
  }

  /// Gives the values of four publishers in groups, the first with the first and so on.
  public struct Zip4<A: Publisher, B: Publisher, C: Publisher, D: Publisher>: Publisher
  where A.Failure == B.Failure, B.Failure == C.Failure, C.Failure == D.Failure {
    public typealias Output = (A.Output, B.Output, C.Output, D.Output)
    public typealias Failure = A.Failure
    /// The first publisher whose values are grouped by position.
    public let a: A
    /// The second publisher whose values are grouped by position.
    public let b: B
    /// The third publisher whose values are grouped by position.
    public let c: C
    /// The fourth publisher whose values are grouped by position.
    public let d: D

    /// Makes what `zip(_:)` returns.
    ///
    /// - Parameters:
    ///   - a: The first publisher whose values are grouped by position.
    ///   - b: The second publisher whose values are grouped by position.
    ///   - c: The third publisher whose values are grouped by position.
    ///   - d: The fourth publisher whose values are grouped by position.
    public init(_ a: A, _ b: B, _ c: C, _ d: D) { (self.a, self.b, self.c, self.d) = (a, b, c, d) }

    public func receive<S: Subscriber>(subscriber: S) where Failure == S.Failure, S.Input == Output {
      Zip(Zip(a, b), Zip(c, d)).map { ($0.0.0, $0.0.1, $0.1.0, $0.1.1) }
        .receive(subscriber: subscriber)
    }
  }
}
