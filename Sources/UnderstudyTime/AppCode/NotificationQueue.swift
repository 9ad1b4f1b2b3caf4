import Foundation

/// Notifications that an app has queued on the main thread for later: the session posts them, as the main run loop of a device
/// would, and no run loop has them.
///
/// Calls of `NotificationQueue.enqueue(_:postingStyle:coalesceMask:forModes:)` and of `dequeueNotifications(matching:coalesceMask:)`
/// come here by the C target UnderstudyPlatformC, those of Foundation's own too, as `FileHandle` makes them.
enum QueuedNotifications {
  private struct Entry: Sendable {
    let session: ExecutionSession
    let queue: UncheckedSendable<NotificationQueue>
    let notification: UncheckedSendable<Notification>
    let number: UInt64
  }

  private struct Entries: Sendable {
    var waiting: [Entry] = []
    var lastNumber: UInt64 = 0
  }

  private static let entries = Guarded(Entries())

  /// Queues a notification that waits for the end of the turn, or until the app has nothing else to do.
  static func add(
    _ notification: Notification, to queue: NotificationQueue, _ style: NotificationQueue.PostingStyle,
    in session: ExecutionSession, for origin: WorkOrigin
  ) {
    let (queue, notification) = (UncheckedSendable(queue), UncheckedSendable(notification))
    let number = entries.withLock { entries in
      entries.lastNumber += 1
      entries.waiting.append(
        Entry(session: session, queue: queue, notification: notification, number: entries.lastNumber))
      return entries.lastNumber
    }
    session.enqueue(for: origin) { post(number, style, in: session, for: origin) }
  }

  @MainActor private static func post(
    _ number: UInt64, _ style: NotificationQueue.PostingStyle, in session: ExecutionSession, for origin: WorkOrigin
  ) {
    if style == .whenIdle, session.hasQueuedWork {
      return session.enqueue(for: origin) { post(number, style, in: session, for: origin) }
    }
    guard let entry = remove(where: { $0.number == number }).first else { return }
    entry.queue.value.enqueue(entry.notification.value, postingStyle: .now, coalesceMask: [], forModes: nil)
  }

  /// Removes what waits in a queue and is equal to a notification in all that the mask names.
  static func remove(
    matching notification: Notification, _ mask: NotificationQueue.NotificationCoalescing, from queue: NotificationQueue
  ) {
    guard !mask.isEmpty else { return }
    let (queue, notification) = (UncheckedSendable(queue), UncheckedSendable(notification))
    remove { entry in
      let other = entry.notification.value
      return entry.queue.value === queue.value
        && (!mask.contains(.onName) || other.name == notification.value.name)
        && (!mask.contains(.onSender) || (other.object as AnyObject?) === (notification.value.object as AnyObject?))
    }
  }

  /// Forgets what waits for a session that has ended.
  static func forget(_ session: ExecutionSession) { remove { $0.session === session } }

  @discardableResult
  private static func remove(where isRemoved: @Sendable (Entry) -> Bool) -> [Entry] {
    entries.withLock { entries in
      let removed = entries.waiting.filter(isRemoved)
      if !removed.isEmpty { entries.waiting.removeAll(where: isRemoved) }
      return removed
    }
  }
}

@_silgen_name("understudy_session_queues_notification") @inline(never)
func sessionQueues(
  _ notification: Notification, _ style: NotificationQueue.PostingStyle,
  _ mask: NotificationQueue.NotificationCoalescing, _ queue: NotificationQueue
) -> Bool {
  QueuedNotifications.remove(matching: notification, mask, from: queue)
  // On another thread it is for the run loop there.
  guard style != .now, Thread.isMainThread || MainQueue.isCurrent, let session = Caller.app else { return false }
  let origin = WorkOrigin("NotificationQueue.enqueue", place: .init(.ofCaller(beyond: 1)))
  QueuedNotifications.add(notification, to: queue, style, in: session, for: origin)
  return true
}

@_silgen_name("understudy_session_dequeues_notifications")
func sessionDequeues(
  _ notification: Notification, _ mask: NotificationQueue.NotificationCoalescing, _ queue: NotificationQueue
) { QueuedNotifications.remove(matching: notification, mask, from: queue) }
