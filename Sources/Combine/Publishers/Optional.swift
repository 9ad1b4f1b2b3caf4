extension Optional {
  /// Publishes the value, where there is one, and finishes.
  public var publisher: Publisher { Publisher(self) }

  /// Gives the value of an optional, or only finishes.
  public struct Publisher: Combine.Publisher {
    public typealias Output = Wrapped
    public typealias Failure = Never

    /// The value.
    public let output: Wrapped?

    /// Makes a publisher of one value or none.
    ///
    /// - Parameter output: The value, or nil.
    public init(_ output: Wrapped?) { self.output = output }

    public func receive<S: Subscriber>(subscriber: S) where Wrapped == S.Input, S.Failure == Never {
      guard let output else {
        subscriber.receive(subscription: Subscriptions.empty)
        subscriber.receive(completion: .finished)
        return
      }
      subscriber.receive(subscription: Single("Optional", subscriber, outcome: .success(output)))
    }
  }
}

extension Optional.Publisher: Equatable where Wrapped: Equatable {}
extension Optional.Publisher: Sendable where Wrapped: Sendable {}
