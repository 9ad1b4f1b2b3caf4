import Foundation

/// `ViewThatFits`: the first child whose ideal size fits, otherwise the last (LAY-140).
package final class ViewThatFitsRule: LayoutRule {
  private let axes: Axis.Set

  package init(in axes: Axis.Set = [.horizontal, .vertical]) { self.axes = axes }

  package var orientation: StackOrientation { .inherited }

  /// The index of the child that stands for the node, or nil without children.
  package func choice(of node: LayoutNode, in proposal: ProposedViewSize) -> Int? {
    node.children.firstIndex { fits($0, proposal) } ?? node.children.indices.last
  }

  private func fits(_ child: LayoutNode, _ proposal: ProposedViewSize) -> Bool {
    let size = child.size(
      in: ProposedViewSize(
        width: axes.contains(.horizontal) ? nil : proposal.width,
        height: axes.contains(.vertical) ? nil : proposal.height))
    func fits(_ axis: Axis, _ set: Axis.Set) -> Bool {
      guard axes.contains(set), let limit = proposal[axis] else { return true }
      return size[axis] <= limit
    }
    return fits(.horizontal, .horizontal) && fits(.vertical, .vertical)
  }

  package func size(of node: LayoutNode, in proposal: ProposedViewSize) -> CGSize {
    choice(of: node, in: proposal).map { node.children[$0].size(in: proposal) } ?? .zero
  }

  /// The chosen child has the node's bounds; the others have none.
  package func placement(of child: Int, in node: LayoutNode, _ bounds: LayoutBounds) -> Placement {
    choice(of: node, in: bounds.proposal) == child ? Placement(.zero, bounds) : .zero
  }

  /// The child that stands for the node as it is placed.
  package func chosen(of node: LayoutNode) -> Int? { choice(of: node, in: node.placement.bounds.proposal) }

  package func spacing(of node: LayoutNode) -> ViewSpacing { node.children.first?.spacing ?? .zero }

  package func priority(of node: LayoutNode) -> Double { node.children.first?.priority ?? -.infinity }

  package func explicitValue(of key: AlignmentKey, in bounds: LayoutBounds, of node: LayoutNode) -> CGFloat? {
    choice(of: node, in: bounds.proposal).flatMap { node.children[$0].explicitValue(of: key, in: bounds) }
  }
}
