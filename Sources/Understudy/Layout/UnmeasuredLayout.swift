import Foundation

/// A layout that is a value alone: no layout runs, so no view is measured or placed.
protocol UnmeasuredLayout: Layout where Cache == Void {}

extension UnmeasuredLayout {
  /// The proposed size, with zero for a length that is open; the views are not measured.
  public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    proposal.replacingUnspecifiedDimensions(by: .zero)
  }

  /// Places no view, as no layout runs.
  public func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {}
}
