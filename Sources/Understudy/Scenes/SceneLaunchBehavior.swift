/// Whether a scene is shown at launch.
public struct SceneLaunchBehavior: Sendable {
  private let name: String
  public static let automatic = Self(name: "automatic")
  public static let presented = Self(name: "presented")
  public static let suppressed = Self(name: "suppressed")
}
