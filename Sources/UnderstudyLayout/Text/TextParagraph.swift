import Foundation

/// How a text is set in lines (LAY-309 to LAY-311). Values that make no sense are replaced by the nearest that do.
package struct TextParagraph: Hashable, Sendable {
  /// Which part of a text makes room for the ellipsis.
  package enum Truncation: Sendable {
    case head
    case middle
    case tail
  }

  /// Where lines are that are narrower than the text.
  package enum Alignment: Sendable {
    case leading
    case center
    case trailing
  }

  /// How many lines are shown at most; nil for all. At least 1.
  package var lineLimit: Int? { didSet { lineLimit = lineLimit.map { max($0, 1) } } }
  /// How many lines the height has at least: the lower bound of a range, or the limit that reserves its space.
  package var reservedLines: Int { didSet { reservedLines = max(reservedLines, 1) } }
  /// What is added between lines, in points; from 0 to 100,000.
  package var lineSpacing: CGFloat { didSet { lineSpacing = Self.spacing(lineSpacing) } }
  package var truncation: Truncation
  /// From 0 to 1.
  package var minimumScaleFactor: CGFloat { didSet { minimumScaleFactor = Self.factor(minimumScaleFactor) } }
  package var alignment: Alignment

  package init(
    lineLimit: Int? = nil,
    reservedLines: Int = 1,
    lineSpacing: CGFloat = 0,
    truncation: Truncation = .tail,
    minimumScaleFactor: CGFloat = 1,
    alignment: Alignment = .leading
  ) {
    self.lineLimit = lineLimit.map { max($0, 1) }
    self.reservedLines = max(reservedLines, 1)
    self.lineSpacing = Self.spacing(lineSpacing)
    self.truncation = truncation
    self.minimumScaleFactor = Self.factor(minimumScaleFactor)
    self.alignment = alignment
  }

  private static func spacing(_ length: CGFloat) -> CGFloat { length > 0 ? min(length, 100_000) : 0 }

  private static func factor(_ factor: CGFloat) -> CGFloat { factor >= 0 ? min(factor, 1) : 1 }
}
