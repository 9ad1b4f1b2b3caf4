import UnderstudyElements

/// The entries of an event log as they are kept: one behind the other, each in a few words of 64 bits.
///
/// The lowest bits of an entry's first word say what it is; types lie at addresses that leave them free. Views are held by
/// their type alone, which is there for good. What is more than a few words lies beside.
struct EventTape: ~Copyable {
  /// How many words are kept at most: half a megabyte.
  static let wordLimit = 1 << 16
  /// How many entries may lie beside, and how many may hold something that must be let go of.
  static let detailLimit = 1 << 11

  private var words = ChunkedRow<UInt>()
  /// Entries that are more than a few words, in the tape's order.
  private var details = ChunkedRow<EventRecord>()
  private var holderCount = 0
  /// How many actions there were since the launch.
  private(set) var actionCount = 0
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
    if words.room < count { addChunk() }
    return words.appendPlaces(count)
  }

  @inline(never)
  private mutating func addChunk() {
    // An entry lies in one chunk.
    let rest = words.room
    words.appendPlaces(rest).initialize(repeating: TapeEntry.word(.none), count: rest)
    if words.count >= Self.wordLimit - ChunkedRow<UInt>.size { dropOlder() }
    words.addChunk()
  }

  @inline(__always)
  mutating func appendBody(of view: Any.Type, _ changes: ChangeRecord) {
    let place = places(2)
    place.initialize(to: TapeEntry.word(.body, view))
    (place + 1).initialize(to: UInt(changes.bits))
  }

  /// Adds an entry that says of which view it is, and no more.
  @inline(__always)
  mutating func append(_ tag: TapeEntry.Tag, of view: Any.Type) {
    places(1).initialize(to: TapeEntry.word(tag, view))
  }

  mutating func appendClock(_ time: Duration) { TapeEntry.makeClock(at: places(TapeEntry.clockLength), time) }

  /// - Returns: The action's number, counted from the launch.
  @inline(__always)
  mutating func appendAction(_ verb: ActionVerb, _ text: consuming String?, _ type: ElementType) -> Int {
    if text != nil { countHolder() }
    TapeEntry.makeAction(at: places(TapeEntry.actionLength), verb, text, type)
    actionCount &+= 1
    return actionCount &- 1
  }

  /// Adds a change, if it can be kept in a few words.
  ///
  /// - Parameter action: The number of the action that brought it about; nil where no action has.
  /// - Returns: Whether it was added.
  @MainActor
  @inline(__always)
  mutating func appendChange<Value>(
    _ kind: EventLog.ChangeKind, _ name: ChangedName, from old: UnsafePointer<Value>, to new: UnsafePointer<Value>,
    by action: Int?
  ) -> Bool {
    switch TapeChange.keeping(of: Value.self) {
    case .always: break
    case .dependsOnCount(let type):
      guard max(type.count(at: old), type.count(at: new)) <= ValueKeeping.largestCollection else { return false }
    case .never, .dependsOnValue: return false
    }
    guard let name = TapeChange.Name(holding: name) else { return false }
    let place = places(TapeChange.length(of: Value.self))
    if TapeChange.make(at: place, kind, name, from: old, to: new, by: action) { countHolder() }
    return true
  }

  /// Adds the change of a view's state, whose values are words: see ``TapeChange/isWord(_:)``.
  @inline(__always)
  mutating func appendWords<Value>(
    _ name: TapeChange.Name, from old: UnsafePointer<Value>, to new: UnsafePointer<Value>, by action: Int
  ) {
    TapeChange.makeWords(at: places(TapeChange.wordLength), .state, name, from: old, to: new, by: action)
  }

  /// Adds the change of a view's state, whose values are texts.
  @inline(__always)
  mutating func appendTexts(
    _ name: TapeChange.Name, from old: UnsafePointer<String>, to new: UnsafePointer<String>, by action: Int
  ) {
    let place = places(TapeChange.length(of: String.self))
    if TapeChange.make(at: place, .state, name, from: old, to: new, by: action) { countHolder() }
  }

  /// - Returns: The detail's number, counted from the launch.
  @discardableResult
  mutating func append(_ record: EventRecord) -> Int {
    if details.count >= Self.detailLimit { dropOlder() }
    let number = details.nextNumber
    places(1).initialize(to: TapeEntry.word(.detail))
    details.append(record)
    return number
  }

  /// A detail, by its number counted from the launch; nil where it was given up.
  func detail(numbered number: Int) -> EventRecord? {
    number < details.droppedCount ? nil : details.place(of: number).pointee
  }

  /// Puts something else in a detail's place, if it has not been given up.
  mutating func replaceDetail(numbered number: Int, with record: EventRecord) {
    if number >= details.droppedCount { details.place(of: number).pointee = record }
  }

  @inline(__always)
  private mutating func countHolder() {
    holderCount &+= 1
    if holderCount >= Self.detailLimit { dropOlder() }
  }

  // MARK: Giving up

  /// Gives up the older half of what there is too much of, and what lies between.
  @inline(never)
  private mutating func dropOlder() {
    /// How many are to go, at least.
    func excess(_ count: Int, _ limit: Int) -> Int { count >= limit ? count - limit / 2 : 0 }
    let words = excess(self.words.count, Self.wordLimit - ChunkedRow<UInt>.size)
    let details = excess(self.details.count, Self.detailLimit)
    let holders = excess(holderCount, Self.detailLimit)

    // Not kept twice meanwhile, or what is in it would be copied.
    var dropped = exchange(&self.dropped, with: DroppedEvents())
    var taken = DroppedEvents.Taken()
    self.words.forEachPart(of: self.words.count) { part, count in
      if taken.words < words || taken.details < details || taken.holders < holders { dropped.take(part, count, &taken) }
    }
    dropped.finish(&taken)
    self.dropped = dropped
    holderCount -= taken.holders
    self.words.removeFirst(taken.words)
    self.details.removeFirst(taken.details)
  }

  // MARK: Reading

  /// Calls a function for each entry in order.
  @inline(__always)
  func forEach(_ body: (TapeEntry) -> Void) {
    words.forEachPart(of: words.count) { part, count in TapeEntry.forEach(in: part, count, body) }
  }

  /// - Parameter number: Counted from the first detail that is kept.
  func detail(_ number: Int) -> EventRecord { details.place(of: details.droppedCount + number).pointee }
}
