import Foundation

/// What a guide of an alignment is measured in: where it lies in a view that has no alignment of its own.
public protocol AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat
}
