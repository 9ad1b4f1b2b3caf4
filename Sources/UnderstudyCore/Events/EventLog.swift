import UnderstudyElements
import UnderstudyTime

/// What happened in an app under test, in order, from its launch on.
///
/// It is always kept: nothing is made for an entry but the entry itself, in memory that the log has already, no text before
/// somebody reads, and no view, node or object of the app is held. When the log is full the oldest entries are given up, all but
/// the number of bodies that they counted.
@MainActor
package final class EventLog {
  /// Whether logs of apps that are launched from now on keep anything; only for measuring what that costs.
  @exclusivity(unchecked) package static var isRecording = true

  private let isOn = EventLog.isRecording
  @exclusivity(unchecked) private var tape = EventTape()
  @exclusivity(unchecked) private var time = Duration.zero
  /// How often the clock had moved at that time.
  @exclusivity(unchecked) private var clockMoves = 0
  private let session: ExecutionSession
  @exclusivity(unchecked) private var running: RunningOrigin?
  /// One for all logs: there is rarely code of two apps at work, one called by the other.
  @exclusivity(unchecked) private static var spareAction = SpareOrigin()
  @exclusivity(unchecked) private static var spareClosure = SpareOrigin()

  init(session: ExecutionSession) { self.session = session }

  /// How many chunks of a kilobyte the log keeps at most.
  package var chunkLimit: Int {
    get { tape.chunkLimit }
    set { tape.chunkLimit = newValue }
  }

  // MARK: Recording

  /// Adds that a body ran, for these reasons: the time is that of the update.
  @inline(__always)
  package func appendBody(of view: Any.Type, _ changes: ChangeRecord) {
    if isOn { tape.appendBody(of: view, changes) }
  }

  /// Adds that a view appeared or disappeared: the time is that of the update.
  @inline(__always)
  func append(_ tag: TapeEntry.Tag, of view: Any.Type) {
    if isOn { tape.append(tag, of: view) }
  }

  /// Adds something, and before it the time, where the clock has moved on.
  package func record(_ record: EventRecord) {
    guard isOn else { return }
    noteTime()
    tape.append(EventDetail(record))
  }

  /// Adds something that the test does to an element.
  ///
  /// - Returns: What the app's code is called for, until ``endAction(_:)``.
  @inline(__always)
  func beginAction(_ verb: ActionVerb, on text: borrowing String?, _ type: ElementType) -> EventOrigin {
    guard isOn else { return .test }
    noteTime()
    return Self.spareAction.take(action: tape.appendAction(verb, text, type), in: self)
  }

  /// Ends what the test did to an element: tasks that the app's code has begun keep the origin.
  @inline(__always)
  func endAction(_ origin: consuming EventOrigin) {
    if isOn { Self.spareAction.giveBack(action: origin) }
  }

  /// The action of a number, counted from the launch; nil where it was given up long ago.
  func action(numbered number: Int) -> EventOrigin.Content? { tape.action(numbered: number) }

  /// What the app's code is called for when a view's closure is called, which is no entry of its own.
  ///
  /// - Returns: To be given back by ``endClosure(_:)``.
  func beginClosure(_ closure: EventOrigin.Closure, of view: Any.Type?) -> EventOrigin {
    Self.spareClosure.take(.closure(closure, view: view))
  }

  func endClosure(_ origin: consuming EventOrigin) { Self.spareClosure.giveBack(origin) }

  /// What the app's code that runs now was called for; tasks that it begins know it by ``EventOrigin/current``.
  var origin: EventOrigin? { running?.origin }

  /// Whether code of the app runs that an action or a view has called.
  var isAtWork: Bool { running != nil }

  /// Says what the code is called for that runs now.
  ///
  /// - Returns: What it was before, to be given to ``end(_:)`` after the code.
  @inline(__always)
  func begin(_ origin: RunningOrigin) -> RunningOrigin? {
    let outer = running
    running = origin
    return outer
  }

  @inline(__always)
  func end(_ outer: RunningOrigin?) { running = outer }

  /// Adds the time, where the clock has moved on.
  @inline(__always)
  func noteTime() {
    if session.clockMoves != clockMoves { noteMovedClock() }
  }

  @inline(never)
  private func noteMovedClock() {
    clockMoves = session.clockMoves
    let now = session.now
    guard now != time else { return }
    time = now
    tape.appendClock(now)
  }

  /// Adds the change of a value, whose writer is the code that runs now.
  ///
  /// - Parameters:
  ///   - kind: What the value is.
  ///   - name: Whose it is, and by which name.
  ///   - old: Where the value before is, as values of an unknown type are copied to be passed on.
  ///   - new: Where the value after is.
  func recordChange<Value>(
    _ kind: ChangeKind, _ name: ChangedName, from old: UnsafePointer<Value>, to new: UnsafePointer<Value>
  ) {
    guard isOn else { return }
    let isByAction = isInLastAction
    // The clock stands still while the code of an action runs.
    if !isByAction { noteTime() }
    guard isByAction || running == nil && !isInTask,
      tape.appendChange(kind, name, from: old, to: new, isByAction: isByAction)
    else {
      return recordDetail(kind, name, from: old, to: new)
    }
  }

  /// Adds the change of a view's state: that of a number by an action, the most common one, in the caller's own code.
  ///
  /// - Parameters:
  ///   - view: Whose state it is.
  ///   - number: The state's number in the view's plan.
  ///   - old: Where the value before is.
  ///   - new: Where the value after is.
  @inline(__always)
  func recordState<Value>(
    of view: Any.Type?, _ number: Int, from old: UnsafePointer<Value>, to new: UnsafePointer<Value>
  ) {
    guard isOn else { return }
    if TapeChange.isWord(Value.self), isInLastAction,
      let name = TapeChange.Name(.state, of: view, number, isByAction: true)
    {
      tape.appendWords(name, from: old, to: new)
    } else if Value.self == String.self {
      let (old, new) = (UnsafeRawPointer(old), UnsafeRawPointer(new))
      recordText(
        of: view, number, from: old.assumingMemoryBound(to: String.self), to: new.assumingMemoryBound(to: String.self))
    } else {
      recordChange(.state, .property(of: view, number: number), from: old, to: new)
    }
  }

  private func recordText(
    of view: Any.Type?, _ number: Int, from old: UnsafePointer<String>, to new: UnsafePointer<String>
  ) {
    if isInLastAction, let name = TapeChange.Name(.state, of: view, number, isByAction: true) {
      tape.appendTexts(name, from: old, to: new)
    } else {
      recordChange(.state, .property(of: view, number: number), from: old, to: new)
    }
  }

  /// Whether code runs that the newest action has called.
  @inline(__always)
  private var isInLastAction: Bool {
    guard let running else { return false }
    return running.action == tape.actionCount &- 1
  }

  /// Adds the change of a value that is computed.
  func recordChange<Value>(_ kind: ChangeKind, _ name: ChangedName, from old: Value, to new: Value) {
    var (old, new) = (old, new)
    recordChange(kind, name, from: &old, to: &new)
  }

  @inline(never)
  private func recordDetail<Value>(
    _ kind: ChangeKind, _ name: ChangedName, from old: UnsafePointer<Value>, to new: UnsafePointer<Value>
  ) {
    let cause: ValueChange.Cause
    if let origin {
      cause = origin.action == EventOrigin.noAction ? .code(origin) : .action(origin.action)
    } else {
      cause = .later
    }
    // Made first: reading a value can run code of the app.
    let change = ValueChange(name, from: old.pointee, to: new.pointee, by: cause)
    tape.append(EventDetail(.change(kind, change)))
  }

  /// Whether code runs that a task or a block has called, which something else had begun.
  private var isInTask: Bool { EventOrigin.current != nil }

  /// Adds a change that has begun.
  ///
  /// - Returns: What to give the new value to, when it is known.
  func beginChange<Value>(
    _ kind: ChangeKind, _ name: ChangedName, from old: Value, by cause: ValueChange.Cause
  ) -> BegunChange {
    guard isOn else { return BegunChange(nil) }
    noteTime()
    let record = KeptRecord(.change(kind, ValueChange(name, from: old, by: cause)))
    tape.append(EventDetail(.record, record))
    return BegunChange(record)
  }

  /// The kind of a recorded change.
  package enum ChangeKind: UInt8, Sendable { case state, object, defaults, preference, environment }

  // MARK: Reading

  /// The entries as they are now.
  package func read() -> EventReading { EventReading(self) }

  /// What is still known of the entries that were given up.
  var dropped: DroppedEvents { tape.dropped }

  func forEachEntry(_ body: (TapeEntry) -> Void) { tape.forEach(body) }

  /// How often the body of a view, modifier, scene or app of this type has run.
  package func bodyCount(of type: Any.Type) -> Int {
    var result = dropped.bodyCount(of: type)
    forEachEntry { if $0.tag == .body, $0.type == type { result += 1 } }
    return result
  }
}

/// A log that its host keeps meanwhile, so that no references are counted.
struct KeptEventLog {
  private let reference: Unmanaged<EventLog>

  nonisolated init(_ log: EventLog) { reference = .passUnretained(log) }

  @MainActor
  @inline(__always)
  func appendBody(of view: Any.Type, _ changes: ChangeRecord) { with { $0.appendBody(of: view, changes) } }

  @MainActor
  @inline(__always)
  func append(_ tag: TapeEntry.Tag, of view: Any.Type) { with { $0.append(tag, of: view) } }

  @inline(__always)
  private nonisolated func with(_ body: (EventLog) -> Void) { reference._withUnsafeGuaranteedRef(body) }
}

/// A change in a log whose new value is not known yet.
struct BegunChange {
  private let kept: KeptRecord?

  fileprivate init(_ kept: KeptRecord?) { self.kept = kept }

  @MainActor
  func complete<Value>(with new: Value) {
    guard let kept, case .change(let kind, var change) = kept.record else { return }
    change.complete(with: new)
    kept.record = .change(kind, change)
  }
}
