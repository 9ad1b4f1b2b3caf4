import UnderstudyElements

/// An entry of a log's tape: the words from its place on.
struct TapeEntry {
  /// What an entry is.
  enum Tag: UInt8 {
    /// No entry: a word at the end of a chunk, or of a change that was taken back.
    case none = 0
    /// A body ran: the view, and the reasons.
    case body
    /// A view appeared.
    case appeared
    /// A view disappeared.
    case disappeared
    /// A change of small values, see ``TapeChange``.
    case change
    /// Something done to an element: the verb and the element's type in the first word, then its text.
    case action
    /// The next of the details.
    case detail
    /// The clock moved on to a time: seconds, and attoseconds.
    case clock
  }

  let place: UnsafeMutablePointer<UInt>

  @inline(__always)
  init(_ place: UnsafeMutablePointer<UInt>) { self.place = place }

  @inline(__always)
  var tag: Tag { unsafeBitCast(UInt8(truncatingIfNeeded: place.pointee & 7), to: Tag.self) }

  /// How many words the entry has.
  @inline(__always)
  var length: Int {
    switch tag {
    case .none, .appeared, .disappeared, .detail: 1
    case .body: 2
    case .clock: 3
    case .action: Self.actionLength
    case .change: change.length
    }
  }

  /// Calls a function for each entry in a part of a chunk.
  @inline(__always)
  static func forEach(in part: UnsafeMutablePointer<UInt>, _ count: Int, _ body: (TapeEntry) -> Void) {
    var place = part
    while place < part + count {
      let entry = TapeEntry(place)
      // Asked for first: what is read of the entry may be let go of.
      let length = entry.length
      body(entry)
      place += length
    }
  }

  /// Lets go of what the entry holds, before its words are used for something else.
  ///
  /// - Returns: Whether it held something.
  @discardableResult
  @inline(__always)
  func release() -> Bool {
    switch tag {
    case .none, .body, .appeared, .disappeared, .clock, .detail: false
    case .action: releaseText()
    case .change: change.release()
    }
  }

  var change: TapeChange { TapeChange(place) }

  // MARK: Views

  @inline(__always)
  static func word(_ tag: Tag, _ type: Any.Type) -> UInt { unsafeBitCast(type, to: UInt.self) | word(tag) }

  @inline(__always)
  static func word(_ tag: Tag) -> UInt { UInt(tag.rawValue) }

  /// The type in the first word.
  var type: Any.Type { unsafeBitCast(place.pointee & ~7, to: Any.Type.self) }

  /// The reasons for which a body ran.
  var changes: ChangeRecord { ChangeRecord(bits: UInt64(place[1])) }

  // MARK: The clock

  static let clockLength = 3

  static func makeClock(at place: UnsafeMutablePointer<UInt>, _ time: Duration) {
    let (seconds, attoseconds) = time.components
    place.initialize(to: word(.clock))
    (place + 1).initialize(to: UInt(bitPattern: Int(seconds)))
    (place + 2).initialize(to: UInt(bitPattern: Int(attoseconds)))
  }

  var time: Duration {
    Duration(secondsComponent: Int64(Int(bitPattern: place[1])), attosecondsComponent: Int64(Int(bitPattern: place[2])))
  }

  // MARK: Actions

  static let actionLength = 1 + MemoryLayout<String?>.size / MemoryLayout<UInt>.size

  private var text: UnsafeMutablePointer<String?> {
    UnsafeMutableRawPointer(place + 1).assumingMemoryBound(to: String?.self)
  }

  @inline(__always)
  static func makeAction(
    at place: UnsafeMutablePointer<UInt>, _ verb: ActionVerb, _ text: consuming String?, _ type: ElementType
  ) {
    let (verb, type) = (unsafeBitCast(verb, to: UInt8.self), unsafeBitCast(type, to: UInt8.self))
    place.initialize(to: word(.action) | UInt(verb) << 8 | UInt(type) << 16)
    TapeEntry(place).text.initialize(to: text)
  }

  var action: EventOrigin.Content { .action(verb, text.pointee, elementType) }

  private var verb: ActionVerb { unsafeBitCast(UInt8(truncatingIfNeeded: place.pointee >> 8), to: ActionVerb.self) }
  private var elementType: ElementType {
    unsafeBitCast(UInt8(truncatingIfNeeded: place.pointee >> 16), to: ElementType.self)
  }

  private func releaseText() -> Bool { text.move() != nil }
}
