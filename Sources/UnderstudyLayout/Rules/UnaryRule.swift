import Foundation

/// A layout modifier: it has one child, whose guides and values it passes outwards (LAY-011, LAY-015).
package protocol UnaryRule: LayoutRule {
  /// The child's bounds when the node has the bounds.
  func contentBounds(of child: LayoutNode, in node: LayoutNode, _ bounds: LayoutBounds) -> LayoutBounds
  /// Where the child with these bounds is.
  func origin(of child: LayoutNode, _ content: LayoutBounds, in node: LayoutNode, _ bounds: LayoutBounds) -> CGPoint
}

extension UnaryRule {
  package func contentBounds(of child: LayoutNode, in node: LayoutNode, _ bounds: LayoutBounds) -> LayoutBounds {
    bounds
  }

  package func origin(
    of child: LayoutNode, _ content: LayoutBounds, in node: LayoutNode, _ bounds: LayoutBounds
  ) -> CGPoint { .zero }

  package func placement(of child: Int, in node: LayoutNode, _ bounds: LayoutBounds) -> Placement {
    let child = node.children[child]
    let content = contentBounds(of: child, in: node, bounds)
    return Placement(origin(of: child, content, in: node, bounds), content)
  }

  package func size(of node: LayoutNode, in proposal: ProposedViewSize) -> CGSize {
    node.contentSize(in: proposal)
  }

  package func spacing(of node: LayoutNode) -> ViewSpacing { node.children.first?.spacing ?? ViewSpacing() }

  /// Zero: a later modifier hides the priority of what is inside it (LAY-014).
  package func priority(of node: LayoutNode) -> Double { 0 }

  /// The child's value, moved by the child's origin, which is computed only if there is a value.
  package func explicitValue(of key: AlignmentKey, in bounds: LayoutBounds, of node: LayoutNode) -> CGFloat? {
    passedValue(of: key, in: bounds, of: node)
  }

  func passedValue(of key: AlignmentKey, in bounds: LayoutBounds, of node: LayoutNode) -> CGFloat? {
    let passed = node.withFirstChild { child -> CGFloat? in
      let content = contentBounds(of: child, in: node, bounds)
      guard let value = child.explicitValue(of: key, in: content) else { return nil }
      return value + origin(of: child, content, in: node, bounds)[key.axis]
    }
    return passed ?? nil
  }

  package func layoutValue(of key: ObjectIdentifier, of node: LayoutNode) -> Any? {
    node.children.first?.layoutValue(of: key)
  }

  package var orientation: StackOrientation { .inherited }
}

/// A unary rule whose child has the node's own bounds: it changes no size, and passes priority and spacing through.
package protocol TransparentRule: UnaryRule {}

extension TransparentRule {
  package func limits(along axis: Axis, of node: LayoutNode) -> LengthLimits? {
    node.contentLimits(along: axis)
  }

  package func priority(of node: LayoutNode) -> Double { node.withFirstChild { $0.priority } ?? 0 }
}

extension LayoutNode {
  /// Where a child with these bounds is in a container of a size, aligned by guides: the child's guide is on the
  /// container's default one (LAY-160).
  func alignedOrigin(of child: LayoutNode, _ content: LayoutBounds, in size: CGSize, _ alignment: Alignment) -> CGPoint
  {
    CGPoint(
      x: offset(of: child, content, in: size, alignment.horizontal.key),
      y: offset(of: child, content, in: size, alignment.vertical.key))
  }

  private func offset(of child: LayoutNode, _ content: LayoutBounds, in size: CGSize, _ key: AlignmentKey) -> CGFloat {
    let offset = key.defaultValue(in: size) - child.guide(key, in: content)
    return offset.isFinite ? offset : 0
  }

  /// Whether the node is a spacer, also inside frames.
  var isSpacer: Bool {
    var node = self
    while node.rule is UnaryRule, let child = node.children.first { node = child }
    return node.traits.contains(.isSpacer)
  }
}
