/// Whether a scene comes back with the app.
public struct SceneRestorationBehavior: Sendable {
  private let name: String
  public static let automatic = Self(name: "automatic")
  public static let disabled = Self(name: "disabled")
}
