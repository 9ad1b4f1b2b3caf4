import Foundation

/// Runs a layout written by the app (LAY-145 to LAY-153).
package final class CustomLayoutRule: LayoutRule {
  package let layout: any CustomLayout

  package init(_ layout: any CustomLayout) { self.layout = layout }

  package var traits: RuleTraits { .keepsMemory }
  package var orientation: StackOrientation { .own(layout.stackOrientation) }

  private func run(_ node: LayoutNode) -> CustomLayoutRun {
    let run = node.memory as? CustomLayoutRun ?? CustomLayoutRun(node.context)
    node.memory = run
    if run.refresh(node) { layout.update(run.subviews) }
    return run
  }

  package func size(of node: LayoutNode, in proposal: ProposedViewSize) -> CGSize {
    var size = layout.sizeThatFits(proposal, run(node).subviews)
    if !(size.width >= 0 && size.height >= 0) {
      if size.width.isNaN || size.height.isNaN || !proposal.isLeast {
        node.context.report(LayoutMessages.invalidSize(layout.name), node)
      }
      size = CGSize(width: size.width >= 0 ? size.width : 0, height: size.height >= 0 ? size.height : 0)
    }
    if isInfinite(size.width, proposal.width) || isInfinite(size.height, proposal.height) {
      node.context.report(LayoutMessages.infiniteSize(layout.name), node)
      if isInfinite(size.width, proposal.width) { size.width = proposal.width ?? 0 }
      if isInfinite(size.height, proposal.height) { size.height = proposal.height ?? 0 }
    }
    return size
  }

  private func isInfinite(_ length: CGFloat, _ proposed: CGFloat?) -> Bool {
    length == .infinity && proposed.map { $0 < .infinity } ?? false
  }

  package func placement(of child: Int, in node: LayoutNode, _ bounds: LayoutBounds) -> Placement {
    let run = run(node)
    return run.placement(of: child, bounds) {
      let origin = node.lastOrigin
      let frame = CGRect(origin: origin, size: bounds.size)
      return run.record(bounds, origin: origin, name: layout.name) {
        layout.placeSubviews(in: frame, bounds.proposal, run.subviews)
      }
    }
  }

  package func spacing(of node: LayoutNode) -> ViewSpacing { layout.spacing(run(node).subviews) }

  package func explicitValue(of key: AlignmentKey, in bounds: LayoutBounds, of node: LayoutNode) -> CGFloat? {
    let frame = CGRect(origin: node.lastOrigin, size: bounds.size)
    let value = layout.explicitValue(of: key, in: frame, bounds.proposal, run(node).subviews)
    return value.flatMap { $0.isNaN ? nil : $0 - frame.origin[key.axis] }
  }
}

extension ProposedViewSize {
  /// Whether a length of zero is proposed, as by stacks that look for the least one: a layout that takes a distance off it
  /// comes out below zero.
  fileprivate var isLeast: Bool { width == 0 || height == 0 }
}
