/// What a window lies above.
public struct WindowLevel: Sendable {
  private let name: String
  /// The system decides by the kind of window.
  public static let automatic = Self(name: "automatic")
  /// The level of the app's usual windows.
  public static let normal = Self(name: "normal")
  /// Above all windows of the usual level.
  public static let floating = Self(name: "floating")
  /// Below all other windows, with the desktop.
  public static let desktop = Self(name: "desktop")
}
