/// A publisher whose type is not said, so that it can change without its users.
public struct AnyPublisher<Output, Failure: Error>: Publisher, CustomStringConvertible,
  CustomPlaygroundDisplayConvertible
{
  private let base: any Publisher<Output, Failure>

  public var description: String { "AnyPublisher" }
  /// What a playground shows, which is the description.
  public var playgroundDescription: Any { description }

  /// Hides the type of a publisher; one that is hidden already is taken out of its cover.
  ///
  /// - Parameter publisher: The publisher to hide.
  public init<P: Publisher>(_ publisher: P) where Output == P.Output, Failure == P.Failure {
    base = (publisher as? AnyPublisher<Output, Failure>)?.base ?? publisher
  }

  public func receive<S: Subscriber>(subscriber: S) where Output == S.Input, Failure == S.Failure {
    base.receive(subscriber: subscriber)
  }
}

extension Publisher {
  /// Hides the type of this publisher.
  public func eraseToAnyPublisher() -> AnyPublisher<Output, Failure> { AnyPublisher(self) }
}
