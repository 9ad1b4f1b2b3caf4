import Foundation

/// The look of a shadow.
public struct ShadowStyle: Equatable, Sendable {
  private let radius: CGFloat
  private let isInner: Bool
  /// A shadow behind the shape; the radius and the distances are in points.
  public static func drop(color: Color = .black, radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0) -> ShadowStyle {
    ShadowStyle(radius: radius, isInner: false)
  }
  /// A shadow on the inside of the shape; the radius and the distances are in points.
  public static func inner(color: Color = .black, radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0) -> ShadowStyle {
    ShadowStyle(radius: radius, isInner: true)
  }
}
