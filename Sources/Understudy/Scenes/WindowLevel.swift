/// What a window lies above.
public struct WindowLevel: Sendable {
  private let name: String
  public static let automatic = Self(name: "automatic")
  public static let normal = Self(name: "normal")
  public static let floating = Self(name: "floating")
  public static let desktop = Self(name: "desktop")
}
