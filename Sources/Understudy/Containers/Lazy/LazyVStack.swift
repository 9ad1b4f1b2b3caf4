import Foundation
import UnderstudyLayout

/// Views one below the other, made as they come into view (SEM-199).
public struct LazyVStack<Content: View> {
  let arrangement: LazyArrangement
  let content: Content
}

extension LazyVStack: View, LazyContainerView {
  /// Places the content from the top to the bottom, and makes views as they come into view.
  ///
  /// - Parameters:
  ///   - alignment: How the views line up with each other.
  ///   - spacing: The distance between two views in points, or nil for the usual one.
  ///   - pinnedViews: Which headers and footers stay in view.
  ///   - content: The views.
  nonisolated public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, pinnedViews: PinnedScrollableViews = .init(),
    @ViewBuilder content: () -> Content
  ) {
    arrangement = .vertical(alignment, spacing: spacing, pinned: pinnedViews)
    self.content = content()
  }
}
