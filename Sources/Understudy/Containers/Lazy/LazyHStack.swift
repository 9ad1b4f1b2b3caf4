import Foundation
import UnderstudyLayout

/// Views beside each other, made as they come into view (SEM-199).
public struct LazyHStack<Content: View> {
  let arrangement: LazyArrangement
  let content: Content
}

extension LazyHStack: View, LazyContainerView {
  /// Places the content from the leading to the trailing edge, and makes views as they come into view.
  ///
  /// - Parameters:
  ///   - alignment: How the views line up with each other.
  ///   - spacing: The distance between two views in points, or nil for the usual one.
  ///   - pinnedViews: Which headers and footers stay in view.
  ///   - content: The views.
  nonisolated public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, pinnedViews: PinnedScrollableViews = .init(),
    @ViewBuilder content: () -> Content
  ) {
    arrangement = .horizontal(alignment, spacing: spacing, pinned: pinnedViews)
    self.content = content()
  }
}
