import Foundation
import UnderstudyCore
import UnderstudyLayout

/// A layout of the system's: a container arranges its views without calling it; called by another layout, it arranges
/// that one's views.
protocol StandardLayout: Layout where Cache == _StandardLayoutCache {
  var standardArrangement: StackArrangement { get }
  /// The rule for a number of views that lie in another layout.
  func rule(for count: Int) -> any LayoutRule
}

/// What a layout of the system's keeps between two passes.
public struct _StandardLayoutCache {
  fileprivate let layout: StandInLayout
}

extension StandardLayout {
  /// Makes a cache for the views, with the sizes that they answer.
  public func makeCache(subviews: Subviews) -> _StandardLayoutCache {
    _StandardLayoutCache(layout: StandInLayout(rule(for: subviews.count), subviews))
  }

  /// The size that the views need, in points.
  public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
    cache.layout.size(in: proposal)
  }

  /// Places the views as the container of the same name does.
  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) { cache.layout.place(in: bounds, proposal) }

  /// The distances that the views at the edges prefer.
  public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing { cache.layout.spacing }

  /// The place of a horizontal guide of the views, combined.
  public func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout Cache
  ) -> CGFloat? { cache.layout.explicitValue(of: guide.key, in: bounds, proposal) }

  /// The place of a vertical guide of the views, combined.
  public func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) -> CGFloat? { cache.layout.explicitValue(of: guide.key, in: bounds, proposal) }
}
