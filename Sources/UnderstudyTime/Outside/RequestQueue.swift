import Dispatch

/// The queues on which Foundation does the requests of a `URLSession`; from there it calls the session's delegate.
///
/// Foundation has one for each `URLSession`, and shows none of them. A delegate that is called on behalf of another app than its own
/// would change the state of its app in the turn of that other one.
enum RequestQueue {
  /// Whose requests a `URLSession` does: the app that has begun the last one.
  private final class Owner: Sendable {
    let session = Guarded(WeakSession(session: nil))
  }

  private static let key = DispatchSpecificKey<Owner>()
  /// Locked while a queue gets its owner, which it keeps: a thread may read it at any time.
  private static let lock = Guarded(())

  /// The session of the app whose requests the calling thread works for; nil on other threads.
  static var session: ExecutionSession? { DispatchQueue.getSpecific(key: key)?.session.withLock { $0.session } }

  /// Notes whose request a task is. A `URLSession` without a delegate calls nothing but handlers, which know their app.
  ///
  /// - Parameter task: must not have begun, as its properties change on other threads from then on.
  static func bind(_ task: AnyObject, to session: ExecutionSession) {
    guard let requests = stored("session", of: task), stored("delegate", of: requests) != nil,
      let queue = stored("workQueue", of: requests) as? DispatchQueue
    else { return }
    let owner = lock.withLock { _ in
      if let owner = queue.getSpecific(key: key) { return owner }
      let owner = Owner()
      queue.setSpecific(key: key, value: owner)
      return owner
    }
    owner.session.withLock { $0.session = session }
  }

  /// The value of a stored property of an object's class or of one above; nil for an optional without value, too.
  private static func stored(_ name: String, of object: AnyObject) -> AnyObject? {
    var mirror: Mirror? = Mirror(reflecting: object)
    while let level = mirror {
      if let value = level.children.first(where: { $0.label == name })?.value { return unwrapped(value) }
      mirror = level.superclassMirror
    }
    return nil
  }

  private static func unwrapped(_ value: Any) -> AnyObject? {
    let mirror = Mirror(reflecting: value)
    guard mirror.displayStyle == .optional else { return value as AnyObject }
    return mirror.children.first.map { $0.value as AnyObject }
  }
}
