/// What a bar is for.
public struct ToolbarRole: Sendable {
  /// The surroundings decide what the bar is for.
  public static let automatic = Self()
  /// The bar is for going from page to page.
  public static let navigationStack = Self()
  /// The bar is for going back and forth in a history.
  public static let browser = Self()
  /// The bar is for editing a document.
  public static let editor = Self()
}
