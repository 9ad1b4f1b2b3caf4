import Foundation

/// A piece of a text that lines do not break inside, if it fits on one: a word with the spaces after it.
struct TextSegment {
  /// In UTF-8, of the whole text.
  var end: Int
  /// Without the spaces at its end, in points.
  var width = 0.0
  /// With the spaces at its end, in points.
  var advance = 0.0
  /// The segment is the last of its paragraph.
  var endsLine = false
  /// A tab follows the segment.
  var endsWithTab = false
}

/// A text whose words are measured, for lines of any width.
final class TextSegments {
  /// A run with its place in the text.
  struct Span {
    /// In UTF-8.
    let start: Int
    let end: Int
    let metrics: FontMetrics
    let widths: FontWidths
    /// What the app adds after each character, in points.
    let tracking: Double
    /// The width of the image that the run consists of, in points.
    let imageWidth: Double?

    init(_ run: TextRun, start: Int) {
      self.start = start
      end = start + run.string.utf8.count
      metrics = FontMetrics(run.font)
      widths = FontWidths.of(run.font)
      tracking = Self.length(run.tracking)
      imageWidth = run.imageWidth.map { max(Self.length($0), 0) }
    }

    /// A length of the app; 0 if it is not a number, and short enough for sums to be finite.
    private static func length(_ length: CGFloat) -> Double {
      length.isNaN ? 0 : min(max(Double(length), -100_000), 100_000)
    }

    /// The character at a position of the span.
    func cluster(at position: Int, of bytes: UnsafePointer<UInt8>) -> Cluster {
      if let imageWidth { return Cluster(length: end - position, width: imageWidth, traits: .none) }
      return ClusterReader(bytes: bytes, end: end, widths: widths, tracking: tracking).cluster(at: position)
    }
  }

  let text: String
  let spans: [Span]
  let segments: [TextSegment]
  /// What the text is on one line; nil if it has several paragraphs, or a tab.
  let singleLine: SingleLine?
  /// In UTF-8.
  let length: Int

  /// A text on one line.
  struct SingleLine {
    /// Without the spaces at the end, in points.
    var width = 0.0
    /// The least limit under which the line is not broken, in points.
    var limit = 0.0
  }

  /// - Parameter runs: Without any, the text is empty and in the default font.
  init(_ runs: [TextRun]) {
    let runs = runs.isEmpty ? [TextRun("")] : runs
    let text = runs.count == 1 ? runs[0].string : runs.map(\.string).joined()
    var spans: [Span] = []
    spans.reserveCapacity(runs.count)
    for run in runs { spans.append(Span(run, start: spans.last?.end ?? 0)) }
    let length = spans.last?.end ?? 0
    segments = Self.withBytes(of: text) { bytes in
      var words = WordMeasure()
      for span in spans { words.read(span, bytes) }
      return words.finish(at: length)
    }
    (self.text, self.spans, self.length) = (text, spans, length)
    singleLine = Self.singleLine(segments)
  }

  private static func singleLine(_ segments: [TextSegment]) -> SingleLine? {
    var line = SingleLine()
    var advance = 0.0
    for segment in segments {
      if segment.endsLine || segment.endsWithTab { return nil }
      if segment.width > 0 { line.width = advance + segment.width }
      line.limit = max(line.limit, segment.width, advance + segment.width)
      advance += segment.advance
    }
    line.width = max(line.width, 0)
    return line
  }

  /// Whether no character of the text ends a line.
  var isOneParagraph: Bool { singleLine != nil || !segments.contains { $0.endsLine } }

  /// Calls a function with the text in UTF-8, which is valid until it returns.
  func withBytes<Result>(_ body: (UnsafePointer<UInt8>) -> Result) -> Result { Self.withBytes(of: text, body) }

  private static func withBytes<Result>(of text: String, _ body: (UnsafePointer<UInt8>) -> Result) -> Result {
    var text = text
    return text.withUTF8 { buffer in
      if let bytes = buffer.baseAddress { return body(bytes) }
      // Nothing reads the bytes of an empty text.
      return withUnsafePointer(to: UInt8(0)) { body($0) }
    }
  }
}
