/// What receives the values of a publisher, as many as it demands.
public protocol Subscriber<Input, Failure>: CustomCombineIdentifierConvertible {
  /// The kind of values.
  associatedtype Input
  /// The kind of error that can end the values.
  associatedtype Failure: Error

  /// Hands over the means to demand values and to cancel; called once, first.
  func receive(subscription: any Subscription)

  /// Hands over a value.
  ///
  /// - Returns: How many more values are wanted, besides those that were demanded already.
  func receive(_ input: Input) -> Subscribers.Demand

  /// Says that no more values come; called at most once, last.
  func receive(completion: Subscribers.Completion<Failure>)
}

extension Subscriber where Input == Void {
  /// Hands over a value that says only that something happened.
  public func receive() -> Subscribers.Demand { receive(()) }
}

/// The namespace of the types that have to do with subscribers.
public enum Subscribers {}
