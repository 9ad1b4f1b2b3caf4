/// The values of a publisher that cannot fail, to be awaited.
public struct AsyncPublisher<P: Publisher>: AsyncSequence where P.Failure == Never {
  public typealias Element = P.Output
  public typealias Failure = Never
  private let publisher: P

  /// Makes what `values` returns.
  ///
  /// - Parameter publisher: The publisher, to which each iterator subscribes.
  public init(_ publisher: P) { self.publisher = publisher }

  /// Subscribes to the publisher.
  public func makeAsyncIterator() -> Iterator {
    let mailbox = Mailbox<P.Output, Never>()
    publisher.subscribe(mailbox)
    return Iterator(mailbox: mailbox, lifetime: AnyCancellable(mailbox))
  }

  /// One walk through the values; cancels its subscription when it is released or its task is cancelled.
  public struct Iterator: AsyncIteratorProtocol {
    fileprivate let mailbox: Mailbox<P.Output, Never>
    fileprivate let lifetime: AnyCancellable

    /// Waits for the next value; nil after the end.
    public mutating func next() async -> P.Output? { await mailbox.next(isolation: nil).value.get() }

    /// Waits for the next value on an actor; nil after the end.
    public mutating func next(isolation actor: isolated (any Actor)?) async -> P.Output? {
      await mailbox.next(isolation: actor).value.get()
    }
  }
}
