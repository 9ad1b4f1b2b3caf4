/// The entries of a log as they are now: to be read before anything is added to it.
@MainActor
package struct EventReading {
  private let log: EventLog
  private let dropped: DroppedEvents
  /// The entries, and how many actions there are before each of them.
  private var entries: ContiguousArray<(entry: TapeEntry, actions: Int)> = []
  private var actions: ContiguousArray<TapeEntry> = []

  init(_ log: EventLog) {
    (self.log, dropped) = (log, log.dropped)
    var (entries, actions) = (entries, actions)
    log.forEachEntry { entry in
      if entry.tag == .none { return }
      entries.append((entry, actions.count))
      if entry.tag == .action { actions.append(entry) }
    }
    (self.entries, self.actions) = (entries, actions)
  }

  /// How many entries are kept.
  package var count: Int { entries.count }
  /// How many entries were given up: the first one kept has this many before it.
  package var droppedCount: Int { dropped.count }
  /// The clock's time before the first entry kept.
  package var droppedTime: Duration { dropped.time }

  /// - Parameter position: Counted from the first entry kept.
  package subscript(position: Int) -> EventRecord {
    precondition(log.dropped.count == dropped.count, "The log has given entries up since it was read.")
    let (entry, actions) = entries[position]
    switch entry.tag {
    case .none: preconditionFailure("A word without an entry was read as one.")
    case .body: return .body(entry.type, entry.changes)
    case .appeared: return .appeared(entry.type)
    case .disappeared: return .disappeared(entry.type)
    case .clock: return .clock(entry.time)
    case .action: return .action(entry.action)
    case .change:
      let (change, (old, new)) = (entry.change, entry.change.values)
      return .change(
        change.kind,
        ValueChange(
          change.changedName, from: RecordedValue(old), to: RecordedValue(new),
          by: change.isByAction ? cause(actions - 1) : .none))
    case .detail:
      let record = entry.detail.record
      guard case .change(let kind, var change) = record, case .action(let action) = change.cause else { return record }
      change.cause = cause(action - dropped.actionCount)
      return .change(kind, change)
    }
  }

  /// What an action of the log is to the changes that it made.
  ///
  /// - Parameter position: Counted from the first action that is kept.
  private func cause(_ position: Int) -> ValueChange.Cause {
    guard position < actions.count else { return .none }
    // Of those that were given up only the last one is known, which has made the changes that are left.
    let content = position < 0 ? dropped.action : actions[position].action
    return content.map { .code(EventOrigin($0)) } ?? .none
  }
}
