import Foundation

/// `ZStack`: children in front of each other; those of the highest priority decide the size (LAY-105 to LAY-107).
package final class ZStackRule: StaticStackRule {
  private let alignment: Alignment
  let isStatic: Bool

  package init(_ alignment: Alignment = .center, isStatic: Bool = false) {
    self.alignment = alignment
    self.isStatic = isStatic
  }

  /// The point of alignment for one size.
  private final class Memory: LayoutMemory {
    var size: CGSize?
    var point = CGPoint.zero
    func childChanged(_ index: Int) { size = nil }
    func forget() { size = nil }
  }

  package func size(of node: LayoutNode, in proposal: ProposedViewSize) -> CGSize {
    if let only = onlyChild(of: node) { return only.size(in: proposal) }
    var result = CGSize.zero
    eachSizing(node.children) { child in
      let size = child.size(in: proposal)
      result = CGSize(width: max(result.width, size.width), height: max(result.height, size.height))
    }
    return result
  }

  package func limits(along axis: Axis, of node: LayoutNode) -> LengthLimits? {
    if let only = onlyChild(of: node) { return only.limits(along: axis) }
    var result: LengthLimits? = LengthLimits(0, 0)
    eachSizing(node.children) { child in
      guard let known = result, let limits = child.limits(along: axis) else { return result = nil }
      result = LengthLimits(max(known.minimum, limits.minimum), max(known.maximum, limits.maximum))
    }
    return result
  }

  package func placement(of child: Int, in node: LayoutNode, _ bounds: LayoutBounds) -> Placement {
    if onlyChild(of: node) != nil { return Placement(.zero, bounds) }
    let child = node.children[child]
    let content = child.bounds(in: ProposedViewSize(bounds.size))
    let point = alignmentPoint(of: node, bounds.size)
    return Placement(
      CGPoint(
        x: point.x - child.guide(alignment.horizontal.key, in: content),
        y: point.y - child.guide(alignment.vertical.key, in: content)),
      content)
  }

  private func eachSizing(_ children: [LayoutNode], _ body: (LayoutNode) -> Void) {
    var highest = -Double.infinity
    for child in children { highest = max(highest, child.priority) }
    for child in children where child.priority == highest { body(child) }
  }

  /// The largest guides of the children that decide the size.
  private func alignmentPoint(of node: LayoutNode, _ size: CGSize) -> CGPoint {
    let memory = node.memory as? Memory ?? Memory()
    node.memory = memory
    if memory.size == size { return memory.point }
    var point = CGPoint(x: -CGFloat.infinity, y: -CGFloat.infinity)
    eachSizing(node.children) { child in
      let content = child.bounds(in: ProposedViewSize(size))
      point.x = max(point.x, child.guide(alignment.horizontal.key, in: content))
      point.y = max(point.y, child.guide(alignment.vertical.key, in: content))
    }
    memory.size = size
    memory.point = point
    return point
  }
}
