import Foundation
import UnderstudyTime

/// An instance of the app's interface.
@preconcurrency @MainActor open class UIScene: UIResponder {
  /// How much of the user's attention a scene has.
  public enum ActivationState: Int, Sendable {
    case unattached = -1
    case foregroundActive, foregroundInactive, background
  }

  /// Why a scene was connected: nothing but the app's launch.
  @preconcurrency @MainActor public final class ConnectionOptions: NSObject {
    public let urlContexts: Set<UIOpenURLContext> = []
    public let sourceApplication: String? = nil
    public let handoffUserActivityType: String? = nil
  }

  public let session: UISceneSession
  public internal(set) var activationState = ActivationState.unattached
  open var delegate: (any UISceneDelegate)?
  open var title: String = ""

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
    public var universalLinksOnly = false
    public override init() { super.init() }
  }
}

extension UIScene: SessionBound {}
