import Foundation

/// A rectangle whose short sides are half circles.
public struct Capsule: InsettableShape {
  /// The form of the half circles, `continuous` by default; the outline does not depend on it.
  public var style: RoundedCornerStyle
  /// Makes a capsule, which shows no element.
  nonisolated public init(style: RoundedCornerStyle = .continuous) { self.style = style }
  /// A rounded rectangle whose radius is half of its shorter side.
  nonisolated public func path(in rect: CGRect) -> Path {
    let radius = min(rect.width, rect.height) / 2
    return Path(roundedRect: rect, cornerSize: CGSize(width: radius, height: radius))
  }
  /// The shape in a rectangle whose edges are moved inwards, in points.
  nonisolated public func inset(by amount: CGFloat) -> _InsetShape<Capsule> {
    _InsetShape(shape: self, amount: amount)
  }
}

extension Shape where Self == Capsule {
  /// A capsule with `continuous` corners, where a shape is expected.
  public static var capsule: Capsule { .init() }
  /// A capsule with corners of a given style, where a shape is expected.
  public static func capsule(style: RoundedCornerStyle) -> Capsule { .init(style: style) }
}
