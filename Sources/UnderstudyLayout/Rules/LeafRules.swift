import Foundation

/// A node without children.
package protocol LeafRule: LayoutRule {}

extension LeafRule {
  package func placement(of child: Int, in node: LayoutNode, _ bounds: LayoutBounds) -> Placement { .zero }
  package func spacing(of node: LayoutNode) -> ViewSpacing { ViewSpacing() }
  package func priority(of node: LayoutNode) -> Double { 0 }
  package func explicitValue(of key: AlignmentKey, in bounds: LayoutBounds, of node: LayoutNode) -> CGFloat? { nil }
  package var traits: RuleTraits { .isClosedForm }
}

/// A view without a size of its own: colors, shapes, gradients, canvases. It answers what it is proposed (LAY-004).
package final class FillRule: LeafRule, Sendable {
  /// The rule of all such views, as it has no values.
  package static let shared = FillRule()

  package init() {}

  package func size(of node: LayoutNode, in proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  package func limits(along axis: Axis, of node: LayoutNode) -> LengthLimits? { .all }
}

/// A circle answers the square of the smaller side that it is proposed (LAY-230).
package final class SquareRule: LeafRule {
  package init() {}

  package func size(of node: LayoutNode, in proposal: ProposedViewSize) -> CGSize {
    let size = proposal.replacingUnspecifiedDimensions()
    let side = min(size.width, size.height)
    return CGSize(width: side, height: side)
  }
}

/// An image that cannot be resized: its size in points, whatever it is proposed (LAY-231).
package final class FixedSizeLeaf: LeafRule {
  private let size: CGSize

  package init(_ size: CGSize) { self.size = size }

  package func size(of node: LayoutNode, in proposal: ProposedViewSize) -> CGSize { size }

  package func limits(along axis: Axis, of node: LayoutNode) -> LengthLimits? { LengthLimits(size[axis], size[axis]) }
}

/// A resizable image: what it is proposed, its own size on open axes, and at least its cap insets (LAY-231).
package final class ResizableLeaf: LeafRule {
  private let size: CGSize
  private let capInsets: EdgeInsets

  package init(_ size: CGSize, capInsets: EdgeInsets = EdgeInsets()) {
    self.size = size
    self.capInsets = capInsets
  }

  package func size(of node: LayoutNode, in proposal: ProposedViewSize) -> CGSize {
    let size = proposal.replacingUnspecifiedDimensions(by: size)
    return CGSize(width: max(size.width, capInsets.horizontal), height: max(size.height, capInsets.vertical))
  }

  package func limits(along axis: Axis, of node: LayoutNode) -> LengthLimits? {
    LengthLimits(max(axis == .horizontal ? capInsets.horizontal : capInsets.vertical, 0), .infinity)
  }
}

/// Flexible space along the axis of the container around it, along both without one (LAY-110).
package final class SpacerRule: LeafRule {
  private let minimum: CGFloat

  /// - Parameter minLength: The least length in points; nil for 8.
  package init(minLength: CGFloat? = nil) {
    let length = minLength ?? SpacingTable.standardDistance
    minimum = length.isNaN ? SpacingTable.standardDistance : length
  }

  package var traits: RuleTraits { [.isClosedForm, .isSpacer, .setsGuides] }

  package func size(of node: LayoutNode, in proposal: ProposedViewSize) -> CGSize {
    let axis = node.stackAxis
    func length(_ own: Axis) -> CGFloat { axis == nil || axis == own ? max(proposal[own] ?? minimum, minimum) : 0 }
    return CGSize(width: length(.horizontal), height: length(.vertical))
  }

  package func limits(along axis: Axis, of node: LayoutNode) -> LengthLimits? {
    let own = node.stackAxis
    return own == nil || own == axis ? LengthLimits(max(minimum, 0), .infinity) : LengthLimits(0, 0)
  }

  package func priority(of node: LayoutNode) -> Double { -.infinity }

  /// No gap on either side along the axis (LAY-073).
  package func spacing(of node: LayoutNode) -> ViewSpacing {
    guard let axis = node.stackAxis else { return .zero }
    return axis == .horizontal ? Self.horizontal : Self.vertical
  }

  private static let horizontal = ViewSpacing(along: .horizontal)
  private static let vertical = ViewSpacing(along: .vertical)
}

extension ViewSpacing {
  /// No distance along an axis, an ordinary view's across it.
  fileprivate init(along axis: Axis) {
    let edges: Edge.Set = axis == .horizontal ? .horizontal : .vertical
    self = ViewSpacing(SpacingTable(plain: 0, on: edges)).union(ViewSpacing(), edges: .all.subtracting(edges))
  }
}

/// A line of one pixel across the axis of the container around it, horizontal outside of stacks (LAY-112).
package final class DividerRule: LeafRule {
  private let thickness: CGFloat?

  /// - Parameter thickness: In points; nil for one pixel.
  package init(thickness: CGFloat? = nil) { self.thickness = thickness }

  package func size(of node: LayoutNode, in proposal: ProposedViewSize) -> CGSize {
    let thin = thickness ?? node.context.pixel
    let size = proposal.replacingUnspecifiedDimensions()
    return node.stackAxis == .horizontal
      ? CGSize(width: thin, height: size.height) : CGSize(width: size.width, height: thin)
  }

  package func limits(along axis: Axis, of node: LayoutNode) -> LengthLimits? {
    let thin = thickness ?? node.context.pixel
    return (node.stackAxis == .horizontal) == (axis == .horizontal) ? LengthLimits(thin, thin) : .all
  }
}
