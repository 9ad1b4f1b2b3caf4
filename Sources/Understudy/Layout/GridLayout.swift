import Foundation
import UnderstudyCore
import UnderstudyLayout

/// Rows of views that line up in columns as a layout, for `AnyLayout` and for layouts by a condition (SEM-388).
public struct GridLayout: Sendable {
  /// How views lie in their cells.
  public var alignment: Alignment
  /// The distance of columns in points; nil for the usual one.
  public var horizontalSpacing: CGFloat?
  /// The distance of rows in points; nil for the usual one.
  public var verticalSpacing: CGFloat?

  /// The layout of a ``Grid``, as a value.
  ///
  /// - Parameters:
  ///   - alignment: How views lie in their cells.
  ///   - horizontalSpacing: The distance of columns in points, or nil for the usual one.
  ///   - verticalSpacing: The distance of rows in points, or nil for the usual one.
  public init(alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil) {
    self.alignment = alignment
    self.horizontalSpacing = horizontalSpacing
    self.verticalSpacing = verticalSpacing
  }
}

extension GridLayout: StandardLayout {
  var standardArrangement: StackArrangement {
    .grid(alignment, horizontalSpacing: horizontalSpacing, verticalSpacing: verticalSpacing)
  }

  /// Rows are not known to another layout: each view is a row of its own.
  func rule(for count: Int) -> any LayoutRule {
    GridRule(
      Array(repeating: .single, count: count), alignment: alignment, horizontalSpacing: horizontalSpacing,
      verticalSpacing: verticalSpacing)
  }
}
