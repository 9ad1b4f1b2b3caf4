import UnderstudyElements

/// An entry of a log's tape: the words from its place on.
struct TapeEntry {
  /// What an entry is.
  enum Tag: UInt8 {
    /// A view appeared.
    case appeared = 0
    /// A view disappeared.
    case disappeared
    /// A change of small values, see ``TapeChange``.
    case change
    /// What needs an object of its own, see ``EventDetail``.
    case detail
    /// A body ran: the view and, in the same word where there is room, the reasons. It and those that follow are noted when
    /// they are given up.
    case body
    /// Something done to an element: the verb and the element's type in the first word, then its text.
    case action
    /// The clock moved on to a time: seconds, and attoseconds.
    case clock
    /// No entry: what is left of a chunk.
    case none
  }

  /// The first word: from the lowest bits on the tag, an address, the entry's length, whether it holds something, and notes.
  struct Head {
    /// How many bits there are for notes.
    @inline(__always)
    static var noteBits: UInt { 12 }
    @inline(__always)
    private static var lengthShift: UInt { 48 }
    @inline(__always)
    private static var holderShift: UInt { 51 }
    @inline(__always)
    private static var noteShift: UInt { 52 }

    @inline(__always)
    private static var tagMask: UInt { 7 }

    /// Differs from those of all entries, also in its ``subject``.
    static var ofNoEntry: Head { Head(bits: .max) }

    private(set) var bits: UInt

    @inline(__always)
    init(bits: UInt) { self.bits = bits }

    /// - Parameters:
    ///   - tag: What the entry is.
    ///   - length: How many words it has, at most seven.
    ///   - content: What is said between the tag and the length: an address, or zero in the lowest three bits.
    ///   - isHolder: Whether it must be released.
    ///   - note: A number of at most ``noteBits``.
    @inline(__always)
    init(_ tag: Tag, length: Int, _ content: UInt = 0, isHolder: Bool = false, note: UInt = 0) {
      bits =
        content | UInt(tag.rawValue) | UInt(bitPattern: length) &<< Self.lengthShift
        | (isHolder ? 1 &<< Self.holderShift : 0) | note &<< Self.noteShift
    }

    /// - Parameter type: A type's address leaves the other bits free.
    @inline(__always)
    init(_ tag: Tag, length: Int, _ type: Any.Type, isHolder: Bool = false, note: UInt = 0) {
      self.init(tag, length: length, unsafeBitCast(type, to: UInt.self), isHolder: isHolder, note: note)
    }

    @inline(__always)
    var tag: Tag { unsafeBitCast(UInt8(truncatingIfNeeded: bits & Self.tagMask), to: Tag.self) }
    @inline(__always)
    var length: Int { Int(truncatingIfNeeded: bits &>> Self.lengthShift & 7) }
    @inline(__always)
    var isHolder: Bool { bits &>> Self.holderShift & 1 != 0 }
    /// Whether more is noted of the entry than that it was there, when it is given up.
    @inline(__always)
    var isNoted: Bool { bits & UInt(Tag.body.rawValue) != 0 }
    /// Has every bit that the other one has: it holds something, if one of both does.
    @inline(__always)
    mutating func formUnion(_ other: Head) { bits |= other.bits }
    var note: UInt { bits &>> Self.noteShift }
    @inline(__always)
    var content: UInt { bits & (1 &<< Self.lengthShift &- 1) & ~Self.tagMask }
    /// The tag and what is between it and the length: the same for all entries of a kind about the same type.
    @inline(__always)
    var subject: UInt { bits & (1 &<< Self.lengthShift &- 1) }
    @inline(__always)
    var type: Any.Type { unsafeBitCast(content, to: Any.Type.self) }
  }

  let place: UnsafeMutablePointer<UInt>

  @inline(__always)
  init(_ place: UnsafeMutablePointer<UInt>) { self.place = place }

  @inline(__always)
  var head: Head { Head(bits: place.pointee) }
  @inline(__always)
  var tag: Tag { head.tag }

  /// Calls a function for each entry in a part of a chunk.
  @inline(__always)
  static func forEach(
    from start: UnsafeMutablePointer<UInt>, to end: UnsafeMutablePointer<UInt>, _ body: (TapeEntry) -> Void
  ) {
    var place = start
    while place < end {
      let entry = TapeEntry(place)
      place += entry.head.length
      body(entry)
    }
  }

