import Foundation

/// A text in lines for one proposal, at one scale.
struct FilledText {
  private(set) var lines: [FilledLine]
  /// The last line, if text is left after it.
  private(set) var cut: CutLine?
  /// In points, not rounded.
  private(set) var width = 0.0
  private(set) var height = 0.0
  /// The baseline of the first line, from the top.
  private(set) var firstBaseline = 0.0
  /// The baseline of the last line, from the top.
  private(set) var lastBaseline = 0.0

  /// - Parameters:
  ///   - limit: The longest line, in points.
  ///   - height: What the lines may take, in points; there is one at least.
  init(_ text: TextSegments, _ paragraph: TextParagraph, limit: Double, height: Double) {
    let stack = LineStack(text, paragraph)
    (lines, cut) = text.withBytes { bytes in
      let walk = SpanWalk(text, bytes: bytes)
      let maximum = min(paragraph.lineLimit ?? .max, stack.count(fitting: height))
      var filler = LineFiller(text, walk: walk, limit: limit, maximum: maximum)
      filler.fill()
      var lines = filler.lines
      let fitting = stack.count(of: lines, fitting: height)
      let isCut = filler.isCut || fitting < lines.count
      if fitting < lines.count { lines.removeSubrange(fitting...) }
      guard isCut, let last = lines.last else { return (lines, nil) }
      let cut = CutLine(walk, from: last.start, limit: limit, mode: paragraph.truncation)
      lines[lines.count - 1].width = cut.width
      return (lines, cut)
    }
    for line in lines { width = max(width, line.width) }
    measureHeight(stack, reservedLines: paragraph.reservedLines)
  }

  private mutating func measureHeight(_ stack: LineStack, reservedLines: Int) {
    var walk = stack
    var last = stack.emptyLine
    for (index, line) in lines.enumerated() {
      last = walk.metrics(of: line)
      height += index == 0 ? last.height : last.distance
      if index == 0 { firstBaseline = last.ascent }
    }
    lastBaseline = height - last.height + last.ascent
    if lines.count < reservedLines { height += Double(reservedLines - lines.count) * last.distance }
  }
}
