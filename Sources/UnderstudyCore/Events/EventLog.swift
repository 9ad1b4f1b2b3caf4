import UnderstudyTime

/// What happened in an app under test, in order, from its launch on.
///
/// It is always kept. It makes no text before a test or a report reads it, and it retains no view, node or object of the app.
/// When it is full the oldest records go; only how often each body ran in them is kept.
@MainActor
package final class EventLog {
  /// How many records a log holds: those of some 3,000 taps.
  package static let defaultCapacity = 16_384
  /// Whether logs of apps that are launched from now on record anything; only for measuring what that costs.
  @exclusivity(unchecked) package static var isRecording = true

  private let isOn = EventLog.isRecording
  private let session: ExecutionSession
  /// The records, oldest first.
  @exclusivity(unchecked) package private(set) var records = RingBuffer<EventRecord>(capacity: defaultCapacity)
  /// How many records had to go since the launch.
  @exclusivity(unchecked) package private(set) var droppedCount = 0
  /// The clock's time before the first record.
  package private(set) var droppedTime = Duration.zero
  @exclusivity(unchecked) private var droppedBodies: [ObjectIdentifier: Int] = [:]
  private var time = Duration.zero
  /// How often the clock had moved at that time.
  @exclusivity(unchecked) private var clockMoves = 0
  /// Whether a record is being added: another thread, which has stopped this one, must not read the records then.
  @exclusivity(unchecked) private(set) var isAppending = false
  /// What the app's code that runs now was called for, by an action or a view; nil for other code.
  @exclusivity(unchecked) var origin: EventOrigin?

  init(session: ExecutionSession) { self.session = session }

  /// How many records the log holds at most.
  package var capacity: Int {
    get { records.capacity }
    set {
      let former = records
      records = RingBuffer(capacity: newValue)
      for record in former { append(record) }
    }
  }

  // MARK: Recording

  /// Adds a record, and before it the time, where the clock has moved on.
  package func record(_ record: consuming EventRecord) {
    guard isOn else { return }
    if session.clockMoves != clockMoves { recordTime() }
    append(record)
  }

  /// The app's time, which is looked up only where the clock has moved.
  var now: Duration {
    recordTime()
    return time
  }

  /// Adds the time, where the clock has moved on since the last record.
  @inline(never)
  func recordTime() {
    guard session.clockMoves != clockMoves else { return }
    clockMoves = session.clockMoves
    let now = session.now
    guard isOn, now != time else { return }
    time = now
    append(.clock(now))
  }

  /// Adds the change of a value by the code that runs now.
  ///
  /// - Parameters:
  ///   - kind: What the value is.
  ///   - name: Whose it is, and by which name.
  ///   - old: The value before.
  ///   - new: The value after.
  func recordChange<Value>(_ kind: ValueChange.Kind, _ name: ChangedName, from old: Value, to new: Value) {
    guard isOn else { return }
    record(.change(ValueChange(kind, name, from: old, to: new, by: origin.map { .code($0) } ?? .later)))
  }

  @inline(__always)
  private func append(_ record: consuming EventRecord) {
    isAppending = true
    if let dropped = records.append(record) { note(dropped) }
    isAppending = false
  }

  /// Keeps what numbers and times need of a record that had to go.
  private func note(_ dropped: EventRecord) {
    droppedCount += 1
    switch dropped {
    case .body(let view, _): droppedBodies[ObjectIdentifier(view), default: 0] += 1
    case .clock(let time): droppedTime = time
    default: break
    }
  }

  // MARK: Reading

  /// How often the body of a view, modifier, scene or app of this type has run since the launch.
  package func bodyCount(of type: Any.Type) -> Int {
    let dropped = droppedBodies[ObjectIdentifier(type)] ?? 0
    return records.reduce(into: dropped) { count, record in
      if case .body(let view, _) = record, view == type { count += 1 }
    }
  }
}
