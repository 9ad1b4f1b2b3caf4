import Foundation

/// `frame(width:height:alignment:)` (LAY-160).
package final class FrameRule: UnaryRule {
  private let width: CGFloat?
  private let height: CGFloat?
  private let alignment: Alignment

  /// - Parameters:
  ///   - width: The width in points; nil for the child's. A negative or infinite one is left out.
  ///   - height: The height in points, in the same way.
  ///   - alignment: How the child lies in the frame.
  package init(width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center) {
    self.alignment = alignment
    self.width = Self.valid(width)
    self.height = Self.valid(height)
  }

  /// SwiftUI's words for a length that no frame has; nil for good ones.
  package static func problem(width: CGFloat?, height: CGFloat?) -> String? {
    let isValid = (width == nil || valid(width) != nil) && (height == nil || valid(height) != nil)
    return isValid ? nil : LayoutMessages.invalidFrame
  }

  private static func valid(_ length: CGFloat?) -> CGFloat? {
    guard let length, length >= 0, length < .infinity else { return nil }
    return length
  }

  package var traits: RuleTraits { width != nil && height != nil ? .isClosedForm : RuleTraits() }

  private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(width: width ?? proposal.width, height: height ?? proposal.height)
  }

  package func size(of node: LayoutNode, in proposal: ProposedViewSize) -> CGSize {
    if let width, let height { return CGSize(width: width, height: height) }
    let size = node.contentSize(in: inner(proposal))
    return CGSize(width: width ?? size.width, height: height ?? size.height)
  }

  package func limits(along axis: Axis, of node: LayoutNode) -> LengthLimits? {
    guard let child = node.contentLimits(along: axis) else { return nil }
    return (axis == .horizontal ? width : height).map { LengthLimits($0, $0) } ?? child
  }

  package func contentBounds(of child: LayoutNode, in node: LayoutNode, _ bounds: LayoutBounds) -> LayoutBounds {
    child.bounds(in: inner(bounds.proposal))
  }

  package func origin(
    of child: LayoutNode, _ content: LayoutBounds, in node: LayoutNode, _ bounds: LayoutBounds
  ) -> CGPoint { node.alignedOrigin(of: child, content, in: bounds.size, alignment) }

  package func spacing(of node: LayoutNode) -> ViewSpacing {
    node.framedSpacing(width: width != nil, height: height != nil)
  }

  package func reach(ofChangeIn child: Int, of node: LayoutNode) -> ChangeReach {
    width != nil && height != nil ? .guides : .everything
  }
}

extension LayoutNode {
  /// The child's spacing, with an ordinary view's on the axes that a frame decides (LAY-080).
  func framedSpacing(width: Bool, height: Bool) -> ViewSpacing {
    let spacing = children.first?.spacing ?? ViewSpacing()
    if isSpacer { return spacing }
    return spacing.resetting((width ? .horizontal : Edge.Set()).union(height ? .vertical : Edge.Set()))
  }
}
