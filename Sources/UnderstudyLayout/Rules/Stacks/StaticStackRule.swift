import Foundation

/// A stack that is no layout node if it has exactly one static child: the child stands for it, gets its proposal, and
/// gives its own size, spacing, guides, values and priority to the layout around (LAY-010).
protocol StaticStackRule: LayoutRule {
  /// Whether the stack's content is a fixed list of views.
  var isStatic: Bool { get }
}

extension StaticStackRule {
  /// The child that stands for the stack.
  func onlyChild(of node: LayoutNode) -> LayoutNode? {
    isStatic && node.children.count == 1 ? node.children[0] : nil
  }

  package func priority(of node: LayoutNode) -> Double {
    if let only = onlyChild(of: node) { return only.priority }
    return node.hasChildren ? 0 : -.infinity
  }

  package func explicitValue(of key: AlignmentKey, in bounds: LayoutBounds, of node: LayoutNode) -> CGFloat? {
    if let only = onlyChild(of: node) { return only.explicitValue(of: key, in: bounds) }
    return combinedValue(of: key, in: bounds, of: node)
  }

  package func layoutValue(of key: ObjectIdentifier, of node: LayoutNode) -> Any? {
    onlyChild(of: node)?.layoutValue(of: key)
  }
}
