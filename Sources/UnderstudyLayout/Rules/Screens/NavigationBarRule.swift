import Foundation

/// The navigation bar of a page: its children are the parts, placed by LAY-202 to LAY-204.
package final class NavigationBarRule: LayoutRule {
  /// What a child is.
  package enum Part: Equatable, Sendable {
    case back
    case leading
    /// A view in the place of the title.
    case principal
    case title
    case largeTitle
    case trailing
  }

  private let parts: [Part]
  private let itemsHeight: CGFloat
  private let content: NavigationBarMetrics.Content

  /// - Parameters:
  ///   - parts: What the children are, in their order.
  ///   - itemsHeight: The height of the part with the items, in points.
  ///   - content: What the bar shows.
  package init(_ parts: [Part], itemsHeight: CGFloat, content: NavigationBarMetrics.Content) {
    self.parts = parts
    self.itemsHeight = itemsHeight
    self.content = content
  }

  private func metrics(_ width: CGFloat) -> NavigationBarMetrics {
    NavigationBarMetrics(width: width, itemsHeight: itemsHeight, content)
  }

  package func size(of node: LayoutNode, in proposal: ProposedViewSize) -> CGSize {
    let width = proposal.width ?? ListMetrics.idealWidth
    return CGSize(width: width, height: metrics(width).frame.height)
  }

  package func placement(of child: Int, in node: LayoutNode, _ bounds: LayoutBounds) -> Placement {
    guard parts.indices.contains(child) else { return .zero }
    let metrics = metrics(bounds.size.width)
    let item = node.children[child]
    switch parts[child] {
    case .back, .leading: return leadingItem(child, node, metrics)
    case .trailing: return trailingItem(child, node, bounds.size.width, metrics)
    case .title, .principal: return title(child, node, bounds.size.width, metrics)
    case .largeTitle:
      let origin = metrics.largeTitleOrigin
      let width = max(bounds.size.width - 2 * origin.x, 0)
      return Placement(origin, item.bounds(in: ProposedViewSize(width: width, height: nil)))
    }
  }

  private func width(_ child: Int, _ node: LayoutNode) -> CGFloat {
    node.children[child].size(in: ProposedViewSize(width: nil, height: itemsHeight)).width
  }

  private func item(_ child: Int, _ node: LayoutNode, x: CGFloat) -> Placement {
    let content = node.children[child].bounds(in: ProposedViewSize(width: nil, height: itemsHeight))
    return Placement(CGPoint(x: x, y: (itemsHeight - content.size.height) / 2), content)
  }

  private func leadingItem(_ child: Int, _ node: LayoutNode, _ metrics: NavigationBarMetrics) -> Placement {
    item(child, node, x: leadingStart(of: child, node, metrics))
  }

  private func leadingStart(of child: Int, _ node: LayoutNode, _ metrics: NavigationBarMetrics) -> CGFloat {
    if parts[child] == .back { return NavigationBarMetrics.backButtonX }
    var x = metrics.margin
    for other in 0..<child where parts[other] == .back || parts[other] == .leading {
      if parts[other] == .back { x = NavigationBarMetrics.backButtonX }
      x += width(other, node) + NavigationBarMetrics.itemGap
    }
    return x
  }

  private func trailingItem(
    _ child: Int, _ node: LayoutNode, _ barWidth: CGFloat, _ metrics: NavigationBarMetrics
  ) -> Placement {
    item(child, node, x: trailingStart(of: child, node, barWidth, metrics))
  }

  private func trailingStart(
    of child: Int, _ node: LayoutNode, _ barWidth: CGFloat, _ metrics: NavigationBarMetrics
  ) -> CGFloat {
    var x = barWidth - metrics.margin - width(child, node)
    for other in parts.indices.dropFirst(child + 1) where parts[other] == .trailing {
      x -= width(other, node) + NavigationBarMetrics.itemGap
    }
    return x
  }

  /// In the middle of the bar, or as near to it as the items leave room.
  private func title(
    _ child: Int, _ node: LayoutNode, _ barWidth: CGFloat, _ metrics: NavigationBarMetrics
  ) -> Placement {
    var low = metrics.margin
    var high = barWidth - metrics.margin
    if let last = parts.lastIndex(where: { $0 == .back || $0 == .leading }) {
      low = leadingStart(of: last, node, metrics) + width(last, node) + NavigationBarMetrics.itemGap
    }
    if let first = parts.firstIndex(of: .trailing) {
      high = trailingStart(of: first, node, barWidth, metrics) - NavigationBarMetrics.itemGap
    }
    let proposal = ProposedViewSize(width: max(high - low, 0), height: itemsHeight)
    let content = node.children[child].bounds(in: proposal)
    var frame = metrics.inlineTitle(content.size)
    if parts[child] == .principal { frame.origin.y = (itemsHeight - content.size.height) / 2 }
    frame.origin.x = max(min(frame.origin.x, high - content.size.width), low)
    return Placement(frame.origin, content)
  }

  package func spacing(of node: LayoutNode) -> ViewSpacing { ViewSpacing() }
  package func priority(of node: LayoutNode) -> Double { 0 }
  package func explicitValue(of key: AlignmentKey, in bounds: LayoutBounds, of node: LayoutNode) -> CGFloat? { nil }
  package func reach(ofChangeIn child: Int, of node: LayoutNode) -> ChangeReach { .placement }
}

/// A button in a bar: wider than its label, and as high as all of them (LAY-204).
package final class BarItemRule: UnaryRule {
  package init() {}

  package func size(of node: LayoutNode, in proposal: ProposedViewSize) -> CGSize {
    let label = node.contentSize(in: .unspecified)
    return CGSize(
      width: NavigationBarMetrics.itemWidth(label: label.width),
      height: min(NavigationBarMetrics.itemHeight, proposal.height ?? NavigationBarMetrics.itemHeight))
  }

  package func contentBounds(of child: LayoutNode, in node: LayoutNode, _ bounds: LayoutBounds) -> LayoutBounds {
    child.bounds(in: .unspecified)
  }

  package func origin(
    of child: LayoutNode, _ content: LayoutBounds, in node: LayoutNode, _ bounds: LayoutBounds
  ) -> CGPoint {
    CGPoint(x: (bounds.size.width - content.size.width) / 2, y: (bounds.size.height - content.size.height) / 2)
  }

  package func spacing(of node: LayoutNode) -> ViewSpacing { ViewSpacing() }
}
