/// What a log still knows of the entries that it has given up.
struct DroppedEvents {
  private(set) var count = 0
  /// The clock's time after them.
  private(set) var time = Duration.zero
  private(set) var actionCount = 0
  /// The last action: changes that it made may have been kept.
  private(set) var action: EventOrigin.Content?
  private var bodies: [ObjectIdentifier: Int] = [:]
  /// The view whose body ran last, as the same one often runs many times in a row, and how often it ran.
  private var lastView: Any.Type?
  private var lastCount = 0
  /// The last action's entry, which has not been let go of yet.
  private var lastAction: TapeEntry?

  /// What a part of the tape held.
  struct Taken {
    var (words, details, holders) = (0, 0, 0)
  }

  /// How often the body of a view ran in them.
  func bodyCount(of view: Any.Type) -> Int {
    (bodies[ObjectIdentifier(view)] ?? 0) + (lastView == view ? lastCount : 0)
  }

  /// Takes note of the entries in a part of a chunk and lets go of what they hold.
  ///
  /// Each of them is walked once in its life, which is part of what it costs.
  mutating func take(_ part: UnsafeMutablePointer<UInt>, _ words: Int, _ taken: inout Taken) {
    taken.words += words
    TapeEntry.forEach(in: part, words) { entry in
      switch entry.tag {
      case .none: return
      case .appeared, .disappeared: break
      case .body:
        let view: Any.Type = entry.type
        if lastView != view { noteBodies(before: view) }
        lastCount += 1
      case .detail: taken.details += 1
      case .clock: time = entry.time
      case .action:
        actionCount += 1
        if let lastAction, lastAction.release() { taken.holders += 1 }
        lastAction = entry
      case .change:
        if entry.change.release() { taken.holders += 1 }
      }
      count += 1
    }
  }

  private mutating func noteBodies(before view: Any.Type) {
    if let lastView { bodies[ObjectIdentifier(lastView), default: 0] += lastCount }
    (lastView, lastCount) = (view, 0)
  }

  /// Ends the taking: the last action's entry is there no longer.
  mutating func finish(_ taken: inout Taken) {
    guard let lastAction else { return }
    action = lastAction.action
    if lastAction.release() { taken.holders += 1 }
    self.lastAction = nil
  }
}
