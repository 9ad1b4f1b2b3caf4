extension Publisher {
  /// Leaves out the first values.
  ///
  /// - Parameter count: How many.
  public func dropFirst(_ count: Int = 1) -> Publishers.Drop<Self> { .init(upstream: self, count: count) }

  /// Leaves out the values before the first that does not meet a condition.
  ///
  /// - Parameter predicate: The condition.
  public func drop(while predicate: @escaping (Output) -> Bool) -> Publishers.DropWhile<Self> {
    .init(upstream: self, predicate: predicate)
  }
}

extension Publishers {
  /// Leaves out the first values.
  public struct Drop<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    public let upstream: Upstream
    public let count: Int

    public init(upstream: Upstream, count: Int) {
      self.upstream = upstream
      self.count = count
    }

    public func receive<S: Subscriber>(subscriber: S) where Output == S.Input, Failure == S.Failure {
      var left = count
      upstream.subscribe(
        Stage<Output, Failure, Output, Failure>("Drop", subscriber) { value in
          guard left > 0 else { return .send(value) }
          left -= 1
          return .skip
        }
      )
    }
  }

  /// Leaves out the values before the first that does not meet a condition.
  public struct DropWhile<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    public let upstream: Upstream
    public let predicate: (Output) -> Bool

    public init(upstream: Upstream, predicate: @escaping (Output) -> Bool) {
      self.upstream = upstream
      self.predicate = predicate
    }

    public func receive<S: Subscriber>(subscriber: S) where Output == S.Input, Failure == S.Failure {
      let predicate = predicate
      var isDropping = true
      upstream.subscribe(
        Stage<Output, Failure, Output, Failure>("DropWhile", subscriber) { value in
          isDropping = isDropping && predicate(value)
          return isDropping ? .skip : .send(value)
        }
      )
    }
  }
}
