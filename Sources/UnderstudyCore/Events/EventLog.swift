import UnderstudyElements
import UnderstudyTime

/// What happened in an app under test, in order, from its launch on.
///
/// It is always kept: an entry is two words and a tag, no text is made before somebody reads, and no view, node or object of
/// the app is held. When a limit is reached the older half is given up, all but the number of bodies that it counted.
@MainActor
package final class EventLog {
  /// How many entries are kept at most.
  package static let limit = 1 << 16
  /// How many of them may be more than two words: actions, changes of values, and what else is rare.
  package static let detailLimit = 1 << 12

  @exclusivity(unchecked) private nonisolated(unsafe) var entries: UnsafeMutablePointer<EventRecord>
  @exclusivity(unchecked) private var capacity = 64
  @exclusivity(unchecked) package private(set) var count = 0
  /// How many entries were given up: the first one kept has this many before it.
  package private(set) var droppedCount = 0
  /// The clock's time before the first entry kept.
  package private(set) var droppedTime = Duration.zero
  private var droppedBodies: [ObjectIdentifier: Int] = [:]
  @exclusivity(unchecked) private var detailCount = 0
  @exclusivity(unchecked) private var time = Duration.zero
  private let session: ExecutionSession
  /// What the app's code that runs now was called for; tasks that it begins know it by ``EventOrigin/current``.
  @exclusivity(unchecked) var origin: EventOrigin?

  init(session: ExecutionSession) {
    self.session = session
    entries = .allocate(capacity: capacity)
  }

  deinit {
    entries.deinitialize(count: count)
    entries.deallocate()
  }

  package subscript(position: Int) -> EventRecord { entries[position] }

  // MARK: Recording

  /// Adds what happens often: the time is that of the update.
  @inline(__always)
  func append(_ record: EventRecord) {
    if count == capacity { makeRoom() }
    (entries + count).initialize(to: record)
    count &+= 1
  }

  /// Adds something, and before it the time, where the clock has moved on.
  package func record(_ record: EventRecord) {
    noteTime()
    appendDetail(record)
  }

  private func appendDetail(_ record: EventRecord) {
    detailCount &+= 1
    if detailCount > Self.detailLimit { dropOlderHalf() }
    append(record)
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
    if let origin {
      // The clock stands still while the code of an action runs.
      appendDetail(.change(kind, ValueChange(name, from: old, to: new, by: origin, isLater: false)))
    } else {
      record(.change(kind, ValueChange(name, from: old, to: new, by: EventOrigin.current, isLater: true)))
    }
  }

  /// The kind of a recorded change.
  package enum ChangeKind: UInt8, Sendable { case state, object, defaults, preference, environment }

  private func makeRoom() {
    if capacity >= Self.limit { return dropOlderHalf() }
    let new = UnsafeMutablePointer<EventRecord>.allocate(capacity: capacity * 2)
    new.moveInitialize(from: entries, count: count)
    entries.deallocate()
    entries = new
    capacity *= 2
  }

  private func dropOlderHalf() {
    let half = count / 2
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
      default: detailCount -= 1
      }
    }
    if let bodies { droppedBodies[bodies.view, default: 0] += bodies.count }
    entries.deinitialize(count: half)
    entries.moveInitialize(from: entries + half, count: count - half)
    count -= half
    droppedCount += half
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
