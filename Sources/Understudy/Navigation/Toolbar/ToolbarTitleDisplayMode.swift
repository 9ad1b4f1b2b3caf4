/// How large a bar shows its title.
public struct ToolbarTitleDisplayMode: Sendable {
  /// The page decides how large its title is.
  public static let automatic = Self()
  /// The title is large, below the bar's buttons.
  public static let large = Self()
  /// The title stands between the bar's buttons.
  public static let inline = Self()
  /// The title is large, beside the bar's buttons.
  public static let inlineLarge = Self()
}
