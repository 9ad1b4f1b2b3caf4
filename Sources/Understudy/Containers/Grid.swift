import Foundation

/// Rows of views that line up in columns.
public struct Grid<Content: View> {
  package let content: Content
  private let alignment: Alignment
  private let horizontalSpacing: CGFloat?
  private let verticalSpacing: CGFloat?
}

extension Grid: View, ContainerView {
  /// A grid whose content is rows, and views that fill a row each.
  ///
  /// - Parameters:
  ///   - alignment: How views lie in their cells.
  ///   - horizontalSpacing: The distance of columns in points, or nil for the usual one.
  ///   - verticalSpacing: The distance of rows in points, or nil for the usual one.
  ///   - content: The rows.
  nonisolated public init(
    alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.content = content()
    self.alignment = alignment
    self.horizontalSpacing = horizontalSpacing
    self.verticalSpacing = verticalSpacing
  }

  package var arrangement: StackArrangement {
    .grid(alignment, horizontalSpacing: horizontalSpacing, verticalSpacing: verticalSpacing)
  }
}

/// A row of a grid, a cell for each view.
public struct GridRow<Content: View> {
  package let content: Content
  private let alignment: VerticalAlignment?
}

extension GridRow: View, ContainerView {
  /// A row of cells, one for each view of the content.
  ///
  /// - Parameters:
  ///   - alignment: How the views of the row line up, or nil to leave it to the grid.
  ///   - content: The views.
  nonisolated public init(alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content) {
    self.content = content()
    self.alignment = alignment
  }

  package var arrangement: StackArrangement { .gridRow(alignment) }
}
