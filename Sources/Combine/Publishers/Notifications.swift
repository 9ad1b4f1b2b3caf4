import Foundation

extension NotificationCenter {
  /// The notifications of a name, to be awaited one after the other; a task that is cancelled gets no more.
  ///
  /// Each iterator observes the center from the moment on when it is made. It keeps the newest seven that come between two
  /// awaits, as Apple's does.
  ///
  /// - Parameters:
  ///   - name: The name.
  ///   - object: The object that posts them; any object where nil.
  @preconcurrency public func notifications(
    named name: Notification.Name, object: (any AnyObject & Sendable)? = nil
  ) -> Notifications { Notifications(publisher(for: name, object: object)) }

  /// Notifications of one name, which never end by themselves.
  public final class Notifications: AsyncSequence, @unchecked Sendable {
    public typealias Element = Notification
    public typealias Failure = Never

    private static let capacity = 7
    private let publisher: Publisher

    fileprivate init(_ publisher: Publisher) { self.publisher = publisher }

    /// Begins to observe the center.
    public func makeAsyncIterator() -> Iterator {
      let mailbox = Mailbox<Notification, Never>(capacity: Self.capacity, isIdle: true)
      publisher.subscribe(mailbox)
      return Iterator(mailbox: mailbox, lifetime: AnyCancellable(mailbox))
    }

    /// One walk through the notifications; observes the center until it is released or its task is cancelled.
    public struct Iterator: AsyncIteratorProtocol {
      fileprivate let mailbox: Mailbox<Notification, Never>
      fileprivate let lifetime: AnyCancellable

      /// Waits for the next notification; nil once the task is cancelled.
      public mutating func next() async -> Notification? { await mailbox.next(isolation: nil).value.get() }

      /// Waits for the next notification on an actor; nil once the task is cancelled.
      public mutating func next(isolation actor: isolated (any Actor)?) async -> Notification? {
        await mailbox.next(isolation: actor).value.get()
      }
    }
  }
}
