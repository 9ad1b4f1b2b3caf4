/// The values of a publisher that can fail, to be awaited.
public struct AsyncThrowingPublisher<P: Publisher>: AsyncSequence {
  public typealias Element = P.Output
  public typealias Failure = any Error
  private let publisher: P

  /// Makes what `values` returns.
  ///
  /// - Parameter publisher: The publisher, to which each iterator subscribes.
  public init(_ publisher: P) { self.publisher = publisher }

  /// Subscribes to the publisher.
  public func makeAsyncIterator() -> Iterator {
    let mailbox = Mailbox<P.Output, P.Failure>()
    publisher.subscribe(mailbox)
    return Iterator(mailbox: mailbox, lifetime: AnyCancellable(mailbox))
  }

  /// One walk through the values; cancels its subscription when it is released or its task is cancelled.
  public struct Iterator: AsyncIteratorProtocol {
    fileprivate let mailbox: Mailbox<P.Output, P.Failure>
    fileprivate let lifetime: AnyCancellable

    /// Waits for the next value; nil after the end.
    ///
    /// - Throws: The error of the publisher, once.
    public mutating func next() async throws -> P.Output? { try await mailbox.next(isolation: nil).value.get() }

    /// Waits for the next value on an actor; nil after the end.
    ///
    /// - Throws: The error of the publisher, once.
    public mutating func next(isolation actor: isolated (any Actor)?) async throws(any Error) -> P.Output? {
      try await mailbox.next(isolation: actor).value.get()
    }
  }
}
