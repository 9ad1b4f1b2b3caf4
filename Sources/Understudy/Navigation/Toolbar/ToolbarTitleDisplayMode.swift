/// How large a bar shows its title.
public struct ToolbarTitleDisplayMode: Sendable {
  let mode: NavigationBarItem.TitleDisplayMode
  /// The page decides how large its title is.
  public static let automatic = Self(mode: .automatic)
  /// The title is large, below the bar's buttons.
  public static let large = Self(mode: .large)
  /// The title stands between the bar's buttons.
  public static let inline = Self(mode: .inline)
  /// The title is large, beside the bar's buttons.
  public static let inlineLarge = Self(mode: .large)
}
