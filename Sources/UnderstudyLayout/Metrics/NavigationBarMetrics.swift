import Foundation

/// The navigation bar of a screen (LAY-201 to LAY-204).
package struct NavigationBarMetrics: Sendable {
  /// What the bar shows.
  package struct Content: Hashable, Sendable {
    package var hasLargeTitle: Bool
    package var hasSearchField: Bool

    package init(hasLargeTitle: Bool = false, hasSearchField: Bool = false) {
      self.hasLargeTitle = hasLargeTitle
      self.hasSearchField = hasSearchField
    }
  }

  private let top: CGFloat
  private let width: CGFloat
  /// The least distance of items and titles from the sides.
  package let margin: CGFloat
  /// The height of the part with the items: 44, less in landscape on phones, more on iPads (useyourloaf, hacknicity).
  package let itemsHeight: CGFloat
  private let content: Content

  /// What a large title adds (LAY-201), and how far content scrolls until it has collapsed (LAY-203).
  package static let largeTitleHeight: CGFloat = 52
  /// What a search field adds (LAY-202).
  package static let searchHeight: CGFloat = 52
  package static let searchFieldHeight: CGFloat = 36
  /// How far the search field is below the part of the bar above it (LAY-202).
  package static let searchFieldGap: CGFloat = 1

  package init(_ screen: ScreenGeometry, _ content: Content = Content()) {
    top = screen.safeArea.top
    width = screen.size.width
    margin = screen.margin
    itemsHeight = screen.kind == .pad ? 50 : screen.verticalSizeClass == .compact ? 32 : 44
    var content = content
    // Titles are never large in landscape on a phone.
    if screen.verticalSizeClass == .compact { content.hasLargeTitle = false }
    self.content = content
  }

  /// A bar in its own space.
  ///
  /// - Parameter itemsHeight: The height of the part with the items.
  package init(width: CGFloat, itemsHeight: CGFloat, _ content: Content) {
    top = 0
    self.width = width
    margin = MarginMetrics.margin(ofWidth: width)
    self.itemsHeight = itemsHeight
    self.content = content
  }

  /// The bar without the status bar above it.
  package var frame: CGRect {
    let title = content.hasLargeTitle ? Self.largeTitleHeight : 0
    let search = content.hasSearchField ? Self.searchHeight : 0
    return CGRect(x: 0, y: top, width: width, height: itemsHeight + title + search)
  }

  package var searchField: CGRect? {
    guard content.hasSearchField else { return nil }
    let y = frame.maxY - Self.searchHeight + Self.searchFieldGap
    return CGRect(x: margin, y: y, width: width - 2 * margin, height: Self.searchFieldHeight)
  }

  // MARK: - Titles (LAY-203)

  /// The font of an inline title, which does not grow with Dynamic Type (from memory).
  package static let inlineTitleFont = LayoutFont(.headline)

  package static func largeTitleFont(_ typeSize: TypeSize = .large) -> LayoutFont {
    LayoutFont(.largeTitle, typeSize: typeSize).bold()
  }

  /// The leading top of a large title.
  package var largeTitleOrigin: CGPoint { CGPoint(x: margin, y: top + itemsHeight + 3 + 2 / 3) }

  /// The frame of an inline title, centred.
  package func inlineTitle(_ size: CGSize) -> CGRect {
    // 11.667 from the bar's top where it is 44 high and the title 20.333.
    let inset = (itemsHeight - size.height) / 2 - 1 / 6
    return CGRect(x: (width - size.width) / 2, y: top + inset, width: size.width, height: size.height)
  }

  // MARK: - Items (LAY-204)

  package static let itemHeight: CGFloat = 34
  package static let itemGap: CGFloat = 8
  /// What an item is wider than its label.
  private static let itemInsets: CGFloat = 16
  /// The leading edge of the back button, which is as high as the bar.
  package static let backButtonX: CGFloat = 8
  package static let backButtonHeight: CGFloat = 44

  package static func itemWidth(label: CGFloat) -> CGFloat { max(label + itemInsets, itemHeight) }

  /// The frames of trailing items, in reading order; the last one ends at the margin.
  package func trailingItems(labels: [CGFloat]) -> [CGRect] {
    let widths = labels.map(Self.itemWidth)
    var x = width - margin - widths.reduce(0, +) - Self.itemGap * CGFloat(max(labels.count - 1, 0))
    return widths.map { itemFrame($0, &x) }
  }

  /// The frames of leading items, in reading order; the first one begins at the margin.
  package func leadingItems(labels: [CGFloat]) -> [CGRect] {
    var x = margin
    return labels.map { itemFrame(Self.itemWidth(label: $0), &x) }
  }

  private func itemFrame(_ itemWidth: CGFloat, _ x: inout CGFloat) -> CGRect {
    defer { x += itemWidth + Self.itemGap }
    let height = min(Self.itemHeight, itemsHeight)
    return CGRect(x: x, y: top + (itemsHeight - height) / 2, width: itemWidth, height: height)
  }
}
