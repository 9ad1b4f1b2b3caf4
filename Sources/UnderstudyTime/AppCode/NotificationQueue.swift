import Foundation

/// A notification that an app has queued on the main thread for later: the session posts it, as the main run loop of a device
/// would, and no run loop has it.
///
/// Calls of `NotificationQueue.enqueue(_:postingStyle:coalesceMask:forModes:)` and of `dequeueNotifications(matching:coalesceMask:)`
/// come here by the C target UnderstudyPlatformC, those of Foundation's own too, as `FileHandle` makes them.
final class QueuedNotification: Sendable {
  static let waiting = GuardedList<[ObjectIdentifier: QueuedNotification]>([:])

  let session: ExecutionSession
  private let queue: UncheckedSendable<NotificationQueue>
  private let notification: UncheckedSendable<Notification>
  private let style: NotificationQueue.PostingStyle
  let origin: WorkOrigin

  fileprivate init(
    _ notification: Notification, in queue: NotificationQueue, _ style: NotificationQueue.PostingStyle,
    of session: ExecutionSession, for origin: WorkOrigin
  ) {
    (self.session, self.style, self.origin) = (session, style, origin)
    (self.queue, self.notification) = (UncheckedSendable(queue), UncheckedSendable(notification))
  }

  /// Makes it wait for the end of the turn, or until the app has nothing else to do.
  fileprivate func wait() {
    Self.waiting.withLock { $0[ObjectIdentifier(self)] = self }
    session.enqueue(for: origin) { self.post() }
  }

  @MainActor private func post() {
    if style == .whenIdle, session.hasQueuedWork { return session.enqueue(for: origin) { self.post() } }
    guard Self.waiting.withLock({ $0.removeValue(forKey: ObjectIdentifier(self)) }) != nil else { return }
    queue.value.enqueue(notification.value, postingStyle: .now, coalesceMask: [], forModes: nil)
  }

  /// Removes what waits in a queue and is equal to a notification in all that the mask names.
  fileprivate static func remove(
    matching notification: Notification, _ mask: NotificationQueue.NotificationCoalescing, from queue: NotificationQueue
  ) {
    guard !mask.isEmpty else { return }
    let (queue, notification) = (UncheckedSendable(queue), UncheckedSendable(notification))
    waiting.remove { other in
      let known = other.notification.value
      return other.queue.value === queue.value
        && (!mask.contains(.onName) || known.name == notification.value.name)
        && (!mask.contains(.onSender) || (known.object as AnyObject?) === (notification.value.object as AnyObject?))
    }
  }
}

@_silgen_name("understudy_session_queues_notification") @inline(never)
func sessionQueues(
  _ notification: Notification, _ style: NotificationQueue.PostingStyle,
  _ mask: NotificationQueue.NotificationCoalescing, _ queue: NotificationQueue
) -> Bool {
  QueuedNotification.remove(matching: notification, mask, from: queue)
  // On another thread it is for the run loop there.
  guard style != .now, MainQueue.isFirstThread || MainQueue.isCurrent, let session = Caller.app else { return false }
  let origin = WorkOrigin("NotificationQueue.enqueue", place: .init(.ofCaller(beyond: 1)))
  QueuedNotification(notification, in: queue, style, of: session, for: origin).wait()
  return true
}

@_silgen_name("understudy_session_dequeues_notifications")
func sessionDequeues(
  _ notification: Notification, _ mask: NotificationQueue.NotificationCoalescing, _ queue: NotificationQueue
) { QueuedNotification.remove(matching: notification, mask, from: queue) }
