/// Where the texts of a column stand.
public struct TableColumnAlignment: Hashable, Sendable {
  private let name: String
  /// The place that suits the content.
  public static let automatic = Self(name: "automatic")
  /// Texts begin at the leading edge of the column.
  public static let leading = Self(name: "leading")
  /// Texts stand in the middle of the column.
  public static let center = Self(name: "center")
  /// Texts end at the trailing edge of the column.
  public static let trailing = Self(name: "trailing")
  /// Numbers line up by their digits.
  public static let numeric = Self(name: "numeric")
}
