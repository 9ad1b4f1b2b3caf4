/// A line of a text: its place in UTF-8, with the spaces at its end, and its width without them.
struct FilledLine {
  var start: Int
  var end: Int
  var width: Double
}

/// Fills lines with words, greedily (LAY-308). Linear in the length of the text that the lines take.
struct LineFiller {
  private let segments: [TextSegment]
  /// Through the characters of long words, forward only.
  private var walk: SpanWalk
  /// The longest line, in points.
  private let limit: Double
  /// How many lines are allowed.
  private let maximum: Int

  private(set) var lines: [FilledLine] = []
  /// Whether text is left after the last line that is allowed.
  private(set) var isCut = false

  private var start = 0
  private var end = 0
  /// Without the spaces at the end.
  private var width = 0.0
  /// With them: where the next word begins.
  private var advance = 0.0

  private static let tabStop = 28.0

  /// - Parameters:
  ///   - limit: The longest line, in points; infinity for none.
  ///   - maximum: How many lines are allowed, at least 1.
  init(_ text: TextSegments, walk: SpanWalk, limit: Double, maximum: Int) {
    segments = text.segments
    self.walk = walk
    self.limit = limit
    self.maximum = max(maximum, 1)
  }

  mutating func fill() {
    for segment in segments {
      guard hasRoom() else { return }
      if advance + segment.width > limit, segment.width > 0, end > start {
        finishLine()
        guard hasRoom() else { return }
      }
      if segment.width > limit {
        breakWord(to: segment.end)
        if isCut { return }
        passTab(after: segment)
      } else {
        place(segment)
      }
      if segment.endsLine { finishLine() }
    }
    let endsWithEmptyLine = segments.last?.endsLine ?? true
    if end > start || endsWithEmptyLine, hasRoom() { finishLine() }
  }

  /// Whether another line is allowed; notes that the text is cut if not.
  private mutating func hasRoom() -> Bool {
    isCut = lines.count >= maximum
    return !isCut
  }

  private mutating func place(_ segment: TextSegment) {
    if segment.width > 0 { width = advance + segment.width }
    advance += segment.advance
    end = segment.end
    passTab(after: segment)
  }

  private mutating func passTab(after segment: TextSegment) {
    if segment.endsWithTab { advance = ((advance / Self.tabStop).rounded(.down) + 1) * Self.tabStop }
  }

  private mutating func finishLine() {
    lines.append(FilledLine(start: start, end: end, width: max(width, 0)))
    start = end
    width = 0
    advance = 0
  }

  /// Places a word that is longer than a line character by character, at least one on each line.
  private mutating func breakWord(to wordEnd: Int) {
    walk.move(to: end)
    while end < wordEnd {
      let (cluster, gap) = walk.next()
      if cluster.traits.has(.space + .newline) {
        advance += gap + cluster.width
      } else if advance + gap + cluster.width > limit, end > start {
        finishLine()
        guard hasRoom() else { return }
        advance = cluster.width
        width = advance
      } else {
        advance += gap + cluster.width
        width = advance
      }
      end += cluster.length
    }
  }
}
