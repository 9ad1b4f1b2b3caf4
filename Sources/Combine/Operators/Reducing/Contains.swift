extension Publisher {
  /// Gives whether any value meets a condition, as soon as that is known.
  ///
  /// - Parameter predicate: The condition.
  public func contains(where predicate: @escaping (Output) -> Bool) -> Publishers.ContainsWhere<Self> {
    .init(upstream: self, predicate: predicate)
  }

  /// Gives whether any value meets a condition, as soon as that is known, and fails where that throws.
  ///
  /// - Parameter predicate: The condition.
  public func tryContains(where predicate: @escaping (Output) throws -> Bool) -> Publishers.TryContainsWhere<Self> {
    .init(upstream: self, predicate: predicate)
  }

  /// Gives whether all values meet a condition, as soon as that is known.
  ///
  /// - Parameter predicate: The condition.
  public func allSatisfy(_ predicate: @escaping (Output) -> Bool) -> Publishers.AllSatisfy<Self> {
    .init(upstream: self, predicate: predicate)
  }

  /// Gives whether all values meet a condition, as soon as that is known, and fails where that throws.
  ///
  /// - Parameter predicate: The condition.
  public func tryAllSatisfy(_ predicate: @escaping (Output) throws -> Bool) -> Publishers.TryAllSatisfy<Self> {
    .init(upstream: self, predicate: predicate)
  }
}

extension Publisher where Output: Equatable {
  /// Gives whether a value comes, as soon as that is known.
  ///
  /// - Parameter output: The value.
  public func contains(_ output: Output) -> Publishers.Contains<Self> { .init(upstream: self, output: output) }
}

extension Publishers {
  /// Gives whether a value comes.
  public struct Contains<Upstream: Publisher>: Publisher where Upstream.Output: Equatable {
    public typealias Output = Bool
    public typealias Failure = Upstream.Failure
    public let upstream: Upstream
    public let output: Upstream.Output

    public init(upstream: Upstream, output: Upstream.Output) { (self.upstream, self.output) = (upstream, output) }

    public func receive<S: Subscriber>(subscriber: S) where Bool == S.Input, Failure == S.Failure {
      upstream.subscribe(Reduction("Contains", subscriber, answer: true) { [output] in $0 == output })
    }
  }

  /// Gives whether any value meets a condition.
  public struct ContainsWhere<Upstream: Publisher>: Publisher {
    public typealias Output = Bool
    public typealias Failure = Upstream.Failure
    public let upstream: Upstream
    public let predicate: (Upstream.Output) -> Bool

    public init(upstream: Upstream, predicate: @escaping (Upstream.Output) -> Bool) {
      self.upstream = upstream
      self.predicate = predicate
    }

    public func receive<S: Subscriber>(subscriber: S) where Bool == S.Input, Failure == S.Failure {
      upstream.subscribe(Reduction("ContainsWhere", subscriber, answer: true, where: predicate))
    }
  }

  /// Gives whether all values meet a condition.
  public struct AllSatisfy<Upstream: Publisher>: Publisher {
    public typealias Output = Bool
    public typealias Failure = Upstream.Failure
    public let upstream: Upstream
    public let predicate: (Upstream.Output) -> Bool

    public init(upstream: Upstream, predicate: @escaping (Upstream.Output) -> Bool) {
      self.upstream = upstream
      self.predicate = predicate
    }

    public func receive<S: Subscriber>(subscriber: S) where Bool == S.Input, Failure == S.Failure {
      upstream.subscribe(Reduction("AllSatisfy", subscriber, answer: false) { [predicate] in !predicate($0) })
    }
  }
  /// Gives whether any value meets a condition, and fails where that throws.
  public struct TryContainsWhere<Upstream: Publisher>: Publisher {
    public typealias Output = Bool
    public typealias Failure = any Error
    public let upstream: Upstream
    public let predicate: (Upstream.Output) throws -> Bool

    public init(upstream: Upstream, predicate: @escaping (Upstream.Output) throws -> Bool) {
      self.upstream = upstream
      self.predicate = predicate
    }

    public func receive<S: Subscriber>(subscriber: S) where Bool == S.Input, Failure == S.Failure {
      upstream.subscribe(Reduction("TryContainsWhere", subscriber, answer: true, where: predicate))
    }
  }

  /// Gives whether all values meet a condition, and fails where that throws.
  public struct TryAllSatisfy<Upstream: Publisher>: Publisher {
    public typealias Output = Bool
    public typealias Failure = any Error
    public let upstream: Upstream
    public let predicate: (Upstream.Output) throws -> Bool

    public init(upstream: Upstream, predicate: @escaping (Upstream.Output) throws -> Bool) {
      self.upstream = upstream
      self.predicate = predicate
    }

    public func receive<S: Subscriber>(subscriber: S) where Bool == S.Input, Failure == S.Failure {
      upstream.subscribe(Reduction("TryAllSatisfy", subscriber, answer: false) { [predicate] in try !predicate($0) })
    }
  }
}
