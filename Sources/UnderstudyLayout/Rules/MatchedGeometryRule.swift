import Foundation

/// A view that takes on the frame of another one, its source; the room that it takes from the layout around is its own.
package final class MatchedGeometryRule: UnaryRule {
  private let matchesSize: Bool
  private let matchesPosition: Bool
  private let anchor: UnitPoint
  private let source: () -> LayoutNode?
  /// Set while the source's frame is read: it may lie inside a view that follows this one.
  private var isReading = false

  /// - Parameters:
  ///   - matchesSize: Whether the content is proposed the size of the source.
  ///   - matchesPosition: Whether the content's anchor lies on that of the source.
  ///   - anchor: The point of both that is brought into line.
  ///   - source: The source's node; nil while there is none, so that the content is where it would be.
  package init(
    matchesSize: Bool, matchesPosition: Bool, anchor: UnitPoint, source: @escaping () -> LayoutNode?
  ) {
    (self.matchesSize, self.matchesPosition, self.anchor) = (matchesSize, matchesPosition, anchor)
    self.source = source
  }

  package var traits: RuleTraits { .dependsOnPosition }

  package func limits(along axis: Axis, of node: LayoutNode) -> LengthLimits? {
    node.contentLimits(along: axis)
  }

  /// The source's frame in the space of the node.
  private func sourceFrame(_ node: LayoutNode) -> CGRect? {
    guard !isReading, let source = source(), !source.isInside(node) else { return nil }
    isReading = true
    defer { isReading = false }
    let origin = node.frame().origin
    let frame = source.frame()
    let x = node.isRightToLeft ? node.placedSize.width - (frame.maxX - origin.x) : frame.minX - origin.x
    return CGRect(x: x, y: frame.minY - origin.y, width: frame.width, height: frame.height)
  }

  package func contentBounds(of child: LayoutNode, in node: LayoutNode, _ bounds: LayoutBounds) -> LayoutBounds {
    guard matchesSize, let frame = sourceFrame(node) else { return bounds }
    return child.bounds(in: ProposedViewSize(frame.size))
  }

  package func origin(
    of child: LayoutNode, _ content: LayoutBounds, in node: LayoutNode, _ bounds: LayoutBounds
  ) -> CGPoint {
    let own = CGRect(origin: .zero, size: bounds.size)
    let frame = matchesPosition ? sourceFrame(node) ?? own : own
    return CGPoint(
      x: frame.minX + anchor.x * (frame.width - content.size.width),
      y: frame.minY + anchor.y * (frame.height - content.size.height))
  }

  /// Guides are those of the content at its own place.
  package func explicitValue(of key: AlignmentKey, in bounds: LayoutBounds, of node: LayoutNode) -> CGFloat? {
    node.children.first?.explicitValue(of: key, in: bounds)
  }

  package func priority(of node: LayoutNode) -> Double { node.children.first?.priority ?? 0 }
}

extension LayoutNode {
  fileprivate func isInside(_ other: LayoutNode) -> Bool {
    var node: LayoutNode? = self
    while let current = node {
      if current === other { return true }
      node = current.parent
    }
    return false
  }
}
