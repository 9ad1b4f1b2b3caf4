import Foundation
import UnderstudyCore
import UnderstudyLayout

/// Views one below the other as a layout, for `AnyLayout` and for layouts by a condition (SEM-388).
public struct VStackLayout: Sendable {
  /// How the views line up from left to right.
  public var alignment: HorizontalAlignment
  /// The distance of two views in points; nil for the usual one.
  public var spacing: CGFloat?

  /// The layout of a ``VStack``, as a value.
  ///
  /// - Parameters:
  ///   - alignment: How the views line up with each other.
  ///   - spacing: The distance of two views in points, or nil for the usual one.
  public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil) {
    self.alignment = alignment
    self.spacing = spacing
  }
}

extension VStackLayout: StandardLayout {
  /// Properties that name the vertical direction, by which spacers and dividers stretch (LAY-151).
  public static var layoutProperties: LayoutProperties {
    var properties = LayoutProperties()
    properties.stackOrientation = .vertical
    return properties
  }

  var standardArrangement: StackArrangement { .vertical(alignment, spacing: spacing) }
  func rule(for count: Int) -> any LayoutRule { StackRule(vertical: alignment, spacing: spacing) }
}
