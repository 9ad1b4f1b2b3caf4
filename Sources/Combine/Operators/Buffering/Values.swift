extension Publisher where Failure == Never {
  /// The values, to be awaited one after the other.
  ///
  /// What comes between two awaits is kept; a publisher that answers each demand at once is asked as values are
  /// awaited.
  public var values: AsyncPublisher<Self> { AsyncPublisher(self) }
}

extension Publisher {
  /// The values, to be awaited one after the other, until the end or a failure, which is thrown.
  ///
  /// What comes between two awaits is kept; a publisher that answers each demand at once is asked as values are
  /// awaited.
  public var values: AsyncThrowingPublisher<Self> { AsyncThrowingPublisher(self) }
}

/// The values of a publisher that cannot fail, to be awaited.
public struct AsyncPublisher<P: Publisher>: AsyncSequence where P.Failure == Never {
  public typealias Element = P.Output
  public typealias Failure = Never
  private let publisher: P

  /// - Parameter publisher: The publisher, to which each iterator subscribes.
  public init(_ publisher: P) { self.publisher = publisher }

  public func makeAsyncIterator() -> Iterator {
    let mailbox = Mailbox<P.Output, Never>()
    publisher.subscribe(mailbox)
    return Iterator(mailbox: mailbox, lifetime: AnyCancellable(mailbox))
  }

  /// One walk through the values; cancels its subscription when it is released or its task is cancelled.
  public struct Iterator: AsyncIteratorProtocol {
    fileprivate let mailbox: Mailbox<P.Output, Never>
    fileprivate let lifetime: AnyCancellable

    public mutating func next() async -> P.Output? { await mailbox.next(isolation: nil).value.get() }

    public mutating func next(isolation actor: isolated (any Actor)?) async -> P.Output? {
      await mailbox.next(isolation: actor).value.get()
    }
  }
}

/// The values of a publisher that can fail, to be awaited.
public struct AsyncThrowingPublisher<P: Publisher>: AsyncSequence {
  public typealias Element = P.Output
  public typealias Failure = any Error
  private let publisher: P

  /// - Parameter publisher: The publisher, to which each iterator subscribes.
  public init(_ publisher: P) { self.publisher = publisher }

  public func makeAsyncIterator() -> Iterator {
    let mailbox = Mailbox<P.Output, P.Failure>()
    publisher.subscribe(mailbox)
    return Iterator(mailbox: mailbox, lifetime: AnyCancellable(mailbox))
  }

  /// One walk through the values; cancels its subscription when it is released or its task is cancelled.
  public struct Iterator: AsyncIteratorProtocol {
    fileprivate let mailbox: Mailbox<P.Output, P.Failure>
    fileprivate let lifetime: AnyCancellable

    public mutating func next() async throws -> P.Output? { try await mailbox.next(isolation: nil).value.get() }

    public mutating func next(isolation actor: isolated (any Actor)?) async throws(any Error) -> P.Output? {
      try await mailbox.next(isolation: actor).value.get()
    }
  }
}
