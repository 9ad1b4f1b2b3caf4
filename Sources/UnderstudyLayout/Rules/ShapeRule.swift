import Foundation

/// A shape that decides its size itself: circles, and shapes of the app (LAY-230).
package final class ShapeRule: LeafRule {
  private let size: (ProposedViewSize) -> CGSize

  /// - Parameter size: Answers a proposal. It must be pure. An answer that is negative or not a number becomes 0.
  package init(_ size: @escaping (ProposedViewSize) -> CGSize) { self.size = size }

  package var traits: RuleTraits { RuleTraits() }

  package func size(of node: LayoutNode, in proposal: ProposedViewSize) -> CGSize {
    let size = size(proposal)
    return CGSize(width: size.width > 0 ? size.width : 0, height: size.height > 0 ? size.height : 0)
  }
}
