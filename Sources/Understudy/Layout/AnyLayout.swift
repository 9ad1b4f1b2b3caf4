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
  public struct Cache {}

  /// Makes an empty cache: the hidden layout makes its own cache for each call.
  public func makeCache(subviews: Subviews) -> Cache { Cache() }

  /// The size that the hidden layout computes, in points.
  public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
    base.size(for: proposal, subviews)
  }

  /// Calls the hidden layout's function, with a new cache.
  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) {
    base.place(in: bounds, proposal, subviews)
  }
}

extension Layout {
  fileprivate func size(for proposal: ProposedViewSize, _ subviews: LayoutSubviews) -> CGSize {
    var cache = makeCache(subviews: subviews)
    return sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache)
  }

  fileprivate func place(in bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews) {
    var cache = makeCache(subviews: subviews)
    placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
  }
}
