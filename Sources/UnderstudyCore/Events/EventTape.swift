import UnderstudyElements

/// The entries of an event log as they are kept: one behind the other, each in a few words of 64 bits.
///
/// What an entry is stands in its first word, beside a type's or key's address where there is one. Views are held by their
/// type alone, which is there for good. What is more than a few words is an object.
struct EventTape: ~Copyable {
  /// How many chunks are kept at most: half a megabyte.
  var chunkLimit = 512
  /// How many entries there may be, about, that hold a long text, a list or an object.
  static let holderLimit = 1 << 12

  private var chunks = TapeChunks()
  /// How many entries must be released.
  private var holderCount = 0
  /// How many actions there were since the launch.
  private(set) var actionCount = 0
  /// The last of them; nil where it was given up.
  private var lastAction: UnsafeMutablePointer<UInt>?
  /// What is known of the entries that were given up.
  private(set) var dropped = DroppedEvents()

  init() {}

  deinit {
    if holderCount > 0 { forEach { $0.release() } }
  }

  // MARK: Adding

  /// Makes room for an entry's words.
  ///
  /// - Returns: Where the caller must put them at once.
  @inline(__always)
  private mutating func places(_ count: Int) -> UnsafeMutablePointer<UInt> {
    if !chunks.hasRoom(for: count) { beginChunk() }
    return chunks.append(count)
  }

  @inline(never)
  private mutating func beginChunk() {
    // An entry lies in one chunk.
    let rest = chunks.room
    if rest > 0 { chunks.append(rest).initialize(to: TapeEntry.Head(.none, length: rest).bits) }
    while chunks.count > 0, chunks.count >= chunkLimit || holderCount >= Self.holderLimit { dropChunk() }
    chunks.addChunk()
  }

  private mutating func dropChunk() {
    // Not kept twice meanwhile, or what is in it would be copied.
    var dropped = exchange(&self.dropped, with: DroppedEvents())
    var released = 0
    chunks.withFirst { start, end in
      released = dropped.take(from: start, to: end)
      if let place = lastAction, start <= place, place < end { lastAction = nil }
    }
    self.dropped = dropped
    holderCount -= released
    chunks.removeFirst()
  }

  @inline(__always)
  mutating func appendBody(of view: Any.Type, _ changes: ChangeRecord) {
    guard TapeEntry.isShort(changes) else { return appendLongBody(of: view, changes) }
    TapeEntry.makeShortBody(at: places(1), of: view, changes)
  }

  @inline(never)
  private mutating func appendLongBody(of view: Any.Type, _ changes: ChangeRecord) {
    TapeEntry.makeLongBody(at: places(TapeEntry.longBodyLength), of: view, changes)
  }

  /// Adds an entry that says of which view it is, and no more.
  @inline(__always)
  mutating func append(_ tag: TapeEntry.Tag, of view: Any.Type) {
    places(1).initialize(to: TapeEntry.Head(tag, length: 1, view).bits)
  }

  mutating func appendClock(_ time: Duration) { TapeEntry.makeClock(at: places(TapeEntry.clockLength), time) }

  /// - Returns: The action's number, counted from the launch.
  @inline(__always)
  mutating func appendAction(_ verb: ActionVerb, _ text: borrowing String?, _ type: ElementType) -> Int {
    let place = places(TapeEntry.actionLength)
    if TapeEntry.makeAction(at: place, verb, text, type) { holderCount &+= 1 }
    lastAction = place
    actionCount &+= 1
    return actionCount &- 1
  }

  /// Adds a change, if it can be kept in a few words.
  ///
  /// - Parameters:
  ///   - kind: What the value is.
  ///   - name: Whose it is, and by which name.
  ///   - old: Where the value before is.
  ///   - new: Where the value after is.
  ///   - isByAction: Whether the last action on the tape brings it about; otherwise nothing does that is known.
  /// - Returns: Whether it was added.
  @MainActor
  @inline(__always)
  mutating func appendChange<Value>(
    _ kind: EventLog.ChangeKind, _ name: ChangedName, from old: UnsafePointer<Value>, to new: UnsafePointer<Value>,
    isByAction: Bool
  ) -> Bool {
    guard let length = TapeChange.length(of: Value.self), let form = ValueKeeping.form(old, new),
      let name = TapeChange.Name(kind, holding: name, isByAction: isByAction)
    else { return false }
    if TapeChange.make(at: places(length), name, from: old, to: new, form) { holderCount &+= 1 }
    return true
  }

  /// Adds a change by the last action, whose values are words: see ``TapeChange/isWord(_:)``.
  @inline(__always)
  mutating func appendWords<Value>(
    _ name: TapeChange.Name, from old: UnsafePointer<Value>, to new: UnsafePointer<Value>
  ) {
    TapeChange.makeWords(at: places(TapeChange.wordLength), name, from: old, to: new)
  }

  /// Adds a change by the last action, whose values are texts.
  @inline(__always)
  mutating func appendTexts(
    _ name: TapeChange.Name, from old: UnsafePointer<String>, to new: UnsafePointer<String>
  ) {
    if TapeChange.makeTexts(at: places(TapeChange.textLength), name, from: old, to: new) { holderCount &+= 1 }
  }

  mutating func append(_ detail: EventDetail) {
    TapeEntry.makeDetail(at: places(TapeEntry.detailLength), detail)
    holderCount &+= 1
  }

  // MARK: Reading

  /// The action of a number, counted from the launch; nil where it was given up long ago.
  func action(numbered number: Int) -> EventOrigin.Content? {
    if number == actionCount - 1, let lastAction { return TapeEntry(lastAction).action }
    if number == dropped.actionCount - 1 { return dropped.action }
    var (position, result) = (dropped.actionCount, EventOrigin.Content?.none)
    forEach {
      guard $0.tag == .action else { return }
      if position == number { result = $0.action }
      position += 1
    }
    return result
  }

  /// Calls a function for each entry in order.
  @inline(__always)
  func forEach(_ body: (TapeEntry) -> Void) {
    chunks.forEach { TapeEntry.forEach(from: $0, to: $1, body) }
  }
}
