import Foundation

/// `HStack` and `VStack`: one algorithm with the axes exchanged (LAY-090 to LAY-099).
package final class StackRule: StaticStackRule {
  /// The axis along which children follow each other; the other one is across.
  package let axis: Axis
  private let alignment: AlignmentKey
  private let gap: CGFloat?
  let isStatic: Bool

  /// - Parameter spacing: In points; nil for what the children prefer.
  package init(along axis: Axis, _ alignment: AlignmentKey, spacing: CGFloat? = nil, isStatic: Bool = false) {
    self.axis = axis
    self.alignment = alignment
    gap = spacing.finite
    self.isStatic = isStatic
  }

  package convenience init(
    horizontal alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, isStatic: Bool = false
  ) {
    self.init(along: .horizontal, alignment.key, spacing: spacing, isStatic: isStatic)
  }

  package convenience init(
    vertical alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, isStatic: Bool = false
  ) {
    self.init(along: .vertical, alignment.key, spacing: spacing, isStatic: isStatic)
  }

  /// Whether a rule made of the same would do the same.
  package func isMade(along axis: Axis, _ alignment: AlignmentKey, spacing: CGFloat?, isStatic: Bool) -> Bool {
    self.axis == axis && self.isStatic == isStatic && gap == spacing.finite && self.alignment == alignment
  }

  package var orientation: StackOrientation { .own(axis) }

  package func size(of node: LayoutNode, in proposal: ProposedViewSize) -> CGSize {
    if let only = onlyChild(of: node) { return only.size(in: proposal) }
    let run = solved(node, proposal)
    return CGSize(axis, along: run.length, across: run.high - run.low)
  }

  /// At zero and at infinity every child is proposed the same, so that the limits follow from the children's.
  package func limits(along axis: Axis, of node: LayoutNode) -> LengthLimits? {
    if let only = onlyChild(of: node) { return only.limits(along: axis) }
    if axis != self.axis, alignment.isInherited { return nil }
    var result = LengthLimits(0, 0)
    let children = node.children
    for index in children.indices {
      guard let limits = children.with(index, { $0.limits(along: axis) }) else { return nil }
      if axis == self.axis {
        result.minimum += limits.minimum
        result.maximum += limits.maximum
      } else {
        result.minimum = max(result.minimum, limits.minimum)
        result.maximum = max(result.maximum, limits.maximum)
      }
    }
    guard axis == self.axis else { return result }
    let gaps = gap.map { $0 * CGFloat(max(children.count - 1, 0)) } ?? run(of: node).gaps(children)
    return gaps >= 0 ? LengthLimits(result.minimum + gaps, result.maximum + gaps) : nil
  }

  package func placement(of child: Int, in node: LayoutNode, _ bounds: LayoutBounds) -> Placement {
    if onlyChild(of: node) != nil { return Placement(.zero, bounds) }
    let run = solved(node, placing(bounds))
    return run.placement(of: child, along: axis)
  }

  /// In a long column only the children that reach to the height of the touch are looked at.
  package func touchableChildren(at point: CGPoint, of node: LayoutNode) -> [Int]? {
    guard axis == .vertical, node.children.count > StackRun.groupSize else { return nil }
    // Brings the run up to date.
    _ = node.children[0].placement
    return (node.memory as? StackRun)?.touchableChildren(node.children, at: point.y)
  }

  /// The proposal that children are placed with: an open minor axis has the stack's own length (LAY-096).
  private func placing(_ bounds: LayoutBounds) -> ProposedViewSize {
    guard bounds.proposal[axis.other] == nil else { return bounds.proposal }
    var proposal = bounds.proposal
    proposal[axis.other] = bounds.size[axis.other]
    return proposal
  }

  private func run(of node: LayoutNode) -> StackRun {
    if let known = node.memory as? StackRun { return known }
    let run = StackRun(axis: axis, alignment: alignment, gap: gap, count: node.children.count)
    node.memory = run
    return run
  }

  private func solved(_ node: LayoutNode, _ proposal: ProposedViewSize) -> StackRun {
    let run = run(of: node)
    run.solve(node.children, proposal)
    return run
  }

  package func spacing(of node: LayoutNode) -> ViewSpacing {
    if let only = onlyChild(of: node) { return only.spacing }
    return StackSpacing.of(node.children, along: axis)
  }
}
