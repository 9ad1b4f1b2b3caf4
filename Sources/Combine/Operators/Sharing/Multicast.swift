extension Publisher {
  /// Gives one subscription's values to many subscribers, through a subject, once it is connected.
  ///
  /// - Parameter createSubject: Makes the subject, when it is needed first.
  public func multicast<S: Subject>(_ createSubject: @escaping () -> S) -> Publishers.Multicast<Self, S>
  where Failure == S.Failure, Output == S.Output {
    .init(upstream: self, createSubject: createSubject)
  }

  /// Gives one subscription's values to many subscribers, through a subject, once it is connected.
  ///
  /// - Parameter subject: The subject.
  public func multicast<S: Subject>(subject: S) -> Publishers.Multicast<Self, S>
  where Failure == S.Failure, Output == S.Output {
    .init(upstream: self) { subject }
  }
}

extension Publishers {
  /// Gives one subscription's values to many subscribers.
  public final class Multicast<Upstream: Publisher, SubjectType: Subject>: ConnectablePublisher
  where Upstream.Failure == SubjectType.Failure, Upstream.Output == SubjectType.Output {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    /// The publisher that is subscribed to once.
    public let upstream: Upstream

    /// Makes the subject.
    public let createSubject: () -> SubjectType

    private let lock = Lock()
    private var made: SubjectType?

    /// Makes what `multicast(_:)` returns.
    ///
    /// - Parameters:
    ///   - upstream: The publisher to subscribe to once.
    ///   - createSubject: Makes the subject, when it is needed first.
    public init(upstream: Upstream, createSubject: @escaping () -> SubjectType) {
      self.upstream = upstream
      self.createSubject = createSubject
    }

    public func receive<S: Subscriber>(subscriber: S) where Failure == S.Failure, Output == S.Input {
      subject.subscribe(Stage("Multicast", subscriber) { .send($0) })
    }

    /// Subscribes the subject to the publisher.
    ///
    /// - Returns: Ends that subscription when it is cancelled or released.
    public func connect() -> any Cancellable { upstream.subscribe(subject) }

    private var subject: SubjectType {
      if let made = lock({ made }) { return made }
      let candidate = createSubject()
      return lock {
        let subject = made ?? candidate
        made = subject
        return subject
      }
    }
  }
}
