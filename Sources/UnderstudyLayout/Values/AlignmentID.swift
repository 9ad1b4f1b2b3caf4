import Foundation

/// A guide of an alignment: where it lies in a view that does not set it (LAY-101).
public protocol AlignmentID {
  /// Where the guide lies, in points from the leading or top side.
  static func defaultValue(in context: ViewDimensions) -> CGFloat
}
