import Foundation
import UnderstudyLayout

/// Views in a grid, made as they come into view, its rows one below the other (SEM-199).
public struct LazyVGrid<Content: View> {
  let arrangement: LazyArrangement
  let content: Content
}

extension LazyVGrid: View, LazyContainerView {
  /// A grid that fills one row after the other, and makes rows as they come into view.
  ///
  /// - Parameters:
  ///   - columns: The sizes of the columns.
  ///   - alignment: How the grid lies in its frame.
  ///   - spacing: The distance between two views in points, or nil for the usual one.
  ///   - pinnedViews: Which headers and footers stay in view.
  ///   - content: The views.
  nonisolated public init(
    columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
  ) {
    arrangement = .columns(columns, alignment, spacing: spacing)
    self.content = content()
  }
}
