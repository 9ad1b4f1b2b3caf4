/// The last line of a text that is cut: what it shows before and after the ellipsis, in UTF-8 of the text (LAY-309).
struct CutLine {
  var head: Range<Int>
  var tail: Range<Int>
  /// The width of what is shown, in points.
  var width: Double

  static let ellipsis = "…"

  /// Cuts the text from the start of a line.
  ///
  /// - Parameters:
  ///   - walk: Through the whole text.
  ///   - start: Where the line begins.
  ///   - limit: The longest line, in points.
  init(_ walk: SpanWalk, from start: Int, limit: Double, mode: TextParagraph.Truncation) {
    var walk = walk
    walk.move(to: start)
    let mark = walk.font().width(of: CharacterWidth(of: "…"))
    let room = max(limit - mark, 0)
    let whole = mode == .tail ? nil : Self.fitting(walk, .infinity)
    switch mode {
    case .head where whole?.width ?? 0 > room:
      let tail = Self.suffix(walk, upTo: whole, room)
      self.init(head: start..<start, tail: tail.range, width: tail.width + mark)
    case .middle where whole?.width ?? 0 > room:
      let head = Self.fitting(walk, room / 2)
      let tail = Self.suffix(walk, upTo: whole, room - head.width)
      self.init(head: start..<head.end, tail: tail.range, width: head.width + mark + tail.width)
    default:
      // Also where the paragraph fits and a later one is cut.
      let head = Self.fitting(walk, room)
      self.init(head: start..<head.end, tail: head.end..<head.end, width: head.width + mark)
    }
    width = min(width, limit)
  }

  private init(head: Range<Int>, tail: Range<Int>, width: Double) {
    self.head = head
    self.tail = tail
    self.width = width
  }

  /// What fits of the paragraph's rest, without spaces at its end.
  private static func fitting(_ walk: SpanWalk, _ room: Double) -> (end: Int, width: Double) {
    var walk = walk
    var end = walk.position
    var width = 0.0
    var advance = 0.0
    while !walk.isAtEnd {
      let (cluster, gap) = walk.next()
      advance += gap + cluster.width
      if cluster.traits.has(.newline) || advance > room { break }
      if !cluster.traits.has(.space) { (end, width) = (walk.position, advance) }
    }
    return (end, width)
  }

  /// The longest end of the paragraph that fits, without spaces at its start.
  private static func suffix(
    _ walk: SpanWalk, upTo whole: (end: Int, width: Double)?, _ room: Double
  ) -> (range: Range<Int>, width: Double) {
    guard let whole else { return (walk.position..<walk.position, 0) }
    var walk = walk
    var advance = 0.0
    while walk.position < whole.end {
      let start = walk.position
      let (cluster, gap) = walk.next()
      let rest = whole.width - advance - gap
      if rest <= room, !cluster.traits.has(.space) { return (start..<whole.end, max(rest, 0)) }
      advance += gap + cluster.width
    }
    return (whole.end..<whole.end, 0)
  }
}
