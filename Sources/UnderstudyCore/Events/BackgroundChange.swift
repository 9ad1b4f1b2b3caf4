import UnderstudyTime

/// A change of a property that is made outside of the main actor, while it is made.
///
/// The logs are the main actor's: it is told before it learns of what follows from the change.
final class BackgroundChange: @unchecked Sendable {
  private let property: ObservedProperty
  private let outer: BackgroundChange?
  /// Puts the change into a log.
  private let record: @MainActor (EventLog) -> BegunChange
  @MainActor private var changes: [BegunChange] = []
  /// Who has been told; the changing thread's alone.
  private var sessions: [ExecutionSession] = []

  private init(
    _ property: ObservedProperty, in outer: BackgroundChange?,
    _ record: @escaping @MainActor (EventLog) -> BegunChange
  ) {
    (self.property, self.outer, self.record) = (property, outer, record)
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
      $0.beginChange(.object, .object(property), from: old.value, by: cause)
    }
    setCurrent(Unmanaged.passRetained(change).takeUnretainedValue())
    if let session = ExecutionSession.current { change.announce(to: session) }
  }

  /// Called when the property is set.
  static func end<Value>(_ property: ObservedProperty, with new: Value) {
    while let change = current {
      setCurrent(change.outer)
      let isThis = change.property === property
      if isThis { change.complete(with: UncheckedSendable(new)) }
      Unmanaged.passUnretained(change).release()
      if isThis { return }
    }
  }

  /// Has the apps of a session log the change; called for each that runs the code or follows the property.
  func announce(to session: ExecutionSession) {
    guard !sessions.contains(where: { $0 === session }) else { return }
    sessions.append(session)
    session.enqueue { [self] in
      for host in RuntimeLog.running(in: session) { changes.append(record(host.events)) }
    }
  }

  private func complete<Value>(with new: UncheckedSendable<Value>) {
    // Each is told after it has been told of the beginning.
    for session in sessions {
      session.enqueue { [self] in for change in changes { change.complete(with: new.value) } }
    }
  }
}
