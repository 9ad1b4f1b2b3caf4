import Foundation

/// `aspectRatio(_:contentMode:)`: proposes the largest, or the smallest covering, size of a ratio (LAY-172).
package final class AspectRatioRule: UnaryRule {
  private let ratio: CGFloat?
  private let fills: Bool

  /// - Parameters:
  ///   - ratio: Width to height; nil for the ratio of the child's ideal size.
  ///   - fills: Whether the size covers the proposal instead of fitting into it.
  package init(_ ratio: CGFloat?, fills: Bool) {
    self.ratio = ratio.flatMap { $0 > 0 && $0 < .infinity ? $0 : nil }
    self.fills = fills
  }

  private func inner(_ child: LayoutNode, _ proposal: ProposedViewSize) -> ProposedViewSize {
    if proposal.width == nil, proposal.height == nil { return proposal }
    let box = ratio.map { CGSize(width: $0, height: 1) } ?? child.size(in: .unspecified)
    guard box.width > 0, box.height > 0, box.width < .infinity, box.height < .infinity else { return proposal }
    let scales = [proposal.width.map { $0 / box.width }, proposal.height.map { $0 / box.height }].compactMap { $0 }
    guard let scale = fills ? scales.max() : scales.min() else { return proposal }
    return ProposedViewSize(width: box.width * scale, height: box.height * scale)
  }

  package func size(of node: LayoutNode, in proposal: ProposedViewSize) -> CGSize {
    guard let child = node.children.first else { return .zero }
    return child.size(in: inner(child, proposal))
  }

  package func contentBounds(of child: LayoutNode, in node: LayoutNode, _ bounds: LayoutBounds) -> LayoutBounds {
    child.bounds(in: inner(child, bounds.proposal))
  }

  package func origin(
    of child: LayoutNode, _ content: LayoutBounds, in node: LayoutNode, _ bounds: LayoutBounds
  ) -> CGPoint {
    CGPoint(x: (bounds.size.width - content.size.width) / 2, y: (bounds.size.height - content.size.height) / 2)
  }
}
