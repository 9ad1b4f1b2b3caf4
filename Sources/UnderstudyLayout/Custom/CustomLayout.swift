import Foundation

/// A layout written by the app, without its type: an object for each node, which stores the layout's value and cache.
package protocol CustomLayout: AnyObject {
  /// The name of the layout's type, for reports.
  var name: String { get }

  /// The axis of spacers and dividers inside it (LAY-151).
  var stackOrientation: Axis? { get }

  /// Makes the cache, or brings it up to date. Called before the first measurement and after each change of the layout,
  /// of its subviews or below them (LAY-149).
  func update(_ subviews: LayoutSubviews)

  func sizeThatFits(_ proposal: ProposedViewSize, _ subviews: LayoutSubviews) -> CGSize

  func placeSubviews(in bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews)

  func spacing(_ subviews: LayoutSubviews) -> ViewSpacing

  func explicitValue(
    of key: AlignmentKey, in bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews
  ) -> CGFloat?
}

extension CustomLayout {
  package var stackOrientation: Axis? { nil }

  package func update(_ subviews: LayoutSubviews) {}

  package func spacing(_ subviews: LayoutSubviews) -> ViewSpacing { subviews.combinedSpacing }

  package func explicitValue(
    of key: AlignmentKey, in bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews
  ) -> CGFloat? {
    subviews.combinedValue(of: key, in: bounds, proposal: proposal) { placeSubviews(in: bounds, proposal, subviews) }
  }
}
