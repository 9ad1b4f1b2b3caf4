import Foundation

/// A line of a text as it is shown.
package struct TextLine: Hashable, Sendable {
  /// Where the line is in the text, in UTF-8, with the spaces and the line break at its end. The ranges of all lines
  /// cover the text, except what comes after the last line of a text that is cut.
  package let range: Range<Int>
  /// What is shown: without spaces at its end, with an ellipsis where the text is cut.
  package let shown: String
  /// In points, not rounded.
  package let width: CGFloat
  /// The leading edge inside the text's own width, in points (LAY-311).
  package let x: CGFloat
  /// From the top of the text, in points, not rounded.
  package let baseline: CGFloat
  /// Whether the line shows an ellipsis for a part of the text.
  package let isTruncated: Bool

  static func lines(
    of filled: FilledText, _ text: TextSegments, _ paragraph: TextParagraph, width: CGFloat
  ) -> [TextLine] {
    var stack = LineStack(text, paragraph)
    var bottom = 0.0
    let bytes = Array(text.text.utf8)
    return filled.lines.enumerated().map { index, line in
      let metrics = stack.metrics(of: line)
      bottom += index == 0 ? metrics.height : metrics.distance
      let cut = index == filled.lines.count - 1 ? filled.cut : nil
      return TextLine(
        range: line.start..<max(line.end, cut?.head.upperBound ?? 0, cut?.tail.upperBound ?? 0),
        shown: cut.map { $0.shown(in: bytes) } ?? shown(bytes[line.start..<line.end]),
        width: line.width,
        x: paragraph.alignment.offset(of: CGFloat(line.width), in: width),
        baseline: bottom - metrics.height + metrics.ascent,
        isTruncated: cut != nil
      )
    }
  }

  private static func shown(_ bytes: ArraySlice<UInt8>) -> String {
    var scalars = String(decoding: bytes, as: UTF8.self).unicodeScalars
    while let last = scalars.last, last.properties.isWhitespace, BreakTraits.of(last).has(.space + .newline) {
      scalars.removeLast()
    }
    return String(scalars)
  }
}

extension CutLine {
  fileprivate func shown(in bytes: [UInt8]) -> String {
    String(decoding: bytes[head], as: UTF8.self) + Self.ellipsis + String(decoding: bytes[tail], as: UTF8.self)
  }
}

extension TextParagraph.Alignment {
  fileprivate func offset(of width: CGFloat, in available: CGFloat) -> CGFloat {
    switch self {
    case .leading: 0
    case .center: (available - width) / 2
    case .trailing: available - width
    }
  }
}
