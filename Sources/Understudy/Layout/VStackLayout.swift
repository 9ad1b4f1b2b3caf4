import Foundation

/// Views one below the other as a layout, for `AnyLayout` and for layouts by a condition (SEM-388).
public struct VStackLayout: Sendable {
  /// How the views line up from left to right, which changes no element.
  public var alignment: HorizontalAlignment
  /// The distance of two views in points; nil for the usual one.
  public var spacing: CGFloat?

  /// - Parameters:
  ///   - alignment: How the views line up with each other.
  ///   - spacing: The distance of two views in points, or nil for the usual one.
  public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil) {
    self.alignment = alignment
    self.spacing = spacing
  }
}

extension VStackLayout: UnmeasuredLayout {
  /// Properties that name the vertical direction, for code that reads them; no layout runs here.
  public static var layoutProperties: LayoutProperties {
    var properties = LayoutProperties()
    properties.stackOrientation = .vertical
    return properties
  }
}
