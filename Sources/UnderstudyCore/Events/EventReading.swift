/// The entries of a log as they are now: to be read before anything is added to it.
@MainActor
package struct EventReading {
  private let log: EventLog
  private let dropped: DroppedEvents
  private var entries: ContiguousArray<(entry: TapeEntry, detail: Int)> = []
  private var actions: ContiguousArray<TapeEntry> = []

  init(_ log: EventLog) {
    (self.log, dropped) = (log, log.dropped)
    var details = 0
    var (entries, actions) = (entries, actions)
    log.forEachEntry { entry in
      switch entry.tag {
      case .none: return
      case .action: actions.append(entry)
      default: break
      }
      entries.append((entry, details))
      if entry.tag == .detail { details += 1 }
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
    let (entry, detail) = entries[position]
    switch entry.tag {
    case .none: preconditionFailure("A word without an entry was read as one.")
    case .body: return .body(entry.type, entry.changes)
    case .appeared: return .appeared(entry.type)
    case .disappeared: return .disappeared(entry.type)
    case .clock: return .clock(entry.time)
    case .action: return .action(entry.action)
    case .change: return .change(entry.change.kind, change(entry.change))
    case .detail:
      let record = log.detail(detail)
      guard case .change(let kind, var change) = record, case .action(let action) = change.cause else { return record }
      change.cause = cause(action)
      return .change(kind, change)
    }
  }

  private func change(_ change: TapeChange) -> ValueChange {
    let (old, new) = change.values
    return ValueChange(
      change.name, from: RecordedValue(old), to: RecordedValue(new), by: change.action.map(cause) ?? .none)
  }

  /// What an action of the log is to the changes that it made.
  private func cause(_ action: Int) -> ValueChange.Cause {
    let position = action - dropped.actionCount
    guard position < actions.count else { return .none }
    // Of those that were given up only the last one is known, which has made the changes that are left.
    let content = position < 0 ? dropped.action : actions[position].action
    return content.map { .code(EventOrigin($0)) } ?? .none
  }
}
