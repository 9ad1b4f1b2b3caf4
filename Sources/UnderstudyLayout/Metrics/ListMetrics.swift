import Foundation

/// Lists and forms, and their rows (LAY-270 to LAY-276).
package struct ListMetrics: Sendable {
  package enum Style: Sendable {
    case plain
    /// Forms too, and lists by default.
    case insetGrouped
  }

  package let style: Style
  /// The width of the list, in points.
  package let width: CGFloat
  private let pixel: CGFloat

  /// The default of the environment's `defaultMinListRowHeight` (LAY-196).
  package static let minimumRowHeight: CGFloat = 44
  /// Above and below the content of a row.
  package static let verticalInset: CGFloat = 11
  /// Leading and trailing of the content of a row in an inset group.
  private static let groupInset: CGFloat = 16

  package init(_ style: Style, width: CGFloat, displayScale: CGFloat = 3) {
    self.style = style
    self.width = width
    pixel = 1 / CGFloat(PixelGrid(displayScale: displayScale).scale)
  }

  /// The width of a list that is proposed none, in points (LAY-270).
  package static let idealWidth: CGFloat = 320

  /// The frame of a list that fills a screen: it extends under the bars (LAY-270).
  package static func frame(on screen: ScreenGeometry) -> CGRect { screen.bounds }

  private var margin: CGFloat { MarginMetrics.margin(ofWidth: width) }

  // MARK: - Rows

  package var rowX: CGFloat { style == .plain ? 0 : margin }

  package var rowWidth: CGFloat { max(width - 2 * rowX, 0) }

  /// The insets of a row's content, unless `listRowInsets` replaces it (LAY-196).
  package var contentInsets: EdgeInsets {
    let side = style == .plain ? margin : Self.groupInset
    return EdgeInsets(top: Self.verticalInset, leading: side, bottom: Self.verticalInset, trailing: side)
  }

  /// The height of a row: as high as the content with its insets, and at least the minimum.
  package func rowHeight(
    content: CGFloat, insets: EdgeInsets? = nil, minimum: CGFloat = minimumRowHeight
  ) -> CGFloat {
    let insets = insets ?? contentInsets
    return max(minimum, content + insets.top + insets.bottom)
  }

  /// The frame of a row's content inside the list: centred in a row of minimum height.
  ///
  /// - Parameters:
  ///   - y: The top of the row.
  ///   - size: Of the content, which may be wider than the row.
  package func content(ofRowAt y: CGFloat, height: CGFloat, size: CGSize) -> CGRect {
    let x = rowX + contentInsets.leading
    return CGRect(x: x, y: y + (height - size.height) / 2, width: size.width, height: size.height)
  }

  /// What is proposed to the content of a row.
  ///
  /// - Parameter hasChevron: Whether the row leads to another page (LAY-275).
  package func contentWidth(hasChevron: Bool = false) -> CGFloat {
    let insets = contentInsets
    let chevron = hasChevron ? SymbolMetrics.disclosureChevron.width + Self.chevronGap : 0
    return max(rowWidth - insets.leading - insets.trailing - chevron, 0)
  }

  /// Between the content and the chevron.
  private static let chevronGap: CGFloat = 8
  /// The chevron's distance from the row's end is more than the content's: it was 351.3 in a row of 375.
  private static let chevronTrailing: CGFloat = 16 + 2 / 3

  /// The frame of the chevron of a row that leads to another page (LAY-275).
  package func chevron(ofRowAt y: CGFloat, height: CGFloat) -> CGRect {
    let size = SymbolMetrics.disclosureChevron
    let x = rowX + rowWidth - Self.chevronTrailing - size.width
    return CGRect(x: x, y: y + (height - size.height) / 2, width: size.width, height: size.height)
  }

  /// The height of a row with a toggle, stepper or picker, whose control needs no insets (LAY-276).
  package func controlRowHeight(label: CGFloat, minimum: CGFloat = minimumRowHeight) -> CGFloat {
    rowHeight(content: label, minimum: minimum)
  }

  // MARK: - Separators (LAY-273)

  /// The frame of the line at the top of a row.
  ///
  /// - Parameter hasIcon: Whether the row begins with an icon; the line begins at the title then.
  package func separator(ofRowAt y: CGFloat, hasIcon: Bool = false) -> CGRect {
    let x = rowX + contentInsets.leading + (hasIcon ? LabelMetrics.listTitleX : 0)
    return CGRect(x: x, y: y, width: rowX + rowWidth - x, height: pixel)
  }
}
