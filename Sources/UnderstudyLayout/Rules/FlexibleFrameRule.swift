import Foundation

/// `frame(minWidth:idealWidth:maxWidth:minHeight:idealHeight:maxHeight:alignment:)` (LAY-161 to LAY-164).
package final class FlexibleFrameRule: UnaryRule {
  /// The bounds of one axis.
  package struct Limits {
    package var minimum: CGFloat?
    package var ideal: CGFloat?
    package var maximum: CGFloat?

    package init(_ minimum: CGFloat? = nil, _ ideal: CGFloat? = nil, _ maximum: CGFloat? = nil) {
      self.minimum = minimum
      self.ideal = ideal
      self.maximum = maximum
    }

    /// Least ≤ ideal ≤ largest, none negative (LAY-161). An infinite least or ideal length, which has no place on a screen, is
    /// an infinite largest one.
    fileprivate var normalized: Limits {
      func number(_ value: CGFloat?) -> CGFloat? { value.flatMap { $0.isNaN ? nil : $0 } }
      var result = Limits(number(minimum).map { max($0, 0) }, number(ideal), number(maximum))
      if isEndless {
        result.maximum = .infinity
        if result.minimum == .infinity { result.minimum = nil }
        if result.ideal == .infinity { result.ideal = nil }
      }
      if let ideal = result.ideal { result.ideal = max(ideal, result.minimum ?? 0) }
      if let maximum = result.maximum { result.maximum = max(maximum, result.ideal ?? result.minimum ?? 0) }
      return result
    }

    /// SwiftUI's words for bounds that contradict each other; nil for others.
    package var problem: String? {
      if isEndless { return LayoutMessages.invalidFrame }
      let result = normalized
      let isSame = result.ideal == ideal && result.maximum == maximum && result.minimum == minimum
      return isSame ? nil : LayoutMessages.contradictoryFrame
    }

    private var isEndless: Bool { minimum == .infinity || ideal == .infinity }

    fileprivate var isEmpty: Bool { minimum == nil && ideal == nil && maximum == nil }

    fileprivate func clamp(_ length: CGFloat) -> CGFloat {
      length.clamped(minimum ?? -.infinity, maximum ?? .infinity)
    }

    /// What the child is proposed: the ideal length in the place of an open one, within the bounds.
    fileprivate func inner(_ proposed: CGFloat?) -> CGFloat? {
      guard let length = proposed ?? ideal else { return nil }
      return clamp(length)
    }

    /// The length, where it does not depend on the child.
    fileprivate func fixedLength(_ proposed: CGFloat?) -> CGFloat? {
      if let proposed { return minimum != nil && maximum != nil ? clamp(proposed) : nil }
      return ideal
    }

    fileprivate func length(_ proposed: CGFloat?, _ child: CGFloat) -> CGFloat {
      if let fixed = fixedLength(proposed) { return fixed }
      let inner = inner(proposed)
      switch (minimum, maximum) {
      case (let minimum?, let maximum?): return child.clamped(minimum, maximum)
      case (let minimum?, nil): return max(min(inner ?? child, child), minimum)
      case (nil, let maximum?): return min(max(inner ?? child, child), maximum)
      case (nil, nil): return child
      }
    }

    /// The frame's limits by those of the child: what the child answers at a bound does not matter.
    fileprivate func limits(_ child: LengthLimits) -> LengthLimits {
      switch (minimum, maximum) {
      case (let minimum?, let maximum?): LengthLimits(minimum, maximum)
      case (let minimum?, nil): LengthLimits(minimum, max(child.maximum, minimum))
      case (nil, let maximum?): LengthLimits(min(child.minimum, maximum), maximum)
      case (nil, nil): child
      }
    }

    /// What the child is proposed when it is placed (LAY-164).
    fileprivate func placing(_ proposed: CGFloat?, _ length: CGFloat) -> CGFloat? {
      let isBetween = length > minimum ?? -.infinity && length < maximum ?? .infinity
      return proposed == nil && ideal == nil && isBetween ? nil : length
    }
  }

  private let width: Limits
  private let height: Limits
  private let alignment: Alignment

  /// - Parameters:
  ///   - width: The bounds of the width in points.
  ///   - height: The bounds of the height in points.
  ///   - alignment: How the child lies in the frame.
  package init(width: Limits = Limits(), height: Limits = Limits(), alignment: Alignment = .center) {
    self.width = width.normalized
    self.height = height.normalized
    self.alignment = alignment
  }

  package func size(of node: LayoutNode, in proposal: ProposedViewSize) -> CGSize {
    let fixedWidth = width.fixedLength(proposal.width)
    let fixedHeight = height.fixedLength(proposal.height)
    if let fixedWidth, let fixedHeight { return CGSize(width: fixedWidth, height: fixedHeight) }
    let inner = ProposedViewSize(width: width.inner(proposal.width), height: height.inner(proposal.height))
    let child = node.contentSize(in: inner)
    return CGSize(
      width: fixedWidth ?? width.length(proposal.width, child.width),
      height: fixedHeight ?? height.length(proposal.height, child.height))
  }

  package func limits(along axis: Axis, of node: LayoutNode) -> LengthLimits? {
    guard let child = node.contentLimits(along: axis) else { return nil }
    return (axis == .horizontal ? width : height).limits(child)
  }

  package func contentBounds(of child: LayoutNode, in node: LayoutNode, _ bounds: LayoutBounds) -> LayoutBounds {
    child.bounds(
      in: ProposedViewSize(
        width: width.placing(bounds.proposal.width, bounds.size.width),
        height: height.placing(bounds.proposal.height, bounds.size.height)))
  }

  package func origin(
    of child: LayoutNode, _ content: LayoutBounds, in node: LayoutNode, _ bounds: LayoutBounds
  ) -> CGPoint { node.alignedOrigin(of: child, content, in: bounds.size, alignment) }

  package func spacing(of node: LayoutNode) -> ViewSpacing {
    node.framedSpacing(width: !width.isEmpty, height: !height.isEmpty)
  }

  /// Two bounds on both axes make a boundary, as long as a length was proposed on each.
  package func reach(ofChangeIn child: Int, of node: LayoutNode) -> ChangeReach {
    let isBounded = [width, height].allSatisfy { $0.minimum != nil && $0.maximum != nil }
    return isBounded && !node.hasOpenProposals ? .guides : .everything
  }
}
