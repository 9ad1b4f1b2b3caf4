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
struct TextSegments {
  /// A run with its place in the text.
  struct Span {
    /// In UTF-8.
    let start: Int
    let end: Int
    let metrics: FontMetrics
    let widths: FontWidths
    /// What the app adds after each character, in points.
    let tracking: Double
    /// Of the image that the run consists of, in points.
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
  private(set) var segments: [TextSegment] = []
  /// In UTF-8.
  let length: Int

  /// - Parameter runs: Without any, the text is empty and in the default font.
  init(_ runs: [TextRun]) {
    let runs = runs.isEmpty ? [TextRun("")] : runs
    text = runs.count == 1 ? runs[0].string : runs.map(\.string).joined()
    var spans: [Span] = []
    spans.reserveCapacity(runs.count)
    for run in runs { spans.append(Span(run, start: spans.last?.end ?? 0)) }
    self.spans = spans
    length = spans.last?.end ?? 0
    segments = withBytes { bytes in
      var words = WordMeasure()
      for span in spans { words.read(span, bytes) }
      return words.finish(at: length)
    }
  }

  /// Whether no character of the text ends a line.
  var isOneParagraph: Bool { !segments.contains { $0.endsLine } }

  /// Calls a function with the text in UTF-8, which is valid until it returns.
  func withBytes<Result>(_ body: (UnsafePointer<UInt8>) -> Result) -> Result {
    var text = text
    return text.withUTF8 { buffer in
      if let bytes = buffer.baseAddress { return body(bytes) }
      // Nothing reads the bytes of an empty text.
      return withUnsafePointer(to: UInt8(0)) { body($0) }
    }
  }
}
