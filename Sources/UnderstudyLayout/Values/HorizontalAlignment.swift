import Foundation

/// How views line up across a column.
public struct HorizontalAlignment: Equatable, Sendable {
  package let key: AlignmentKey

  /// Creates a custom guide; two alignments are equal if their types of guide are (LAY-101).
  ///
  /// - Parameter id: The type that computes the guide of a view that sets none.
  public init(_ id: any AlignmentID.Type) { self.init(id, .custom) }

  /// What a container makes of the values that its views set for this guide, in points from the leading side (LAY-098).
  ///
  /// - Parameter values: The views' values, nil for views that set none.
  /// - Returns: The minimum for baselines, the mean for other guides; nil if no view sets a value.
  public func combineExplicit<S: Sequence>(_ values: S) -> CGFloat? where S.Element == CGFloat? {
    var result = AlignmentKey.Combination(of: key)
    for case let value? in values { result.add(value) }
    return result.value
  }

  /// The alignment of a key, if that is one of this axis.
  package init?(_ key: AlignmentKey) {
    guard key.axis == .horizontal else { return nil }
    self.key = key
  }

  private init(_ id: any AlignmentID.Type, _ kind: AlignmentKey.Kind) {
    key = AlignmentKey(id: id, axis: .horizontal, kind: kind)
  }

  /// The side where lines of text start.
  public static let leading = HorizontalAlignment(Leading.self, .start)
  /// The middle between both sides.
  public static let center = HorizontalAlignment(Center.self, .center)
  /// The side where lines of text end.
  public static let trailing = HorizontalAlignment(Trailing.self, .end)
  /// Where the line between two rows of a list starts.
  public static let listRowSeparatorLeading = HorizontalAlignment(SeparatorLeading.self, .custom)
  /// Where the line between two rows of a list ends.
  public static let listRowSeparatorTrailing = HorizontalAlignment(SeparatorTrailing.self, .custom)

  private enum Leading: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
  }
  private enum Center: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width / 2 }
  }
  private enum Trailing: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width }
  }
  private enum SeparatorLeading: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
  }
  private enum SeparatorTrailing: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width }
  }
}
