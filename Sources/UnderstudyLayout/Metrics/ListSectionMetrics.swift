import Foundation

/// The sections of lists and forms (LAY-274).
package enum ListSectionMetrics {
  /// Between sections without header and footer, and above the first section below an inline bar or the safe area.
  package static let gap: CGFloat = 35
  /// Above the first section below a large title.
  package static let gapBelowLargeTitle: CGFloat = 0
  /// The gap of the compact section spacing.
  package static let compactGap: CGFloat = 10

  package static func headerStyle(_ style: ListMetrics.Style) -> TextStyle {
    style == .plain ? .headline : .footnote
  }

  /// The space in a header above and below its text: in an inset group 16.333 and 6.333, so that a header of one
  /// line is 38.333 high.
  package static func headerInsets(_ style: ListMetrics.Style) -> (top: CGFloat, bottom: CGFloat) {
    style == .plain ? (4, 4) : (16 + 1 / 3, 6 + 1 / 3)
  }

  /// The height of a header by that of its text; in a plain list from 28 to 44.
  package static func headerHeight(_ style: ListMetrics.Style, text: CGFloat) -> CGFloat {
    let insets = headerInsets(style)
    let height = text + insets.top + insets.bottom
    return style == .plain ? min(max(height, 28), 44) : height
  }

  package static let footerStyle = TextStyle.footnote
  /// Above and below a footer's text.
  package static let footerInset: CGFloat = 8

  package static func footerHeight(text: CGFloat) -> CGFloat { text + 2 * footerInset }
}

/// The buttons that a swipe over a row shows; they are as high as the row (LAY-277).
package enum SwipeActionMetrics {
  package static let minimumWidth: CGFloat = 74
  private static let titleInsets: CGFloat = 30

  package static func width(title: CGFloat) -> CGFloat { max(minimumWidth, title + titleInsets) }

  /// How far the row's content moves.
  package static func offset(titles: [CGFloat]) -> CGFloat { titles.reduce(0) { $0 + width(title: $1) } }
}
