import Foundation

/// `ScrollView`: its one child may be longer than itself along the scrolling axes (LAY-370).
package final class ScrollRule: LayoutRule {
  package let axes: Axis.Set
  /// What `contentMargins` adds around the content (LAY-190).
  package let margins: EdgeInsets
  /// Where content begins, and where shorter content lies (LAY-191).
  package let anchor: UnitPoint
  /// Whether content outside of the visible part is invisible (LAY-377).
  private let clips: Bool

  package init(
    _ axes: Axis.Set = .vertical, margins: EdgeInsets = EdgeInsets(), anchor: UnitPoint? = nil, clips: Bool = true
  ) {
    self.clips = clips
    self.axes = axes
    self.margins = margins.finite
    let standard = UnitPoint(x: axes.contains(.horizontal) ? 0 : 0.5, y: axes.contains(.vertical) ? 0 : 0.5)
    self.anchor = anchor.flatMap { $0.x.isFinite && $0.y.isFinite ? $0 : nil } ?? standard
  }

  /// The offset that was set; nil where the content is at its anchor, as that depends on the size.
  final class Memory: LayoutMemory {
    var offset: CGPoint?
    func childChanged(_ index: Int) {}
    func forget() {}
  }

  package var traits: RuleTraits {
    let traits: RuleTraits = [.isContainer, .dependsOnPosition, .keepsMemory]
    return clips ? traits.union(.clips) : traits
  }

  package func scrolls(_ axis: Axis) -> Bool { axes.contains(axis == .horizontal ? .horizontal : .vertical) }

  /// The proposal less the margins, open along the scrolling axes.
  private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
    func length(_ axis: Axis, _ margin: CGFloat) -> CGFloat? {
      scrolls(axis) ? nil : proposal[axis].map { max($0 - margin, 0) }
    }
    return ProposedViewSize(width: length(.horizontal, margins.horizontal), height: length(.vertical, margins.vertical))
  }

  /// A row that scrolls is as high as its content; all other lengths are the proposed ones.
  private func fills(_ axis: Axis) -> Bool { scrolls(axis) || axis == .horizontal }

  package func size(of node: LayoutNode, in proposal: ProposedViewSize) -> CGSize {
    if let width = proposal.width, let height = proposal.height, fills(.vertical) {
      return CGSize(width: width, height: height)
    }
    let content = node.contentSize(in: inner(proposal)).grown(by: margins)
    func length(_ axis: Axis) -> CGFloat { fills(axis) ? proposal[axis] ?? content[axis] : content[axis] }
    return CGSize(width: length(.horizontal), height: length(.vertical))
  }

  package func limits(along axis: Axis, of node: LayoutNode) -> LengthLimits? { fills(axis) ? .all : nil }

  package func placement(of child: Int, in node: LayoutNode, _ bounds: LayoutBounds) -> Placement {
    let content = node.children[child].bounds(in: inner(ProposedViewSize(bounds.size)))
    let layout = layout(of: node, bounds.size, content.size)
    let offset = offset(of: node, layout)
    return Placement(
      CGPoint(x: layout.origin(.horizontal, offset, anchor), y: layout.origin(.vertical, offset, anchor)), content)
  }

  /// The numbers of the scroll view as it is placed.
  package func layout(of node: LayoutNode) -> ScrollLayout {
    let size = node.placedSize
    let content = node.children.first?.bounds(in: inner(ProposedViewSize(size))) ?? LayoutBounds(.zero)
    var layout = layout(of: node, size, content.size)
    layout.offset = offset(of: node, layout)
    return layout
  }

  private func offset(of node: LayoutNode, _ layout: ScrollLayout) -> CGPoint {
    layout.clamped((node.memory as? Memory)?.offset ?? layout.firstOffset(anchor))
  }

  private func layout(of node: LayoutNode, _ size: CGSize, _ content: CGSize) -> ScrollLayout {
    ScrollLayout(size: size, content: content, growth: growth(of: node), margins: margins, axes: axes)
  }

  /// How far the visible part reaches over the unsafe parts along the scrolling axes (LAY-056).
  private func growth(of node: LayoutNode) -> EdgeInsets {
    node.unsafeInsets(.all).keeping(scrolledEdges)
  }

  private var scrolledEdges: Edge.Set {
    var edges = Edge.Set()
    if scrolls(.horizontal) { edges.formUnion(.horizontal) }
    if scrolls(.vertical) { edges.formUnion(.vertical) }
    return edges
  }

  /// The visible part of the content in the node's space: its bounds, and the unsafe parts along the scrolling axes.
  package func viewport(of node: LayoutNode) -> CGRect {
    node.localBounds.grown(by: growth(of: node).mirrored(node.isRightToLeft))
  }

  /// The part of the node's bounds that neither bars nor margins cover.
  func uncoveredPart(of node: LayoutNode) -> CGRect {
    let x = margins.mirrored(node.isRightToLeft).leading
    return CGRect(origin: CGPoint(x: x, y: margins.top), size: visibleSize(node.placedSize))
  }

  /// What lengths relative to the container refer to.
  package func visibleSize(_ size: CGSize) -> CGSize {
    CGSize(width: max(size.width - margins.horizontal, 0), height: max(size.height - margins.vertical, 0))
  }

  /// Whether the content is somewhere else than at its anchor.
  package func isScrolled(_ node: LayoutNode) -> Bool { (node.memory as? Memory)?.offset != nil }

  /// Scrolls to an offset within the range; returns whether content moved.
  @discardableResult
  package func scroll(_ node: LayoutNode, to offset: CGPoint) -> Bool {
    let layout = layout(of: node)
    let new = layout.clamped(offset)
    let memory = node.memory as? Memory ?? Memory()
    node.memory = memory
    // Content at its anchor stays there when sizes change (LAY-191).
    memory.offset = new == layout.firstOffset(anchor) ? nil : new
    guard new != layout.offset else { return false }
    node.invalidatePlacements()
    return true
  }

  package func spacing(of node: LayoutNode) -> ViewSpacing { ViewSpacing() }
  package func priority(of node: LayoutNode) -> Double { 0 }
  package func explicitValue(of key: AlignmentKey, in bounds: LayoutBounds, of node: LayoutNode) -> CGFloat? { nil }

  package func reach(ofChangeIn child: Int, of node: LayoutNode) -> ChangeReach {
    fills(.vertical) && !node.hasOpenProposals ? .placement : .everything
  }

  package func safeArea(for child: Int, of node: LayoutNode) -> SafeAreaSpace? {
    SafeAreaSpace(area: viewport(of: node), insets: SafeAreaInsets(), closedEdges: scrolledEdges)
  }
}

extension CGRect {
  func grown(by insets: EdgeInsets) -> CGRect {
    CGRect(
      x: origin.x - insets.leading, y: origin.y - insets.top, width: size.width + insets.horizontal,
      height: size.height + insets.vertical)
  }
}
