import Foundation
@_spi(Runtime) import UnderstudyCore
import UnderstudyTime

/// The running app: its delegate, its scene and windows, its state, and URLs that it opens.
///
/// Each launch has its own. Code that runs for no app gets one without windows.
@MainActor @preconcurrency
open class UIApplication: UIResponder {
  private static let outside = UIApplication(host: nil)

  /// The app whose code runs.
  public static var shared: UIApplication { UIApplicationService.current?.application ?? outside }

  private weak var host: UnderstudyCore.Host?
  /// The delegate, which the app keeps.
  open var delegate: (any UIApplicationDelegate)?
  /// Windows that the app has shown, in that order; an app of SwiftUI's has one.
  public var windows: [UIWindow] {
    _ = host?.service(UIApplicationService.self).connectedScene
    return shownWindows
  }
  var shownWindows: [UIWindow] = []
  /// The window that gets the keyboard, of those that the app has made.
  weak var windowWithKeyboard: UIWindow?
  public internal(set) var applicationState = State.active
  /// Kept, without effect.
  open var isIdleTimerDisabled = false
  /// Kept, without effect.
  open var applicationIconBadgeNumber = 0

  /// Notifications of the app are for itself.
  package nonisolated let boundSession: ExecutionSession?

  init(host: UnderstudyCore.Host?) {
    self.host = host
    boundSession = host?.session
    super.init()
  }

  /// Whether the user sees the app.
  public enum State: Int, Sendable { case active, inactive, background }

  /// The app's scene; none in an app without scenes.
  open var connectedScenes: Set<UIScene> {
    let scene = host?.service(UIApplicationService.self).connectedScene
    return scene.map { [$0] } ?? []
  }

  /// The session of the app's scene.
  open var openSessions: Set<UISceneSession> { Set(connectedScenes.map(\.session)) }
  open var keyWindow: UIWindow? { windows.first(where: \.isKeyWindow) }
  open var supportsMultipleScenes: Bool { false }

  /// Why the app was launched.
  public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let url = Self(rawValue: "UIApplicationLaunchOptionsURLKey")
    public static let remoteNotification = Self(rawValue: "UIApplicationLaunchOptionsRemoteNotificationKey")
    public static let shortcutItem = Self(rawValue: "UIApplicationLaunchOptionsShortcutItemKey")
  }

  /// How a URL is opened.
  public struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let universalLinksOnly = Self(rawValue: "UIApplicationOpenURLOptionUniversalLinksOnly")
  }

  /// The URL of the app's settings.
  public nonisolated static let openSettingsURLString = "app-settings:"

  /// Opens a URL by the system, which records it (SEM-257).
  ///
  /// - Parameter completion: Gets whether the URL was opened.
  open func open(
    _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:],
    completionHandler completion: (@MainActor @Sendable (Bool) -> Void)? = nil
  ) {
    OpenURLAction.bySystem(of: .current)(url) { completion?($0) }
  }

  /// Whether the system opens a URL: any that is not a file.
  open func canOpenURL(_ url: URL) -> Bool { !url.isFileURL }

  // MARK: - Notifications

  public nonisolated static let didFinishLaunchingNotification =
    Notification.Name("UIApplicationDidFinishLaunchingNotification")
  public nonisolated static let didBecomeActiveNotification =
    Notification.Name("UIApplicationDidBecomeActiveNotification")
  public nonisolated static let willResignActiveNotification =
    Notification.Name("UIApplicationWillResignActiveNotification")
  public nonisolated static let didEnterBackgroundNotification =
    Notification.Name("UIApplicationDidEnterBackgroundNotification")
  public nonisolated static let willEnterForegroundNotification =
    Notification.Name("UIApplicationWillEnterForegroundNotification")

  /// Posts a notification, which publishers and observers of another running app do not get.
  func post(_ name: Notification.Name, from object: UIResponder? = nil) {
    NotificationCenter.default.post(name: name, object: object ?? self)
  }
}

extension UIApplication: SessionBound {}

extension UIScene {
  public nonisolated static let didActivateNotification = Notification.Name("UISceneDidActivateNotification")
  public nonisolated static let willDeactivateNotification = Notification.Name("UISceneWillDeactivateNotification")
  public nonisolated static let willEnterForegroundNotification =
    Notification.Name("UISceneWillEnterForegroundNotification")
  public nonisolated static let didEnterBackgroundNotification =
    Notification.Name("UISceneDidEnterBackgroundNotification")
}
