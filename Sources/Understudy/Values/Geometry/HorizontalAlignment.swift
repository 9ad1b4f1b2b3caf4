import Foundation

/// How views line up across a column.
public struct HorizontalAlignment: Equatable, Sendable {
  private let id: ObjectIdentifier

  /// Creates a custom guide; two alignments are equal if their types of guide are.
  ///
  /// - Parameter id: The type that computes the guide. It is not called, as no layout runs.
  public init(_ id: any AlignmentID.Type) { self.id = ObjectIdentifier(id) }

  /// The side where lines of text start.
  public static let leading = HorizontalAlignment(Leading.self)
  /// The middle between both sides.
  public static let center = HorizontalAlignment(Center.self)
  /// The side where lines of text end.
  public static let trailing = HorizontalAlignment(Trailing.self)
  /// Where the line between two rows of a list starts.
  public static let listRowSeparatorLeading = HorizontalAlignment(SeparatorLeading.self)
  /// Where the line between two rows of a list ends.
  public static let listRowSeparatorTrailing = HorizontalAlignment(SeparatorTrailing.self)

  private enum Leading: AlignmentID { static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 } }
  private enum Center: AlignmentID { static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 } }
  private enum Trailing: AlignmentID { static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 } }
  private enum SeparatorLeading: AlignmentID { static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 } }
  private enum SeparatorTrailing: AlignmentID { static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 } }
}
