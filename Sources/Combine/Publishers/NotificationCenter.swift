import Foundation
import UnderstudyTime

extension NotificationCenter {
  /// Publishes the notifications of a name, as they are posted.
  ///
  /// - Parameters:
  ///   - name: The name.
  ///   - object: The object that posts them; any object where nil.
  public func publisher(for name: Notification.Name, object: AnyObject? = nil) -> Publisher {
    Publisher(center: self, name: name, object: object)
  }

  /// Gives notifications while it has demand, in the call that posts them.
  public struct Publisher: Combine.Publisher, Equatable {
    public typealias Output = Notification
    public typealias Failure = Never

    /// Where they are posted.
    public let center: NotificationCenter
    /// Their name.
    public let name: Notification.Name
    /// The object that posts them; any object where nil.
    public let object: AnyObject?

    /// Makes what `publisher(for:object:)` of a notification center returns.
    ///
    /// - Parameters:
    ///   - center: Where they are posted.
    ///   - name: Their name.
    ///   - object: The object that posts them; any object where nil.
    public init(center: NotificationCenter, name: Notification.Name, object: AnyObject? = nil) {
      self.center = center
      self.name = name
      self.object = object
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Notification, S.Failure == Never {
      let observation = Observation(subscriber)
      observation.start(center, name, object)
      subscriber.receive(subscription: observation)
    }

    public static func == (lhs: Publisher, rhs: Publisher) -> Bool {
      lhs.center === rhs.center && lhs.name == rhs.name && lhs.object === rhs.object
    }
  }
}

private final class Observation: Subscription, CustomStringConvertible, @unchecked Sendable {
  private let lock = Lock()
  private let delivery = HeldLock()
  private var downstream: (any Subscriber<Notification, Never>)?
  private var demand = Subscribers.Demand.none
  private var stop: (() -> Void)?
  private let session = Caller.app
  var description: String { "NotificationCenter Observer" }

  init(_ downstream: any Subscriber<Notification, Never>) { self.downstream = downstream }

  func start(_ center: NotificationCenter, _ name: Notification.Name, _ object: AnyObject?) {
    let token = center.addObserver(forName: name, object: object, queue: nil) { [weak self] in self?.receive($0) }
    // The subscriber holds the subscription, and with it the observer's registration.
    lock { stop = { center.removeObserver(token) } }
  }

  deinit { stop?() }

  func request(_ demand: Subscribers.Demand) { lock { self.demand += demand } }

  func cancel() {
    lock { () -> (() -> Void)? in
      downstream = nil
      return take(&stop)
    }?()
  }

  private func receive(_ notification: Notification) {
    // What another test's app posts of itself is not for this one.
    if let session, let origin = (notification.object as? any SessionBound)?.boundSession, origin !== session { return }
    delivery.lock()
    defer { delivery.unlock() }
    let receiver = lock { () -> (any Subscriber<Notification, Never>)? in
      guard demand > .none else { return nil }
      demand -= 1
      return downstream
    }
    guard let receiver else { return }
    let more = receiver.receive(notification)
    lock { demand += more }
  }
}
