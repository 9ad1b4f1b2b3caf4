import Foundation

/// How views line up along a row.
public struct VerticalAlignment: Equatable, Sendable {
  private let id: ObjectIdentifier

  /// Creates a custom guide; two alignments are equal if their types of guide are.
  ///
  /// - Parameter id: The type that computes the guide. It is not called, as no layout runs.
  public init(_ id: any AlignmentID.Type) { self.id = ObjectIdentifier(id) }

  /// The upper side.
  public static let top = VerticalAlignment(Top.self)
  /// The middle between top and bottom.
  public static let center = VerticalAlignment(Center.self)
  /// The lower side.
  public static let bottom = VerticalAlignment(Bottom.self)
  /// The line on which the first line of text stands.
  public static let firstTextBaseline = VerticalAlignment(FirstTextBaseline.self)
  /// The line on which the last line of text stands.
  public static let lastTextBaseline = VerticalAlignment(LastTextBaseline.self)

  private enum Top: AlignmentID { static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 } }
  private enum Center: AlignmentID { static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 } }
  private enum Bottom: AlignmentID { static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 } }
  private enum FirstTextBaseline: AlignmentID { static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 } }
  private enum LastTextBaseline: AlignmentID { static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 } }
}
