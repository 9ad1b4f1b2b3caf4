import Foundation

/// `overlay` and `background`: the first child is the base and decides everything. The others are layers, which are
/// proposed the base's size (LAY-185).
package final class LayerRule: TransparentRule {
  private let alignment: Alignment
  /// The edges on which layers grow over the unsafe parts that the base touches, as `background(style)` does (LAY-053).
  private let ignoredEdges: Edge.Set
  /// Whether the layers lie behind the base.
  package let isBehind: Bool

  package init(_ alignment: Alignment = .center, isBehind: Bool = false, ignoresSafeAreaEdges: Edge.Set = []) {
    self.alignment = alignment
    self.isBehind = isBehind
    ignoredEdges = ignoresSafeAreaEdges
  }

  package var traits: RuleTraits { ignoredEdges.isEmpty ? [] : .dependsOnPosition }
  package func dependsOnPosition(child: Int) -> Bool { child > 0 && !ignoredEdges.isEmpty }

  package func placement(of child: Int, in node: LayoutNode, _ bounds: LayoutBounds) -> Placement {
    if child == 0 { return Placement(.zero, bounds) }
    let growth = ignoredEdges.isEmpty ? EdgeInsets() : node.unsafeInsets(.all).keeping(ignoredEdges)
    let size = bounds.size.grown(by: growth)
    let layer = node.children[child]
    let content = layer.bounds(in: ProposedViewSize(size))
    let origin = node.alignedOrigin(of: layer, content, in: size, alignment)
    return Placement(CGPoint(x: origin.x - growth.leading, y: origin.y - growth.top), content)
  }

  package func reach(ofChangeIn child: Int, of node: LayoutNode) -> ChangeReach {
    child == 0 ? .everything : .placement
  }
}

extension EdgeInsets {
  /// The insets on some edges, zero on the others.
  func keeping(_ edges: Edge.Set) -> EdgeInsets {
    EdgeInsets(
      top: edges.contains(.top) ? top : 0, leading: edges.contains(.leading) ? leading : 0,
      bottom: edges.contains(.bottom) ? bottom : 0, trailing: edges.contains(.trailing) ? trailing : 0)
  }
}

extension CGSize {
  func grown(by insets: EdgeInsets) -> CGSize {
    CGSize(width: max(width + insets.horizontal, 0), height: max(height + insets.vertical, 0))
  }
}
