import Foundation

/// Views one in front of the other as a layout, for `AnyLayout` and for layouts by a condition (SEM-388).
public struct ZStackLayout: Sendable {
  /// How the views line up with each other, which changes no element.
  public var alignment: Alignment

  /// - Parameters:
  ///   - alignment: How the views line up with each other.
  public init(alignment: Alignment = .center) {
    self.alignment = alignment
  }
}

extension ZStackLayout: Layout {
  public typealias Cache = Void

  /// The proposed size, with zero for a length that is open; the views are not measured.
  public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    proposal.replacingUnspecifiedDimensions(by: .zero)
  }

  /// Places no view, as no layout runs.
  public func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {}
}
