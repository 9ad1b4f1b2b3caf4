/// Divides a text into segments and adds their widths up, one run after the other. Linear in the length of the text.
struct WordMeasure {
  private var segments: [TextSegment]
  private var current = TextSegment(end: 0)
  private var finder = BreakFinder()
  private var isEmpty = true
  private var kerning = Kerning()

  init() {
    segments = []
    // Most texts are a few words.
    segments.reserveCapacity(4)
  }

  /// Reads a run, whose first segment may have begun in an earlier one.
  mutating func read(_ span: TextSegments.Span, _ bytes: UnsafePointer<UInt8>) {
    kerning.reset()
    var position = span.start
    while position < span.end {
      if finder.isInsidePlainWord, span.imageWidth == nil {
        let plain = addPlain(span, bytes, from: position)
        if plain > position {
          position = plain
          continue
        }
      }
      let cluster = span.cluster(at: position, of: bytes)
      let byte = bytes[position]
      if finder.mayBreak(before: cluster.traits, byte: byte), !isEmpty { close(at: position) }
      let gap = kerning.before(byte, span.widths)
      position += cluster.length
      add(cluster, gap: gap, end: position)
    }
  }

  /// Adds plain characters of ASCII up to the next other one, which is nearly all of most texts, and returns where it
  /// stopped.
  private mutating func addPlain(_ span: TextSegments.Span, _ bytes: UnsafePointer<UInt8>, from start: Int) -> Int {
    let widths = span.widths
    let tracking = span.tracking
    var position = start
    var sum = 0.0
    while position < span.end {
      let byte = bytes[position]
      guard BreakTraits.isPlain(byte), position + 1 >= span.end || bytes[position + 1] < 0x80 else { break }
      sum += kerning.before(byte, widths) + widths.ascii[Int(byte)] + tracking
      position += 1
    }
    guard position > start else { return start }
    finder.pass(BreakTraits.ofASCII[Int(bytes[position - 1])])
    isEmpty = false
    current.advance += sum
    current.width = current.advance
    return position
  }

  /// The segments, the last of which ends at the end of the text.
  mutating func finish(at end: Int) -> [TextSegment] {
    if !isEmpty { close(at: end) }
    return segments
  }

  private mutating func add(_ cluster: Cluster, gap: Double, end: Int) {
    isEmpty = false
    current.advance += gap + cluster.width
    let traits = cluster.traits
    guard traits.has(.space + .newline) else {
      current.width = current.advance
      return
    }
    if traits.has(.newline) {
      current.endsLine = true
      close(at: end)
    } else if traits.has(.tab) {
      current.endsWithTab = true
      close(at: end)
    }
  }

  private mutating func close(at end: Int) {
    current.end = end
    segments.append(current)
    current = TextSegment(end: end)
    isEmpty = true
  }
}

/// The distance that kerning adds between one character and the next in a run (LAY-305).
struct Kerning {
  private var place = 0

  /// To begin a run or a line.
  mutating func reset() { place = 0 }

  /// The distance before a character that begins with a byte, in points.
  mutating func before(_ byte: UInt8, _ widths: FontWidths) -> Double {
    guard byte < 0x80 else {
      place = 0
      return 0
    }
    let previous = place
    place = Int(KerningTable.places[Int(byte)])
    guard previous > 0 else { return 0 }
    return Double(KerningTable.values[previous * 128 + Int(byte)]) * widths.kerningUnit
  }
}
