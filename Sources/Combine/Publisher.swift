/// A source of values over time, ended by at most one completion.
public protocol Publisher<Output, Failure> {
  /// The kind of values.
  associatedtype Output
  /// The kind of error that can end it; `Never` where none can.
  associatedtype Failure: Error

  /// Attaches a subscriber; called by `subscribe(_:)`.
  ///
  /// - Parameter subscriber: Gets a subscription first, then values as it demands them, then at most one completion.
  func receive<S: Subscriber>(subscriber: S) where Failure == S.Failure, Output == S.Input
}

/// The namespace of the types that operators return.
public enum Publishers {}

extension Publisher {
  /// Attaches a subscriber, which decides by its demand how much it gets.
  ///
  /// - Parameter subscriber: What is to receive the values.
  public func subscribe<S: Subscriber>(_ subscriber: S) where Failure == S.Failure, Output == S.Input {
    receive(subscriber: subscriber)
  }

  /// Feeds a subject, and so all of its subscribers.
  ///
  /// - Parameter subject: What sends the values on.
  /// - Returns: Ends the feeding when it is cancelled or released.
  public func subscribe<S: Subject>(_ subject: S) -> AnyCancellable where Failure == S.Failure, Output == S.Output {
    let feed = SubjectFeed(subject)
    subscribe(feed)
    return AnyCancellable(feed)
  }
}
