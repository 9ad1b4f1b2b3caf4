import Foundation

/// How a scene is made: which class its delegate has.
///
/// There is no `Info.plist` here. A configuration without a delegate's class means the class of the app's module that conforms to
/// `UIWindowSceneDelegate`.
@preconcurrency @MainActor public final class UISceneConfiguration: NSObject {
  /// The name that the configuration was made with; it leads to no entry of a file.
  public let name: String?
  /// What the scene is for; it does not change which scene is made.
  public let role: UISceneSession.Role
  /// Kept, without effect: a scene is a `UIWindowScene`.
  public var sceneClass: AnyClass?
  /// The class of the scene's delegate, which is made without arguments.
  public var delegateClass: AnyClass?

  /// Makes a configuration without a delegate's class.
  public init(name: String?, sessionRole: UISceneSession.Role) {
    (self.name, role) = (name, sessionRole)
  }
}
