import UnderstudyElements
import UnderstudyTime

/// What happened in an app under test, in order, from its launch on.
///
/// It is always kept: nothing is made for an entry but the entry itself, in memory that the log has already, no text before
/// somebody reads, and no view, node or object of the app is held. When a limit is reached the older half is given up, all
/// but the number of bodies that it counted.
@MainActor
package final class EventLog {
  /// How many entries are kept at most.
  package static let limit = 1 << 16
  /// How many of them may be changes of plain data, and how many something else of more than two words.
  package static let detailLimit = 1 << 11

  @exclusivity(unchecked) private var entries = ChunkedRow<StoredEvent>()
  /// What the entries that are more than two words are, in the same order.
  @exclusivity(unchecked) private var details = ChunkedRow<EventRecord>()
  /// How many entries were given up: the first one kept has this many before it.
  package private(set) var droppedCount = 0
  /// The clock's time before the first entry kept.
  package private(set) var droppedTime = Duration.zero
  private var droppedBodies: [ObjectIdentifier: Int] = [:]
  @exclusivity(unchecked) private var changes = ChunkedRow<PlainChange>()
  @exclusivity(unchecked) private var droppedChanges = 0
  @exclusivity(unchecked) private var droppedDetails = 0
  @exclusivity(unchecked) private var time = Duration.zero
  private let session: ExecutionSession
  /// What the app's code that runs now was called for; tasks that it begins know it by ``EventOrigin/current``.
  @exclusivity(unchecked) var origin: EventOrigin?
  @exclusivity(unchecked) private var actionOrigin = ReusableOrigin()
  @exclusivity(unchecked) private var closureOrigin = ReusableOrigin()
  /// The last action that was given up: changes that it made may have been kept.
  private var droppedAction: EventOrigin.Content?

  init(session: ExecutionSession) { self.session = session }

  /// How many entries are kept.
  package var count: Int { entries.count }

  package subscript(position: Int) -> EventRecord {
    switch entries[position] {
    case .body(let view, let changes): .body(view, changes)
    case .appeared(let view): .appeared(view)
    case .disappeared(let view): .disappeared(view)
    case .clock(let time): .clock(time)
    case .change(let number): change(number)
    case .detail(let number): detail(number)
    }
  }

  private func detail(_ number: Int) -> EventRecord {
    let record = details[number - droppedDetails]
    guard case .change(let kind, var change) = record, case .action(let action) = change.cause else { return record }
    change.cause = cause(action)
    return .change(kind, change)
  }

  private func change(_ number: Int) -> EventRecord {
    let change = changes[number - droppedChanges]
    let (old, new) = change.values
    let name = ChangedName.property(of: change.view, number: change.number)
    let cause = change.action.map { self.cause($0) } ?? ValueChange.Cause.none
    return .change(change.kind, ValueChange(name, from: RecordedValue(old), to: RecordedValue(new), by: cause))
  }

  /// What an action of the log is to the changes that it made.
  private func cause(_ action: Int) -> ValueChange.Cause {
    guard action >= droppedDetails else { return droppedAction.map { .code(EventOrigin($0)) } ?? .none }
    guard case .action(let content) = details[action - droppedDetails] else { return .none }
    return .code(EventOrigin(content))
  }

  // MARK: Recording

  /// Adds what happens often: the time is that of the update.
  @inline(__always)
  func append(_ event: StoredEvent) {
    if entries.count == Self.limit { dropOlderHalf() }
    entries.appendPlace().initialize(to: event)
  }

  /// Adds something, and before it the time, where the clock has moved on.
  package func record(_ record: EventRecord) {
    noteTime()
    nextDetail().initialize(to: record)
  }

  /// The number of the detail that comes next, counted from the launch.
  private var nextNumber: Int { droppedDetails &+ details.count }

  /// Adds an entry whose detail the caller must put into the place.
  @inline(__always)
  private func nextDetail() -> UnsafeMutablePointer<EventRecord> {
    while details.count == Self.detailLimit { dropOlderHalf() }
    append(.detail(nextNumber))
    return details.appendPlace()
  }

  /// Adds something that the test does to an element.
  ///
  /// - Returns: What the app's code is called for from now on.
  func beginAction(_ content: consuming EventOrigin.Content) -> EventOrigin {
    noteTime()
    let number = nextNumber
    nextDetail().initialize(to: .action(copy content))
    return actionOrigin.make(content, action: number)
  }

  /// What the app's code is called for when a view's closure is called, which is no entry of its own.
  func beginClosure(_ closure: EventOrigin.Closure, of view: Any.Type?) -> EventOrigin {
    closureOrigin.make(.closure(closure, view: view))
  }

  func noteTime() {
    let now = session.now
    guard now != time else { return }
    time = now
    append(.clock(now))
  }

  /// Adds the change of a value, whose writer is the code that runs now.
  ///
  /// - Parameters:
  ///   - kind: What the value is.
  ///   - name: Whose it is, and by which name.
  func recordChange<Value>(_ kind: ChangeKind, _ name: ChangedName, from old: Value, to new: Value) {
    if case .property(let view, let number) = name, origin?.action != nil || origin == nil && !isInTask,
      let change = PlainChange(kind, of: view, number: number, from: old, to: new, by: origin?.action)
    {
      return append(change)
    }
    let cause: ValueChange.Cause
    if let origin {
      // The clock stands still while the code of an action runs.
      cause = if let action = origin.action { .action(action) } else { .code(origin) }
    } else {
      noteTime()
      cause = if let origin = EventOrigin.current { .task(of: origin) } else { .none }
    }
    // Made first: reading a value can run code of the app.
    let change = ValueChange(name, from: old, to: new, by: cause)
    nextDetail().initialize(to: .change(kind, consume change))
  }

  /// Whether code runs that a task has called, which something else had begun.
  private var isInTask: Bool { EventOrigin.current != nil }

  private func append(_ change: PlainChange) {
    // The clock stands still while the code of an action runs.
    if change.action == nil { noteTime() }
    while changes.count == Self.detailLimit { dropOlderHalf() }
    append(.change(droppedChanges &+ changes.count))
    changes.appendPlace().initialize(to: change)
  }

  /// Adds a change that has begun.
  ///
  /// - Returns: What to give the new value to, when it is known.
  func beginChange<Value>(
    _ kind: ChangeKind, _ name: ChangedName, from old: Value, by cause: ValueChange.Cause
  ) -> BegunChange {
    noteTime()
    let change = ValueChange(name, from: old, by: cause)
    let number = nextNumber
    nextDetail().initialize(to: .change(kind, consume change))
    return BegunChange(log: self, number: number)
  }

  fileprivate func complete<Value>(_ number: Int, with new: Value) {
    let position = number - droppedDetails
    guard position >= 0, case .change(let kind, var change) = details[position] else { return }
    change.complete(with: new)
    details[position] = .change(kind, change)
  }

  /// The kind of a recorded change.
  package enum ChangeKind: UInt8, Sendable { case state, object, defaults, preference, environment }

  private func dropOlderHalf() {
    let half = entries.count / 2
    var dropped = 0
    var droppedPlain = 0
    // The same view's body often runs many times in a row.
    var bodies: (view: ObjectIdentifier, count: Int)?
    for position in 0..<half {
      switch entries[position] {
      case .body(let view, _):
        if bodies?.view != ObjectIdentifier(view) {
          if let bodies { droppedBodies[bodies.view, default: 0] += bodies.count }
          bodies = (ObjectIdentifier(view), 0)
        }
        bodies?.count += 1
      case .clock(let time): droppedTime = time
      case .appeared, .disappeared: break
      case .change: droppedPlain += 1
      case .detail: dropped += 1
      }
    }
    if let bodies { droppedBodies[bodies.view, default: 0] += bodies.count }
    for position in (0..<dropped).reversed() {
      guard case .action(let content) = details[position] else { continue }
      droppedAction = content
      break
    }
    entries.removeFirst(half)
    details.removeFirst(dropped)
    changes.removeFirst(droppedPlain)
    droppedCount += half
    droppedDetails += dropped
    droppedChanges += droppedPlain
  }

  // MARK: Reading

  /// How often the body of a view, modifier, scene or app of this type has run.
  package func bodyCount(of type: Any.Type) -> Int {
    var result = droppedBodies[ObjectIdentifier(type)] ?? 0
    for position in 0..<count {
      if case .body(let view, _) = entries[position], view == type { result += 1 }
    }
    return result
  }
}

/// A change in a log whose new value is not known yet.
struct BegunChange {
  private weak var log: EventLog?
  private let number: Int

  fileprivate init(log: EventLog, number: Int) { (self.log, self.number) = (log, number) }

  @MainActor
  func complete<Value>(with new: Value) { log?.complete(number, with: new) }
}
