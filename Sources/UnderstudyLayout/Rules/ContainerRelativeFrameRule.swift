import Foundation

/// `containerRelativeFrame`: on some axes a length by that of the nearest container, as a fixed frame (LAY-165).
package final class ContainerRelativeFrameRule: UnaryRule {
  private let axes: Axis.Set
  private let alignment: Alignment
  private let length: (CGFloat, Axis) -> CGFloat

  /// - Parameters:
  ///   - axes: The axes that have such a length.
  ///   - alignment: How the child lies in the frame.
  ///   - length: From the container's length in points to the frame's.
  package init(
    _ axes: Axis.Set, alignment: Alignment = .center,
    length: @escaping (CGFloat, Axis) -> CGFloat = { length, _ in length }
  ) {
    self.axes = axes
    self.alignment = alignment
    self.length = length
  }

  /// A number of columns or rows of the container, of which the frame spans some.
  package convenience init(
    _ axes: Axis.Set, count: Int, span: Int = 1, spacing: CGFloat, alignment: Alignment = .center
  ) {
    let count = CGFloat(max(count, 1))
    let span = CGFloat(max(span, 1))
    self.init(axes, alignment: alignment) { length, _ in
      (length - spacing * (count - 1)) / count * span + (span - 1) * spacing
    }
  }

  private func inner(_ node: LayoutNode, _ proposal: ProposedViewSize) -> ProposedViewSize {
    node.context.hasRelativeFrames = true
    let container = node.containerSize
    var result = proposal
    for axis in Axis.allCases where axes.contains(axis == .horizontal ? .horizontal : .vertical) {
      let length = length(container[axis], axis)
      result[axis] = length >= 0 && length < .infinity ? length : 0
    }
    return result
  }

  package func size(of node: LayoutNode, in proposal: ProposedViewSize) -> CGSize {
    let inner = inner(node, proposal)
    return inner.replacing(by: node.contentSize(in: inner), except: axes)
  }

  package func contentBounds(of child: LayoutNode, in node: LayoutNode, _ bounds: LayoutBounds) -> LayoutBounds {
    child.bounds(in: inner(node, bounds.proposal))
  }

  package func origin(
    of child: LayoutNode, _ content: LayoutBounds, in node: LayoutNode, _ bounds: LayoutBounds
  ) -> CGPoint { node.alignedOrigin(of: child, content, in: bounds.size, alignment) }

  package func spacing(of node: LayoutNode) -> ViewSpacing {
    node.framedSpacing(width: axes.contains(.horizontal), height: axes.contains(.vertical))
  }
}

extension ProposedViewSize {
  /// The proposed length on some axes, the size's on the others.
  fileprivate func replacing(by size: CGSize, except axes: Axis.Set) -> CGSize {
    CGSize(
      width: axes.contains(.horizontal) ? width ?? size.width : size.width,
      height: axes.contains(.vertical) ? height ?? size.height : size.height)
  }
}

extension LayoutNode {
  /// The size that lengths relative to a container refer to: the nearest container's, as placed, less its insets.
  ///
  /// A container that has not been placed has none: the one around it takes its place until then.
  var containerSize: CGSize {
    var node = parent
    while let current = node {
      if current.traits.contains(.isContainer), let size = current.knownContainerSize { return size }
      node = current.parent
    }
    return .zero
  }
}
