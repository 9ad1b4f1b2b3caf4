import Foundation

/// `ignoresSafeArea`: the child grows over the unsafe parts that the node touches; the node's own size does not
/// (LAY-052).
package final class IgnoresSafeAreaRule: TransparentRule {
  private let kinds: SafeAreaKinds
  private let edges: Edge.Set

  package init(_ kinds: SafeAreaKinds = .all, edges: Edge.Set = .all) {
    self.kinds = kinds
    self.edges = edges
  }

  package var traits: RuleTraits { .dependsOnPosition }

  package func placement(of child: Int, in node: LayoutNode, _ bounds: LayoutBounds) -> Placement {
    let growth = node.unsafeInsets(kinds).keeping(edges)
    if growth == EdgeInsets() { return Placement(.zero, bounds) }
    let content = node.children[child].bounds(in: ProposedViewSize(bounds.size.grown(by: growth)))
    return Placement(CGPoint(x: -growth.leading, y: -growth.top), content)
  }
}

/// `safeAreaInset`: the second child takes a side of the first one's safe area (LAY-054).
package final class SafeAreaInsetRule: LayoutRule {
  private let edge: Edge
  private let alignment: AlignmentKey
  private let gap: CGFloat?

  /// An inset at the top or bottom, or at another edge with the center as alignment.
  package init(_ edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil) {
    self.edge = edge == .top ? .top : .bottom
    self.alignment = alignment.key
    gap = spacing.finite
  }

  /// An inset at the leading or trailing edge.
  package init(_ edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil) {
    self.edge = edge == .leading ? .leading : .trailing
    self.alignment = alignment.key
    gap = spacing.finite
  }

  package var orientation: StackOrientation { .inherited }

  package func layoutValue(of key: ObjectIdentifier, of node: LayoutNode) -> Any? {
    node.children.first?.layoutValue(of: key)
  }

  private var axis: Axis { edge.axis }
  private var isAtStart: Bool { edge == .top || edge == .leading }

  private struct Parts {
    var content: LayoutBounds
    var inset: LayoutBounds
    var gap: CGFloat
  }

  private func parts(of node: LayoutNode, in proposal: ProposedViewSize) -> Parts? {
    guard node.children.count == 2 else { return nil }
    let (content, inset) = (node.children[0], node.children[1])
    let (before, after) = isAtStart ? (inset, content) : (content, inset)
    let gap = gap ?? before.spacing.distance(to: after.spacing, along: axis)
    var insetProposal = proposal
    var contentProposal = proposal
    if let available = proposal[axis] {
      let least = content.size(in: ProposedViewSize(axis, along: 0, across: proposal[axis.other]))[axis]
      insetProposal[axis] = max(available - gap - least, 0)
    }
    let insetBounds = inset.bounds(in: insetProposal)
    if let available = proposal[axis] { contentProposal[axis] = max(available - gap - insetBounds.size[axis], 0) }
    return Parts(content: content.bounds(in: contentProposal), inset: insetBounds, gap: gap)
  }

  package func size(of node: LayoutNode, in proposal: ProposedViewSize) -> CGSize {
    guard let parts = parts(of: node, in: proposal) else { return node.contentSize(in: proposal) }
    let (content, inset) = (parts.content.size, parts.inset.size)
    return CGSize(
      axis, along: content[axis] + parts.gap + inset[axis], across: max(content[axis.other], inset[axis.other]))
  }

  package func placement(of child: Int, in node: LayoutNode, _ bounds: LayoutBounds) -> Placement {
    guard let parts = parts(of: node, in: bounds.proposal) else { return Placement(.zero, bounds) }
    let content = child == 0 ? parts.content : parts.inset
    let isFirst = (child == 1) == isAtStart
    let along = isFirst ? 0 : bounds.size[axis] - content.size[axis]
    let across = alignment.defaultValue(in: bounds.size) - node.children[child].guide(alignment, in: content)
    return Placement(CGPoint(axis, along: along, across: across), content)
  }

  package func safeArea(for child: Int, of node: LayoutNode) -> SafeAreaSpace? {
    let bounds = node.placement.bounds
    guard child == 0, let parts = parts(of: node, in: bounds.proposal) else { return nil }
    var insets = EdgeInsets()
    insets[edge] = parts.inset.size[axis] + parts.gap
    return SafeAreaSpace(area: node.localBounds, insets: SafeAreaInsets(container: insets))
  }

  package func spacing(of node: LayoutNode) -> ViewSpacing { node.children.first?.spacing ?? ViewSpacing() }
  package func priority(of node: LayoutNode) -> Double { 0 }
}

/// `safeAreaPadding`: four insets without content (LAY-055).
package final class SafeAreaPaddingRule: UnaryRule {
  private let insets: EdgeInsets
  private let padding: PaddingRule

  package init(_ insets: EdgeInsets) {
    self.insets = insets.finite
    padding = PaddingRule(insets)
  }

  package func size(of node: LayoutNode, in proposal: ProposedViewSize) -> CGSize {
    padding.size(of: node, in: proposal)
  }

  package func contentBounds(of child: LayoutNode, in node: LayoutNode, _ bounds: LayoutBounds) -> LayoutBounds {
    padding.contentBounds(of: child, in: node, bounds)
  }

  package func origin(
    of child: LayoutNode, _ content: LayoutBounds, in node: LayoutNode, _ bounds: LayoutBounds
  ) -> CGPoint { padding.origin(of: child, content, in: node, bounds) }

  package func spacing(of node: LayoutNode) -> ViewSpacing { padding.spacing(of: node) }

  package func safeArea(for child: Int, of node: LayoutNode) -> SafeAreaSpace? {
    SafeAreaSpace(area: node.localBounds, insets: SafeAreaInsets(container: insets))
  }
}
