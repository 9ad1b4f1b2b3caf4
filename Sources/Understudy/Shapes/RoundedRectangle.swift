import Foundation

/// A rectangle with equal round corners.
public struct RoundedRectangle: InsettableShape {
  /// The width and height of each corner, in points.
  public var cornerSize: CGSize
  /// The form of the corners; the outline does not depend on it.
  public var style: RoundedCornerStyle

  /// Makes a rectangle whose corners have one radius, in points.
  nonisolated public init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
    self.init(cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style)
  }
  /// Makes a rectangle whose corners are parts of ellipses of a given width and height, in points.
  nonisolated public init(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
    self.cornerSize = cornerSize
    self.style = style
  }
  /// A rectangle with corners of ``cornerSize``, at most half of the rectangle's sides.
  nonisolated public func path(in rect: CGRect) -> Path { Path(roundedRect: rect, cornerSize: cornerSize) }
  /// The shape in a rectangle whose edges are moved inwards, in points.
  nonisolated public func inset(by amount: CGFloat) -> _InsetShape<RoundedRectangle> {
    _InsetShape(shape: self, amount: amount)
  }
}

extension Shape where Self == RoundedRectangle {
  /// A rectangle with a corner radius in points, where a shape is expected.
  public static func rect(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) -> RoundedRectangle {
    .init(cornerRadius: cornerRadius, style: style)
  }
  /// A rectangle with a corner size in points, where a shape is expected.
  public static func rect(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) -> RoundedRectangle {
    .init(cornerSize: cornerSize, style: style)
  }
}
