/// How large a bar shows its title.
public struct ToolbarTitleDisplayMode: Sendable {
  public static let automatic = Self()
  public static let large = Self()
  public static let inline = Self()
  public static let inlineLarge = Self()
}
