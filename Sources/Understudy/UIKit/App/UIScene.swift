import Foundation
import UnderstudyCore
import UnderstudyTime

/// An instance of the app's interface.
@preconcurrency @MainActor open class UIScene: UIResponder {
  /// How much of the user's attention a scene has.
  public enum ActivationState: Int, Sendable {
    /// The scene's delegate is not connected yet.
    case unattached = -1
    case foregroundActive, foregroundInactive, background
  }

  /// Why a scene was connected.
  @preconcurrency @MainActor public final class ConnectionOptions: NSObject {
    /// Always empty, even where a test opens the app with a URL.
    public let urlContexts: Set<UIOpenURLContext> = []
    /// Always nil, as no other app connects a scene.
    public let sourceApplication: String? = nil
    /// The activity that the app was launched to continue, such as a result of a search that the test has opened.
    public let userActivities: Set<NSUserActivity>
    /// Always nil, as no activity comes from another device.
    public let handoffUserActivityType: String? = nil
    /// The action of the app's icon that the app was launched for.
    public let shortcutItem: UIApplicationShortcutItem?

    init(for request: SceneRequest?) {
      switch request {
      case .activity(let activity): (userActivities, shortcutItem) = ([NSUserActivity(activity)], nil)
      case .homeAction(let action): (userActivities, shortcutItem) = ([], .of(action))
      case nil: (userActivities, shortcutItem) = ([], nil)
      }
      super.init()
    }
  }

  /// The session of the scene, one for each launch.
  public let session: UISceneSession
  /// Whether the scene is in front; it follows the app's phase, after ``ActivationState/unattached`` at first.
  public internal(set) var activationState = ActivationState.unattached
  /// The scene's delegate, which the scene retains; nil in an app with an `App` type, unless the app sets it.
  open var delegate: (any UISceneDelegate)?
  /// A name for the scene, empty by default; no element shows it.
  open var title: String = ""
  /// What the user does in the scene. Kept, without effect.
  open var userActivity: NSUserActivity?

  /// Notifications of the scene are for its own app.
  package nonisolated let boundSession: ExecutionSession?

  init(session: UISceneSession, boundTo boundSession: ExecutionSession?) {
    (self.session, self.boundSession) = (session, boundSession)
    super.init()
  }

  /// Opens a URL by the system, as `UIApplication` does.
  open func open(_ url: URL, options: OpenExternalURLOptions?, completionHandler: ((Bool) -> Void)? = nil) {
    let completion = completionHandler.map(UncheckedSendable.init)
    UIApplication.shared.open(url) { completion?.value($0) }
  }

  /// How a scene opens a URL.
  @preconcurrency @MainActor public final class OpenExternalURLOptions: NSObject {
    /// Whether only an app may open the URL, not a browser. It has no effect here.
    public var universalLinksOnly = false
    public override init() { super.init() }
  }
}

extension UIScene: SessionBound {}
