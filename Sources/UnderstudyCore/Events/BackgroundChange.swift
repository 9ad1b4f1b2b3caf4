import Combine
import Dispatch
import UnderstudyTime

/// A change of a property that is made outside of the main actor, while it is made.
///
/// The logs are the main actor's: it logs the change before it runs what follows from it.
final class BackgroundChange: @unchecked Sendable {
  private let property: ObservedProperty
  private let outer: BackgroundChange?
  private let makeChange: @MainActor () -> ValueChange
  @MainActor private lazy var change = makeChange()
  /// Those whose apps log the change; the changing thread's alone.
  private var sessions: [ExecutionSession] = []
  /// What runs when the property is set; the changing thread's alone.
  private var notices: [@Sendable () -> Void] = []

  private init(
    _ property: ObservedProperty, in outer: BackgroundChange?, _ makeChange: @escaping @MainActor () -> ValueChange
  ) {
    (self.property, self.outer, self.makeChange) = (property, outer, makeChange)
  }

  /// The change that the calling thread makes.
  static var current: BackgroundChange? {
    understudy_change_get().map { Unmanaged<BackgroundChange>.fromOpaque($0).takeUnretainedValue() }
  }

  private static func setCurrent(_ change: BackgroundChange?) {
    understudy_change_set(change.map { Unmanaged.passUnretained($0).toOpaque() })
  }

  /// Called before the property is set.
  static func begin<Value>(_ property: ObservedProperty, from old: Value) {
    let cause = ValueChange.Cause.later
    let old = UncheckedSendable(old)
    let change = BackgroundChange(property, in: current) {
      ValueChange(.object, .object(property), from: old.value, by: cause)
    }
    setCurrent(Unmanaged.passRetained(change).takeUnretainedValue())
    if let session = Caller.app { change.announce(to: session) }
  }

  /// Called when the property is set.
  static func end<Value>(_ property: ObservedProperty, with new: Value) {
    while let change = current {
      setCurrent(change.outer)
      let isThis = change.property === property
      if isThis { change.complete(with: UncheckedSendable(new)) }
      for notice in change.notices { notice() }
      Unmanaged.passUnretained(change).release()
      if isThis { return }
    }
  }

  /// Makes a notice run when the property that the calling thread changes has its new value, after a session's apps have logged
  /// the change.
  static func notify(_ session: ExecutionSession, afterwards notice: @escaping @Sendable () -> Void) {
    guard let current else {
      // A change that does not come by this package.
      return DispatchQueue.global().asyncBypassingSessions(after: .now() + .milliseconds(1), execute: notice)
    }
    current.announce(to: session)
    current.notices.append(notice)
  }

  /// Puts the change into the logs of a session's apps; called for each that runs the code or follows the property.
  func announce(to session: ExecutionSession) {
    guard !sessions.contains(where: { $0 === session }) else { return }
    sessions.append(session)
    session.enqueue { [self] in
      for host in RuntimeLog.running(in: session) { host.events.record(.change(change)) }
    }
  }

  private func complete<Value>(with new: UncheckedSendable<Value>) {
    // In each session, as none of them may have logged the beginning yet.
    for session in sessions {
      session.enqueue { [self] in change.complete(with: new.value) }
    }
  }
}
