import Foundation

/// A rectangle whose corners differ.
public struct UnevenRoundedRectangle: InsettableShape {
  /// The radius of each corner, in points.
  public var cornerRadii: RectangleCornerRadii
  /// The form of the corners; the outline does not depend on it.
  public var style: RoundedCornerStyle

  /// Makes a rectangle with given corner radii.
  nonisolated public init(cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous) {
    self.cornerRadii = cornerRadii
    self.style = style
  }
  /// Makes a rectangle with a radius for each corner, in points; corners that are left out are square.
  nonisolated public init(
    topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0, bottomTrailingRadius: CGFloat = 0,
    topTrailingRadius: CGFloat = 0, style: RoundedCornerStyle = .continuous
  ) {
    self.init(
      cornerRadii: RectangleCornerRadii(
        topLeading: topLeadingRadius, bottomLeading: bottomLeadingRadius, bottomTrailing: bottomTrailingRadius,
        topTrailing: topTrailingRadius), style: style)
  }
  /// A rectangle with corners of ``cornerRadii``, at most half of the rectangle's sides.
  nonisolated public func path(in rect: CGRect) -> Path { Path(roundedRect: rect, cornerRadii: cornerRadii) }
  /// The shape in a rectangle whose edges are moved inwards, in points.
  nonisolated public func inset(by amount: CGFloat) -> _InsetShape<UnevenRoundedRectangle> {
    _InsetShape(shape: self, amount: amount)
  }
}

extension Shape where Self == UnevenRoundedRectangle {
  /// A rectangle with given corner radii, where a shape is expected.
  public static func rect(cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous) -> Self {
    .init(cornerRadii: cornerRadii, style: style)
  }
  /// A rectangle with a radius for each corner, in points, where a shape is expected.
  public static func rect(
    topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0, bottomTrailingRadius: CGFloat = 0,
    topTrailingRadius: CGFloat = 0, style: RoundedCornerStyle = .continuous
  ) -> Self {
    .init(
      topLeadingRadius: topLeadingRadius, bottomLeadingRadius: bottomLeadingRadius,
      bottomTrailingRadius: bottomTrailingRadius, topTrailingRadius: topTrailingRadius, style: style)
  }
}
