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

    public init(upstream: Upstream, output: Upstream.Output) {
      self.upstream = upstream
      self.output = output
    }

    public func receive<S: Subscriber>(subscriber: S) where Bool == S.Input, Failure == S.Failure {
      let output = output
      search("Contains", upstream, subscriber, answer: true) { $0 == output }
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
      search("ContainsWhere", upstream, subscriber, answer: true, for: predicate)
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
      let predicate = predicate
      search("AllSatisfy", upstream, subscriber, answer: false) { !predicate($0) }
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
      search("TryContainsWhere", upstream, subscriber, answer: true, for: predicate)
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
      let predicate = predicate
      search("TryAllSatisfy", upstream, subscriber, answer: false) { try !predicate($0) }
    }
  }
}

/// Gives the answer at the first value that is sought, and the opposite at the end.
private func search<Upstream: Publisher, S: Subscriber>(
  _ name: StaticString,
  _ upstream: Upstream,
  _ subscriber: S,
  answer: Bool,
  for isSought: @escaping (Upstream.Output) -> Bool
) where S.Input == Bool, S.Failure == Upstream.Failure {
  var isFound = false
  upstream.subscribe(
    Reduction<Upstream.Output, Upstream.Failure, Bool, Upstream.Failure>(
      name, subscriber,
      step: {
        isFound = isSought($0)
        return isFound ? .done : .more
      },
      result: { isFound == answer }
    )
  )
}

/// The same for a condition that may throw.
private func search<Upstream: Publisher, S: Subscriber>(
  _ name: StaticString,
  _ upstream: Upstream,
  _ subscriber: S,
  answer: Bool,
  for isSought: @escaping (Upstream.Output) throws -> Bool
) where S.Input == Bool, S.Failure == any Error {
  var isFound = false
  upstream.subscribe(
    Reduction<Upstream.Output, Upstream.Failure, Bool, any Error>(
      name, subscriber,
      trying: {
        isFound = try isSought($0)
        return isFound ? .done : .more
      },
      result: { isFound == answer }
    )
  )
}
