import Foundation
import UnderstudyLayout

/// Views in a grid, made as they come into view, its columns beside each other (SEM-199).
public struct LazyHGrid<Content: View> {
  let arrangement: LazyArrangement
  let content: Content
}

extension LazyHGrid: View, LazyContainerView {
  /// A grid that fills one column after the other, and makes columns as they come into view.
  ///
  /// - Parameters:
  ///   - rows: The sizes of the rows.
  ///   - alignment: How the grid lies in its frame.
  ///   - spacing: The distance between two views in points, or nil for the usual one.
  ///   - pinnedViews: Which headers and footers stay in view.
  ///   - content: The views.
  nonisolated public init(
    rows: [GridItem], alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
  ) {
    arrangement = .rows(rows, alignment, spacing: spacing)
    self.content = content()
  }
}
