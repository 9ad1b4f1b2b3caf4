import Foundation
import Testing
import UnderstudyTime

@MainActor
@Suite("NotificationQueue in an app: a session posts what is queued for later")
struct NotificationQueueTests {
  @MainActor private final class Listener {
    private(set) var received: [String] = []
    private var token: (any NSObjectProtocol)?
    let sender = NSObject()

    init() {
      token = NotificationCenter.default.addObserver(forName: nil, object: sender, queue: nil) { [weak self] note in
        let name = note.name.rawValue
        MainActor.assumeIsolated { self?.received.append(name) }
      }
    }

    func end() { if let token { NotificationCenter.default.removeObserver(token) } }

    func enqueue(
      _ name: String, _ style: NotificationQueue.PostingStyle = .asap,
      _ mask: NotificationQueue.NotificationCoalescing = [.onName, .onSender]
    ) {
      NotificationQueue.default.enqueue(note(name), postingStyle: style, coalesceMask: mask, forModes: nil)
    }

    func note(_ name: String) -> Notification { Notification(name: Notification.Name(name), object: sender) }
  }

  private func posts(_ body: @escaping @MainActor (Listener, ExecutionSession) -> Void) -> [String] {
    let session = ExecutionSession(name: "notifications")
    defer { session.close() }
    let listener = Listener()
    defer { listener.end() }
    session.enqueue { body(listener, session) }
    session.drain()
    return listener.received
  }

  @Test("what is queued as soon as possible comes after the turn, before blocks that are queued later")
  func order() {
    let posted = posts { listener, session in
      listener.enqueue("idle", .whenIdle)
      listener.enqueue("soon")
      listener.enqueue("now", .now)
      session.enqueue { listener.enqueue("block", .now) }
    }
    #expect(posted == ["now", "soon", "block", "idle"])
  }

  @Test("equal ones are posted once, in the place of the last")
  func coalescing() {
    let posted = posts { listener, _ in
      for name in ["a", "b", "a"] { listener.enqueue(name) }
    }
    #expect(posted == ["b", "a"])
  }

  @Test("an empty mask posts each")
  func noCoalescing() {
    let posted = posts { listener, _ in
      for name in ["a", "b", "a"] { listener.enqueue(name, .asap, []) }
    }
    #expect(posted == ["a", "b", "a"])
  }

  @Test("one that is posted at once takes the place of those that wait")
  func atOnce() {
    let posted = posts { listener, _ in
      listener.enqueue("a")
      listener.enqueue("a", .now)
    }
    #expect(posted == ["a"])
  }

  @Test("what is dequeued is not posted")
  func dequeuing() {
    let posted = posts { listener, _ in
      for name in ["a", "b"] { listener.enqueue(name) }
      NotificationQueue.default.dequeueNotifications(matching: listener.note("a"), coalesceMask: .onName)
    }
    #expect(posted == ["b"])
    let bySender = posts { listener, _ in
      for name in ["a", "b"] { listener.enqueue(name) }
      NotificationQueue.default.dequeueNotifications(matching: listener.note("c"), coalesceMask: .onSender)
    }
    #expect(bySender.isEmpty)
  }

  @Test("what waits when the session ends is not posted")
  func end() {
    let session = ExecutionSession(name: "notifications")
    let listener = Listener()
    defer { listener.end() }
    session.perform { listener.enqueue("a") }
    session.close()
    session.drain()
    #expect(listener.received.isEmpty)
  }
}
