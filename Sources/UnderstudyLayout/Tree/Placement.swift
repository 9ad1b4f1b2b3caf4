import Foundation

/// The size of a node and the proposal it is placed with, which decides how its children are placed (LAY-007).
package struct LayoutBounds: Equatable {
  package var size: CGSize
  package var proposal: ProposedViewSize

  package init(size: CGSize, proposal: ProposedViewSize) {
    self.size = size
    self.proposal = proposal
  }

  /// A size that was itself the proposal.
  package init(_ size: CGSize) { self.init(size: size, proposal: ProposedViewSize(size)) }
}

/// What a container decides for a child: where it is in the container, before mirroring, and its bounds.
package struct Placement: Equatable {
  package var origin: CGPoint
  package var bounds: LayoutBounds

  package init(_ origin: CGPoint, _ bounds: LayoutBounds) {
    self.origin = origin
    self.bounds = bounds
  }

  package static let zero = Placement(.zero, LayoutBounds(.zero))
}
