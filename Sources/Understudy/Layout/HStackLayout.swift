import Foundation
import UnderstudyCore
import UnderstudyLayout

/// Views beside each other as a layout, for `AnyLayout` and for layouts by a condition (SEM-388).
public struct HStackLayout: Sendable {
  /// How the views line up from top to bottom.
  public var alignment: VerticalAlignment
  /// The distance of two views in points; nil for the usual one.
  public var spacing: CGFloat?

  /// The layout of an ``HStack``, as a value.
  ///
  /// - Parameters:
  ///   - alignment: How the views line up with each other.
  ///   - spacing: The distance of two views in points, or nil for the usual one.
  public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil) {
    self.alignment = alignment
    self.spacing = spacing
  }
}

extension HStackLayout: StandardLayout {
  /// Properties that name the horizontal direction, by which spacers and dividers stretch (LAY-151).
  public static var layoutProperties: LayoutProperties {
    var properties = LayoutProperties()
    properties.stackOrientation = .horizontal
    return properties
  }

  var standardArrangement: StackArrangement { .horizontal(alignment, spacing: spacing) }
  func rule(for count: Int) -> any LayoutRule { StackRule(horizontal: alignment, spacing: spacing) }
}
