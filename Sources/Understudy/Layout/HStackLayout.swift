import Foundation

/// Views beside each other as a layout, for `AnyLayout` and for layouts by a condition (SEM-388).
public struct HStackLayout: Sendable {
  /// How the views line up from top to bottom, which changes no element.
  public var alignment: VerticalAlignment
  /// The distance of two views in points; nil for the usual one.
  public var spacing: CGFloat?

  /// - Parameters:
  ///   - alignment: How the views line up with each other.
  ///   - spacing: The distance of two views in points, or nil for the usual one.
  public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil) {
    self.alignment = alignment
    self.spacing = spacing
  }
}

extension HStackLayout: Layout {
  public typealias Cache = Void

  /// Properties that name the horizontal direction, for code that reads them; no layout runs here.
  public static var layoutProperties: LayoutProperties {
    var properties = LayoutProperties()
    properties.stackOrientation = .horizontal
    return properties
  }

  /// The proposed size, with zero for a length that is open; the views are not measured.
  public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    proposal.replacingUnspecifiedDimensions(by: .zero)
  }

  /// Places no view, as no layout runs.
  public func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {}
}
