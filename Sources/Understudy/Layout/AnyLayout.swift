import Foundation

/// Any layout, its type hidden: the views keep their identity and state when another takes its place (SEM-388).
public struct AnyLayout: Sendable {
  private let base: any Layout

  /// Hides the type of a layout; a layout whose type is hidden already is not wrapped a second time.
  public init<L: Layout>(_ layout: L) {
    base = (layout as? AnyLayout)?.base ?? layout
  }
}

extension AnyLayout: Layout {
  /// The cache of the hidden layout.
  public struct Cache {
    fileprivate var hidden: Any
  }

  /// Makes the cache of the hidden layout.
  public func makeCache(subviews: Subviews) -> Cache { Cache(hidden: base.makeCache(subviews: subviews)) }

  /// The size that the hidden layout computes, in points.
  public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
    base.size(for: proposal, subviews, &cache.hidden)
  }

  /// Places the views as the hidden layout does.
  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) { base.place(in: bounds, proposal, subviews, &cache.hidden) }

  var hiddenArrangement: StackArrangement { base.arrangement }
}

extension Layout {
  fileprivate func size(for proposal: ProposedViewSize, _ subviews: LayoutSubviews, _ hidden: inout Any) -> CGSize {
    var cache = hidden as? Cache ?? makeCache(subviews: subviews)
    defer { hidden = cache }
    return sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache)
  }

  fileprivate func place(
    in bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews, _ hidden: inout Any
  ) {
    var cache = hidden as? Cache ?? makeCache(subviews: subviews)
    defer { hidden = cache }
    placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
  }
}
