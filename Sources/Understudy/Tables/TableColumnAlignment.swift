/// Where the texts of a column stand.
public struct TableColumnAlignment: Hashable, Sendable {
  private let name: String
  public static let automatic = Self(name: "automatic")
  public static let leading = Self(name: "leading")
  public static let center = Self(name: "center")
  public static let trailing = Self(name: "trailing")
  public static let numeric = Self(name: "numeric")
}
