import Foundation

/// The size of a text for one proposal (LAY-309).
package struct MeasuredText: Hashable, Sendable {
  /// In points, rounded up to pixels (LAY-021).
  package let size: CGSize
  /// From the top, in points (LAY-303).
  package let firstBaseline: CGFloat
  package let lastBaseline: CGFloat
  package let lineCount: Int
  /// Whether an ellipsis stands for a part of the text.
  package let isTruncated: Bool
  /// What the fonts are multiplied by, from `minimumScaleFactor` to 1 (LAY-311).
  package let scale: CGFloat
}

/// Measures one text for any proposal.
///
/// The text's words are measured once. Each proposal is then answered from earlier results where these hold (LAY-313),
/// or by filling lines with words. The result depends on the proposal only.
package struct TextMeasurement {
  package let runs: [TextRun]
  package let paragraph: TextParagraph
  /// Pixels in a point.
  package let displayScale: CGFloat

  private let segments: TextSegments
  /// The result without a limit, for a text that is one line then. It answers most proposals, and is made when the text has
  /// just been read.
  private var ideal: MeasuredText?
  private var cache = TextCache()

  package init(_ runs: [TextRun], paragraph: TextParagraph = TextParagraph(), displayScale: CGFloat = 3) {
    self.runs = runs
    self.paragraph = paragraph
    self.displayScale = displayScale
    segments = TextSegments(runs)
    ideal = onOneLine(.unlimited)
  }

  package init(
    _ string: String, font: LayoutFont = .body, paragraph: TextParagraph = TextParagraph(), displayScale: CGFloat = 3
  ) {
    self.init([TextRun(string, font: font)], paragraph: paragraph, displayScale: displayScale)
  }

  /// The size for a proposal, in points. A length that is nil, infinite or not a number is unlimited, a negative one 0.
  package mutating func measure(width: CGFloat? = nil, height: CGFloat? = nil) -> MeasuredText {
    let proposal = TextProposal(width: width, height: height)
    if let ideal, ideal.answers(proposal, for: .unlimited) { return ideal }
    if let result = cache.result(for: proposal) { return result }
    let result = onOneLine(proposal) ?? laidOut(proposal).result
    cache.add(result, for: proposal)
    return result
  }

  /// The lines that are shown for a proposal, from top to bottom; none where the width is 0.
  package func lines(width: CGFloat? = nil, height: CGFloat? = nil) -> [TextLine] {
    let (result, filled, segments) = laidOut(TextProposal(width: width, height: height))
    guard let filled else { return [] }
    return TextLine.lines(of: filled, segments, paragraph, width: result.size.width)
  }

  /// The width without a limit, in points, if it is the same for each height; otherwise nil. One paragraph is one line
  /// then, which is never cut. Of several paragraphs, or of a text that may be scaled, the height decides the width.
  package mutating func idealWidth() -> CGFloat? {
    if let ideal { return ideal.size.width }
    return segments.isOneParagraph && paragraph.minimumScaleFactor == 1 ? measure().size.width : nil
  }

  /// What the text prefers above and below (LAY-074 to LAY-076): by the font of its first run, and of its last.
  package var spacing: TextSpacing {
    TextSpacing(first: runs.first?.font ?? .body, last: runs.last?.font ?? .body, displayScale: displayScale)
  }
}

// MARK: - One layout

extension TextMeasurement {
  private typealias Layout = (result: MeasuredText, filled: FilledText?, segments: TextSegments)

  private static let scaleStep = 0.05

  /// The result for a text that fits on one line, as most do: nothing has to be filled. Nil for any other.
  private func onOneLine(_ proposal: TextProposal) -> MeasuredText? {
    let pixels = PixelGrid(displayScale: displayScale)
    guard let line = segments.singleLine, proposal.width > 0, line.limit <= pixels.limit(proposal.width),
      paragraph.minimumScaleFactor == 1
    else { return nil }
    var stack = LineStack(segments, paragraph)
    let metrics = stack.metrics(of: FilledLine(start: 0, end: segments.length, width: line.width))
    let height = metrics.height + Double(paragraph.reservedLines - 1) * metrics.distance
    return MeasuredText(
      size: CGSize(width: pixels.up(line.width), height: pixels.up(height)),
      firstBaseline: pixels.nearest(metrics.ascent),
      lastBaseline: pixels.up(metrics.ascent),
      lineCount: 1,
      isTruncated: false,
      scale: 1
    )
  }

  private func laidOut(_ proposal: TextProposal) -> Layout {
    guard proposal.width > 0 else { return (narrowest(proposal), nil, segments) }
    var layout = laidOut(proposal, segments, scale: 1)
    let smallest = Double(paragraph.minimumScaleFactor)
    var step = 1
    while !fits(layout.result, proposal) {
      let scale = max(1 - Double(step) * Self.scaleStep, smallest)
      guard scale < Double(layout.result.scale) else { break }
      layout = laidOut(proposal, TextSegments(runs.map { $0.scaled(by: scale) }), scale: scale)
      step += 1
    }
    return layout
  }

  private func fits(_ result: MeasuredText, _ proposal: TextProposal) -> Bool {
    !result.isTruncated && result.size.height <= proposal.height + 0.001
  }

  private func laidOut(_ proposal: TextProposal, _ segments: TextSegments, scale: Double) -> Layout {
    let pixels = PixelGrid(displayScale: displayScale)
    // The width is rounded up, so only whole pixels of the proposal can be used.
    let limit = pixels.limit(proposal.width)
    let filled = FilledText(segments, paragraph, limit: limit, height: proposal.height)
    let result = MeasuredText(
      size: CGSize(width: pixels.up(filled.width), height: pixels.up(filled.height)),
      firstBaseline: pixels.nearest(filled.firstBaseline),
      lastBaseline: pixels.up(filled.lastBaseline),
      lineCount: filled.lines.count,
      isTruncated: filled.cut != nil,
      scale: scale
    )
    return (result, filled, segments)
  }

  /// A text can be 0 wide. It is one line high then, and 0 where both lengths are (LAY-234).
  private func narrowest(_ proposal: TextProposal) -> MeasuredText {
    let pixels = PixelGrid(displayScale: displayScale)
    let line = LineStack(segments, paragraph).emptyLine
    let isNothing = proposal.height <= 0
    return MeasuredText(
      size: CGSize(width: 0, height: isNothing ? 0 : pixels.up(line.height)),
      firstBaseline: isNothing ? 0 : pixels.nearest(line.ascent),
      lastBaseline: isNothing ? 0 : pixels.up(line.ascent),
      lineCount: isNothing ? 0 : 1,
      isTruncated: false,
      scale: 1
    )
  }
}
