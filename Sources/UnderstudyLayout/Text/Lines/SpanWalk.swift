/// Goes through a text character by character, from any position forward.
struct SpanWalk {
  private let spans: [TextSegments.Span]
  private let bytes: UnsafePointer<UInt8>
  private var index = 0
  private var kerning = Kerning()

  /// In UTF-8.
  private(set) var position = 0
  let end: Int

  /// - Parameter bytes: The text in UTF-8, valid as long as the walk is used.
  init(_ text: TextSegments, bytes: UnsafePointer<UInt8>) {
    spans = text.spans
    self.bytes = bytes
    end = text.length
  }

  /// Goes on from a position, which begins a character.
  mutating func move(to position: Int) {
    if position < self.position { index = 0 }
    self.position = position
    kerning.reset()
  }

  var isAtEnd: Bool { position >= end }

  /// The widths of the font at the position, or of the last font at the end.
  mutating func font() -> FontWidths {
    enterSpan()
    return spans[index].widths
  }

  /// The next character and what kerning adds before it. Must not be called at the end.
  mutating func next() -> (cluster: Cluster, gap: Double) {
    enterSpan()
    let span = spans[index]
    let gap = kerning.before(bytes[position], span.widths)
    let cluster = span.cluster(at: position, of: bytes)
    position += cluster.length
    return (cluster, gap)
  }

  private mutating func enterSpan() {
    while position >= spans[index].end, index + 1 < spans.count {
      index += 1
      kerning.reset()
    }
  }
}
