/// What a tab is for.
public struct TabRole: Hashable, Sendable {
  private let name: String
  /// The tab is for search; it gets a button in the bar like the others, in its place among them.
  public static let search = TabRole(name: "search")
}
