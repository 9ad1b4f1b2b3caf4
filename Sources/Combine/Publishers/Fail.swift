/// Fails at once, without a value.
public struct Fail<Output, Failure: Error>: Publisher {
  /// The error.
  public let error: Failure

  /// Makes a publisher that fails at once.
  ///
  /// - Parameter error: The error.
  public init(error: Failure) { self.error = error }

  /// Makes a publisher that fails at once, whose kind of values is named.
  ///
  /// - Parameters:
  ///   - outputType: The kind of values it never gives.
  ///   - failure: The error.
  public init(outputType: Output.Type, failure: Failure) { error = failure }

  public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
    subscriber.receive(subscription: Subscriptions.empty)
    subscriber.receive(completion: .failure(error))
  }
}

extension Fail: Equatable where Failure: Equatable {}
extension Fail: Sendable {}
