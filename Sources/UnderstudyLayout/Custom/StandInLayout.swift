import Foundation

/// A built-in layout over the subviews of a custom one: views stand in for those that belong to the custom layout's node.
package final class StandInLayout {
  private let subviews: LayoutSubviews
  private let node: LayoutNode

  package init(_ rule: any LayoutRule, _ subviews: LayoutSubviews) {
    self.subviews = subviews
    let context = subviews.first?.node.context ?? LayoutContext()
    node = LayoutNode(rule, subviews.map { LayoutNode(StandInRule($0.node), in: context) }, in: context)
  }

  package func size(in proposal: ProposedViewSize) -> CGSize { node.size(in: proposal) }

  package var spacing: ViewSpacing { node.spacing }

  package func explicitValue(of key: AlignmentKey, in bounds: CGRect, _ proposal: ProposedViewSize) -> CGFloat? {
    node.explicitValue(of: key, in: LayoutBounds(size: bounds.size, proposal: proposal))
  }

  package func place(in bounds: CGRect, _ proposal: ProposedViewSize) {
    node.place(Placement(bounds.origin, LayoutBounds(size: bounds.size, proposal: proposal)))
    for (subview, child) in zip(subviews, node.children) {
      let placement = child.placement
      let origin = CGPoint(x: bounds.minX + placement.origin.x, y: bounds.minY + placement.origin.y)
      subview.place(at: origin, proposal: placement.bounds.proposal)
    }
  }
}

/// A view that answers as another one does.
private final class StandInRule: LeafRule {
  private let node: LayoutNode

  init(_ node: LayoutNode) { self.node = node }

  var traits: RuleTraits { .setsGuides }

  func size(of node: LayoutNode, in proposal: ProposedViewSize) -> CGSize { self.node.size(in: proposal) }
  func limits(along axis: Axis, of node: LayoutNode) -> LengthLimits? { self.node.limits(along: axis) }
  func spacing(of node: LayoutNode) -> ViewSpacing { self.node.spacing }
  func priority(of node: LayoutNode) -> Double { self.node.priority }
  func explicitValue(of key: AlignmentKey, in bounds: LayoutBounds, of node: LayoutNode) -> CGFloat? {
    self.node.explicitValue(of: key, in: bounds)
  }
  func layoutValue(of key: ObjectIdentifier, of node: LayoutNode) -> Any? { self.node.layoutValue(of: key) }
}