  /// Lets go of what the entry holds, before its words are used for something else.
  @inline(__always)
  func release() {
    if head.isHolder { releaseContent() }
  }

  @inline(never)
  private func releaseContent() {
    switch tag {
    case .appeared, .disappeared, .body, .clock, .none: break
    case .action: _ = text.move()
    case .change: change.release()
    case .detail: detailObject.release()
    }
  }

  // MARK: Views

  /// The view that it is about.
  var type: Any.Type { head.type }

  /// Whether the reasons for which a body ran find room in the first word.
  @inline(__always)
  static func isShort(_ changes: ChangeRecord) -> Bool { changes.bits < 1 &<< UInt64(Head.noteBits) }

  /// Makes the entry of a body whose reasons are short, of one word.
  @inline(__always)
  static func makeShortBody(at place: UnsafeMutablePointer<UInt>, of view: Any.Type, _ changes: ChangeRecord) {
    place.initialize(to: Head(.body, length: 1, view, note: UInt(changes.bits)).bits)
  }

  static var longBodyLength: Int { 2 }

  static func makeLongBody(at place: UnsafeMutablePointer<UInt>, of view: Any.Type, _ changes: ChangeRecord) {
    place.initialize(to: Head(.body, length: longBodyLength, view).bits)
    (place + 1).initialize(to: UInt(changes.bits))
  }

  /// The reasons for which a body ran.
  var changes: ChangeRecord { ChangeRecord(bits: UInt64(head.length == 1 ? head.note : place[1])) }

  // MARK: The clock

  static var clockLength: Int { 3 }

  static func makeClock(at place: UnsafeMutablePointer<UInt>, _ time: Duration) {
    let (seconds, attoseconds) = time.components
    place.initialize(to: Head(.clock, length: clockLength).bits)
    (place + 1).initialize(to: UInt(bitPattern: Int(seconds)))
    (place + 2).initialize(to: UInt(bitPattern: Int(attoseconds)))
  }

  var time: Duration {
    Duration(secondsComponent: Int64(Int(bitPattern: place[1])), attosecondsComponent: Int64(Int(bitPattern: place[2])))
  }

  // MARK: Actions

  static var actionLength: Int { 3 }

  private var text: UnsafeMutablePointer<String?> {
    UnsafeMutableRawPointer(place + 1).assumingMemoryBound(to: String?.self)
  }

  /// - Returns: Whether it holds something.
  @inline(__always)
  static func makeAction(
    at place: UnsafeMutablePointer<UInt>, _ verb: ActionVerb, _ text: borrowing String?, _ type: ElementType
  ) -> Bool {
    let (verb, type) = (unsafeBitCast(verb, to: UInt8.self), unsafeBitCast(type, to: UInt8.self))
    TapeEntry(place).text.initialize(to: copy text)
    let isHolder = UncountedText.isCounted(place[2])
    place.initialize(
      to: Head(.action, length: actionLength, UInt(verb) << 8 | UInt(type) << 16, isHolder: isHolder).bits)
    return isHolder
  }

  var action: EventOrigin.Content { .action(verb, text.pointee, elementType) }

  private var verb: ActionVerb { unsafeBitCast(UInt8(truncatingIfNeeded: place.pointee >> 8), to: ActionVerb.self) }
  private var elementType: ElementType {
    unsafeBitCast(UInt8(truncatingIfNeeded: place.pointee >> 16), to: ElementType.self)
  }

  // MARK: Others

  var change: TapeChange { TapeChange(place) }

  static var detailLength: Int { 2 }

  @inline(__always)
  static func makeDetail(at place: UnsafeMutablePointer<UInt>, _ detail: EventDetail) {
    place.initialize(to: Head(.detail, length: detailLength, isHolder: true, note: detail.kind.rawValue).bits)
    (place + 1).initialize(to: UInt(bitPattern: Unmanaged.passRetained(detail.object).toOpaque()))
  }

  private var detailObject: Unmanaged<AnyObject> {
    .fromOpaque(UnsafeRawPointer(bitPattern: place[1]).unsafelyUnwrapped)
  }

  var detail: EventDetail {
    EventDetail(EventDetail.Kind(rawValue: head.note).unsafelyUnwrapped, detailObject.takeUnretainedValue())
  }
}
