extension Result {
  /// Publishes the value and finishes, or fails.
  public var publisher: Publisher { Publisher(self) }

  /// Gives what a result holds.
  public struct Publisher: Combine.Publisher {
    public typealias Output = Success

    /// The result.
    public let result: Result<Success, Failure>

    /// Makes a publisher of a result.
    ///
    /// - Parameter result: The result.
    public init(_ result: Result<Success, Failure>) { self.result = result }

    /// Makes a publisher of a success.
    ///
    /// - Parameter output: The value.
    public init(_ output: Success) { result = .success(output) }

    /// Makes a publisher of a failure.
    ///
    /// - Parameter failure: The error.
    public init(_ failure: Failure) { result = .failure(failure) }

    public func receive<S: Subscriber>(subscriber: S) where Success == S.Input, Failure == S.Failure {
      switch result {
      case .success: subscriber.receive(subscription: Single("Once", subscriber, outcome: result))
      case .failure(let error):
        subscriber.receive(subscription: Subscriptions.empty)
        subscriber.receive(completion: .failure(error))
      }
    }
  }
}

extension Result.Publisher: Equatable where Success: Equatable, Failure: Equatable {}
extension Result.Publisher: Sendable where Success: Sendable {}
