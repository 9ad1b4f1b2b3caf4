import Foundation

/// What a guide of an alignment is measured in: where it lies in a view that has no alignment of its own.
public protocol AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat
}

/// The size of a view and its guides, for code that computes alignments.
///
/// No layout runs, so that sizes are zero (SEM-388).
public struct ViewDimensions: Equatable, Sendable {
  public let width: CGFloat = 0
  public let height: CGFloat = 0

  public subscript(guide: HorizontalAlignment) -> CGFloat { 0 }
  public subscript(guide: VerticalAlignment) -> CGFloat { 0 }
  public subscript(explicit guide: HorizontalAlignment) -> CGFloat? { nil }
  public subscript(explicit guide: VerticalAlignment) -> CGFloat? { nil }
}

/// How views line up across a column.
public struct HorizontalAlignment: Equatable, Sendable {
  private let id: ObjectIdentifier

  public init(_ id: any AlignmentID.Type) { self.id = ObjectIdentifier(id) }

  public static let leading = HorizontalAlignment(Leading.self)
  public static let center = HorizontalAlignment(Center.self)
  public static let trailing = HorizontalAlignment(Trailing.self)
  public static let listRowSeparatorLeading = HorizontalAlignment(SeparatorLeading.self)
  public static let listRowSeparatorTrailing = HorizontalAlignment(SeparatorTrailing.self)

  private enum Leading: AlignmentID { static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 } }
  private enum Center: AlignmentID { static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 } }
  private enum Trailing: AlignmentID { static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 } }
  private enum SeparatorLeading: AlignmentID { static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 } }
  private enum SeparatorTrailing: AlignmentID { static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 } }
}
