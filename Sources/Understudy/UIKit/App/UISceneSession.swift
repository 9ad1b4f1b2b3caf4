import Foundation

/// What the system remembers of a scene. Each launch has one, which is new.
@preconcurrency @MainActor public final class UISceneSession: NSObject {
  /// What a scene is for.
  public struct Role: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")
  }

  public let role = Role.windowApplication
  public internal(set) weak var scene: UIScene?
  public let persistentIdentifier = UUID().uuidString
  public internal(set) var configuration = UISceneConfiguration(name: nil, sessionRole: .windowApplication)
  /// What the app keeps with the session; it ends with the launch.
  public var userInfo: [String: Any]?
}
