import Foundation

/// Views one in front of the other as a layout, for `AnyLayout` and for layouts by a condition (SEM-388).
public struct ZStackLayout: Sendable {
  public var alignment: Alignment

  /// - Parameters:
  ///   - alignment: How the views line up with each other.
  public init(alignment: Alignment = .center) {
    self.alignment = alignment
  }
}

extension ZStackLayout: Layout {
  public typealias Cache = Void

  public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    proposal.replacingUnspecifiedDimensions(by: .zero)
  }

  public func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {}
}
