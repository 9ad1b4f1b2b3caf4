/// What a log still knows of the entries that it has given up.
struct DroppedEvents {
  private(set) var count = 0
  /// The clock's time after them.
  private(set) var time = Duration.zero
  private(set) var actionCount = 0
  /// The last action: changes that it made may have been kept.
  private(set) var action: EventOrigin.Content?
  private var bodies: [ObjectIdentifier: Int] = [:]
  /// The body that ran last, as the same one often runs many times in a row, and how often it ran.
  private var last: (body: TapeEntry.Head, count: Int) = (.ofNoEntry, 0)

  /// How often the body of a view ran in them.
  func bodyCount(of view: Any.Type) -> Int {
    let isLast = last.body.subject == TapeEntry.Head(.body, length: 1, view).subject
    return (bodies[ObjectIdentifier(view)] ?? 0) + (isLast ? last.count : 0)
  }

  /// Takes note of the entries in a part of a chunk and lets go of what they hold.
  ///
  /// Each of them is walked once in its life, which is part of what it costs.
  ///
  /// - Returns: How many of them held something.
  mutating func take(from start: UnsafeMutablePointer<UInt>, to end: UnsafeMutablePointer<UInt>) -> Int {
    var (count, actionCount) = (0, 0)
    var heads = TapeEntry.Head(bits: 0)
    var lastAction: TapeEntry?
    var last = last
    TapeEntry.forEach(from: start, to: end) { entry in
      let head = entry.head
      count &+= 1
      heads.formUnion(head)
      if head.subject == last.body.subject { return last.count &+= 1 }
      guard head.isNoted else { return }
      if head.tag == .action {
        actionCount &+= 1
        lastAction = entry
      } else if head.tag == .body {
        note(last.body, last.count)
        last = (head, 1)
      } else if head.tag == .clock {
        time = entry.time
      } else {
        count &-= 1
      }
    }
    self.last = last
    self.count += count
    self.actionCount += actionCount
    if let lastAction { action = lastAction.action }
    guard heads.isHolder else { return 0 }
    var holderCount = 0
    TapeEntry.forEach(from: start, to: end) {
      if $0.head.isHolder { holderCount += 1 }
      $0.release()
    }
    return holderCount
  }

  private mutating func note(_ body: TapeEntry.Head, _ count: Int) {
    if count > 0 { bodies[ObjectIdentifier(body.type), default: 0] += count }
  }
}
