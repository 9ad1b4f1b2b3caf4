import Foundation

/// What the system remembers of a scene. Each launch has one, which is new.
@preconcurrency @MainActor public final class UISceneSession: NSObject {
  /// What a scene is for.
  public struct Role: RawRepresentable, Hashable, Sendable {
    /// The name by which the system stores the role.
    public let rawValue: String
    /// Makes a role of a stored name; scenes here have ``windowApplication`` only.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// A scene with windows on the device's screen.
    public static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")
  }

  /// Always ``Role/windowApplication``.
  public let role = Role.windowApplication
  /// The scene of the session; nil until the scene has been made.
  public internal(set) weak var scene: UIScene?
  /// An identifier that is different at each launch.
  public let persistentIdentifier = UUID().uuidString
  /// What the app's delegate returned for the session; until then, a configuration without a name.
  public internal(set) var configuration = UISceneConfiguration(name: nil, sessionRole: .windowApplication)
  /// What the app keeps with the session; it ends with the launch.
  public var userInfo: [String: Any]?
  /// What the scene is restored with: nothing, unless the app sets it.
  public var stateRestorationActivity: NSUserActivity?
}
