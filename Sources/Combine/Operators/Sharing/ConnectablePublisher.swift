/// A publisher that gives nothing before it is connected, so that several subscribers can be there from the start.
public protocol ConnectablePublisher<Output, Failure>: Publisher {
  /// Begins to publish.
  ///
  /// - Returns: Stops the publishing when it is cancelled.
  func connect() -> any Cancellable
}
