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

  /// Leaves out the values before the first that does not meet a condition, and fails where that throws.
  ///
  /// - Parameter predicate: The condition.
  public func tryDrop(while predicate: @escaping (Output) throws -> Bool) -> Publishers.TryDropWhile<Self> {
    .init(upstream: self, predicate: predicate)
  }
}

extension Publishers {
  /// Leaves out the first values.
  public struct Drop<Upstream: Publisher>: UpstreamOutput, UpstreamFailure {
    /// The publisher whose first values are left out.
    public let upstream: Upstream
    /// How many values are left out.
    public let count: Int

    /// Makes what `dropFirst(_:)` returns.
    ///
    /// - Parameters:
    ///   - upstream: The publisher whose first values are left out.
    ///   - count: How many values are left out.
    public init(upstream: Upstream, count: Int) { (self.upstream, self.count) = (upstream, count) }

    public func receive<S: Subscriber>(subscriber: S) where Upstream.Output == S.Input, Failure == S.Failure {
      var left = count
      let stage = Stage<Upstream.Output, Failure, Upstream.Output, Failure>("Drop", subscriber) { value in
        guard left > 0 else { return .send(value) }
        left -= 1
        return .lose
      }
      stage.holdDemand(.max(Swift.max(count, 0)))
      upstream.subscribe(stage)
    }
  }

  /// Leaves out the values before the first that does not meet a condition.
  public struct DropWhile<Upstream: Publisher>: UpstreamOutput, UpstreamFailure {
    /// The publisher whose first values are left out.
    public let upstream: Upstream
    /// The condition for leaving a value out; not asked again once it has failed.
    public let predicate: (Upstream.Output) -> Bool

    /// Makes what `drop(while:)` returns.
    ///
    /// - Parameters:
    ///   - upstream: The publisher whose first values are left out.
    ///   - predicate: The condition for leaving a value out; not asked again once it has failed.
    public init(upstream: Upstream, predicate: @escaping (Upstream.Output) -> Bool) {
      self.upstream = upstream
      self.predicate = predicate
    }

    public func receive<S: Subscriber>(subscriber: S) where Upstream.Output == S.Input, Failure == S.Failure {
      var isDropping = true
      upstream.subscribe(
        Stage("DropWhile", subscriber) { [predicate] value in
          isDropping = isDropping && predicate(value)
          return isDropping ? .skip : .send(value)
        }
      )
    }
  }

  /// Leaves out the values before the first that does not meet a condition, and fails where that throws.
  public struct TryDropWhile<Upstream: Publisher>: UpstreamOutput {
    public typealias Failure = any Error
    /// The publisher whose first values are left out.
    public let upstream: Upstream
    /// The condition for leaving a value out; what it throws becomes the failure.
    public let predicate: (Upstream.Output) throws -> Bool

    /// Makes what `tryDrop(while:)` returns.
    ///
    /// - Parameters:
    ///   - upstream: The publisher whose first values are left out.
    ///   - predicate: The condition for leaving a value out; what it throws becomes the failure.
    public init(upstream: Upstream, predicate: @escaping (Upstream.Output) throws -> Bool) {
      self.upstream = upstream
      self.predicate = predicate
    }

    public func receive<S: Subscriber>(subscriber: S) where Upstream.Output == S.Input, Failure == S.Failure {
      var isDropping = true
      upstream.subscribe(
        Stage("TryDropWhile", subscriber) { [predicate] value in
          isDropping = try isDropping && predicate(value)
          return isDropping ? .skip : .send(value)
        }
      )
    }
  }
}
