/// Whether a scene comes back with the app.
public struct SceneRestorationBehavior: Sendable {
  private let name: String
  /// The system decides whether it restores the scene.
  public static let automatic = Self(name: "automatic")
  /// The scene does not come back when the app is launched again.
  public static let disabled = Self(name: "disabled")
}
