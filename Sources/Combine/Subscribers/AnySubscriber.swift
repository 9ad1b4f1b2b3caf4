/// A subscriber whose type is not said.
public struct AnySubscriber<Input, Failure: Error>: Subscriber, CustomStringConvertible,
  CustomPlaygroundDisplayConvertible
{
  private let base: any Subscriber<Input, Failure>

  /// The identifier of the subscriber that is hidden.
  public var combineIdentifier: CombineIdentifier { base.combineIdentifier }

  public var description: String { (base as? any CustomStringConvertible)?.description ?? "Anonymous AnySubscriber" }

  /// What a playground shows, which is the description.
  public var playgroundDescription: Any {
    (base as? any CustomPlaygroundDisplayConvertible)?.playgroundDescription ?? description
  }

  /// Hides the type of a subscriber.
  ///
  /// - Parameter subscriber: The subscriber to hide.
  public init<S: Subscriber>(_ subscriber: S) where S.Input == Input, S.Failure == Failure {
    base = subscriber
  }

  /// Makes a subscriber that feeds a subject.
  ///
  /// - Parameter subject: Sends on what this subscriber receives.
  public init<S: Subject>(_ subject: S) where S.Output == Input, S.Failure == Failure {
    base = SubjectFeed(subject)
  }

  /// Makes a subscriber of closures.
  ///
  /// - Parameters:
  ///   - receiveSubscription: Runs first; without it nothing is demanded.
  ///   - receiveValue: Runs for each value and returns how many more are wanted; without it nothing more is.
  ///   - receiveCompletion: Runs at the end.
  public init(
    receiveSubscription: ((any Subscription) -> Void)? = nil,
    receiveValue: ((Input) -> Subscribers.Demand)? = nil,
    receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil
  ) {
    base = Leg(
      subscription: receiveSubscription ?? { _ in },
      value: receiveValue ?? { _ in .none },
      completion: receiveCompletion ?? { _ in }
    )
  }

  public func receive(subscription: any Subscription) { base.receive(subscription: subscription) }

  public func receive(_ value: Input) -> Subscribers.Demand { base.receive(value) }

  public func receive(completion: Subscribers.Completion<Failure>) { base.receive(completion: completion) }
}
