/// Whether a scene is shown at launch.
public struct SceneLaunchBehavior: Sendable {
  private let name: String
  /// The system decides by the kind of scene.
  public static let automatic = Self(name: "automatic")
  /// The scene is shown when the app is launched.
  public static let presented = Self(name: "presented")
  /// The scene is not shown until the app opens it.
  public static let suppressed = Self(name: "suppressed")
}
