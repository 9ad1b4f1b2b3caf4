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

/// A closure of the main actor on its way through a function that asks for one that any actor can call.
private struct UncheckedCompletion: @unchecked Sendable {
  let call: (Bool) -> Void
}

/// A URL that the system gives to a scene.
@preconcurrency @MainActor public final class UIOpenURLContext: NSObject {
  public let url: URL

  init(_ url: URL) { self.url = url }
}

/// A scene that shows windows.
@preconcurrency @MainActor open class UIWindowScene: UIScene {
  weak var application: UIApplication?

  init(session: UISceneSession, of application: UIApplication) {
    self.application = application
    super.init(session: session, boundTo: application.boundSession)
  }

  /// The windows of the scene, in the order of their making.
  open var windows: [UIWindow] { application?.shownWindows.filter { $0.windowScene === self } ?? [] }
  /// The window that gets the keyboard.
  open var keyWindow: UIWindow? { windows.first(where: \.isKeyWindow) }
  open var screen: UIScreen { .main }
}
