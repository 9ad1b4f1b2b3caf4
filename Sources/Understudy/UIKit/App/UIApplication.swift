import Foundation
@_spi(Runtime) import UnderstudyCore
import UnderstudyTime

/// The running app: its delegate, its scene and windows, its state, and URLs that it opens.
///
/// Each launch has its own; one that a static of the app has kept stands for that of the launch under way. Code that runs for no app
/// gets one without windows.
@MainActor @preconcurrency
open class UIApplication: UIResponder {
  private static let outside = UIApplication(host: nil)

  /// The app whose code runs.
  public static var shared: UIApplication { UIApplicationService.current?.application ?? outside }

  private weak var host: UnderstudyCore.Host?
  /// This one; that of the app whose code runs, where the launch of this one has ended.
  private var inForce: UIApplication { host?.isRunning == true ? self : Self.shared }
  private var ownDelegate: (any UIApplicationDelegate)?
  private var ownState = State.active
  /// What ``UIView/areAnimationsEnabled`` says.
  var animatesViews = true

  /// The delegate, which the app keeps.
  open var delegate: (any UIApplicationDelegate)? {
    get { inForce.ownDelegate }
    set { inForce.ownDelegate = newValue }
  }
  /// Windows that the app has shown, in that order; an app of SwiftUI's has one.
  public var windows: [UIWindow] {
    let application = inForce
    _ = application.host?.service(UIApplicationService.self).connectedScene
    return application.shownWindows
  }
  var shownWindows: [UIWindow] = []
  /// The window that gets the keyboard, of those that the app has made.
  weak var windowWithKeyboard: UIWindow?
  /// Whether the user sees the app; it follows the app's phase, and is ``State/active`` for code that runs for no app.
  public internal(set) var applicationState: State {
    get { inForce.ownState }
    set { ownState = newValue }
  }
  /// The number of the task in the background that began last.
  var lastBackgroundTask = 0
  /// Kept, without effect.
  open var isIdleTimerDisabled = false
  /// Whether the status bar shows that the network is used. Kept, without effect.
  open var isNetworkActivityIndicatorVisible = false
  /// The number on the app's icon, which a test reads by `app.world.notifications`.
  open var applicationIconBadgeNumber: Int {
    get { NotificationRecord.current.badge }
    set { NotificationRecord.current.badge = max(newValue, 0) }
  }

  /// True: any name is accepted, as icons are not shown.
  open var supportsAlternateIcons: Bool { true }
  /// The name of the icon that the app has chosen instead of its own.
  public private(set) var alternateIconName: String?

  /// Notifications of the app are for itself.
  package nonisolated let boundSession: ExecutionSession?

  init(host: UnderstudyCore.Host?) {
    self.host = host
    boundSession = host?.session
    super.init()
  }

  /// Chooses another icon; no alert is shown.
  ///
  /// - Parameters:
  ///   - alternateIconName: Its name; nil for the app's own.
  ///   - completionHandler: Runs at once, without an error.
  open func setAlternateIconName(_ alternateIconName: String?, completionHandler: (((any Error)?) -> Void)? = nil) {
    self.alternateIconName = alternateIconName
    completionHandler?(nil)
  }

  /// Sends an action to an object, or to the control that has the keyboard.
  ///
  /// `resignFirstResponder` without a target takes the keyboard away, as apps write it to close the keyboard. Other actions without
  /// one go from the sender along the chain of responders.
  ///
  /// - Parameters:
  ///   - action: The method.
  ///   - target: The object that has the method; nil for the first one that has it.
  ///   - sender: The object that the user has acted on, which the method gets.
  ///   - event: Ignored: the method gets an event of its own.
  /// - Returns: Whether an object has handled the action.
  @discardableResult open func sendAction(
    _ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?
  ) -> Bool {
    if target == nil, action.description == "resignFirstResponder", let host = inForce.host {
      return host.endEditing(below: host.root)
    }
    return TargetAction(target, action).send(from: sender, along: sender as? UIResponder)
  }

  /// Whether the user sees the app.
  public enum State: Int, Sendable { case active, inactive, background }

  /// The app's scene; none in an app without scenes.
  open var connectedScenes: Set<UIScene> {
    let scene = inForce.host?.service(UIApplicationService.self).connectedScene
    return scene.map { [$0] } ?? []
  }

  /// The session of the app's scene.
  open var openSessions: Set<UISceneSession> { Set(connectedScenes.map(\.session)) }
  /// The shown window that gets the keyboard; nil for code that runs for no app.
  open var keyWindow: UIWindow? { windows.first(where: \.isKeyWindow) }
  /// Always false, as an app has at most one scene here.
  open var supportsMultipleScenes: Bool { false }

  /// Why the app was launched.
  public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
    /// The name of the option.
    public let rawValue: String
    /// Makes a key of an option's name; no launch here has options.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The launch opens a URL. Delegates get no options here, so the key is never present.
    public static let url = Self(rawValue: "UIApplicationLaunchOptionsURLKey")
    /// The launch follows a notification from a server, which does not exist here.
    public static let remoteNotification = Self(rawValue: "UIApplicationLaunchOptionsRemoteNotificationKey")
    /// The launch follows an action of the app's icon, which does not exist here.
    public static let shortcutItem = Self(rawValue: "UIApplicationLaunchOptionsShortcutItemKey")
  }

  /// How a URL is opened.
  public struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable {
    /// The name of the option.
    public let rawValue: String
    /// Makes a key of an option's name; ``UIApplication/open(_:options:completionHandler:)`` ignores all of them.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Only an app may open the URL, not a browser. It has no effect here.
    public static let universalLinksOnly = Self(rawValue: "UIApplicationOpenURLOptionUniversalLinksOnly")
  }

  /// The URL of the app's settings.
  public nonisolated static let openSettingsURLString = "app-settings:"
  /// The URL of the app's settings for notifications.
  public nonisolated static let openNotificationSettingsURLString = "app-settings:notifications"

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

  /// Posted after the delegate's methods for the launch, in an app whose entry is a delegate.
  public nonisolated static let didFinishLaunchingNotification =
    Notification.Name("UIApplicationDidFinishLaunchingNotification")
  /// Posted when the app has become active, after the delegate's method for it.
  public nonisolated static let didBecomeActiveNotification =
    Notification.Name("UIApplicationDidBecomeActiveNotification")
  /// Posted while the app is still active and about to leave the foreground.
  public nonisolated static let willResignActiveNotification =
    Notification.Name("UIApplicationWillResignActiveNotification")
  /// Posted when the app is in the background, as after the test presses the Home button.
  public nonisolated static let didEnterBackgroundNotification =
    Notification.Name("UIApplicationDidEnterBackgroundNotification")
  /// Posted before the app leaves the background, and at the launch of an app whose entry is a delegate.
  public nonisolated static let willEnterForegroundNotification =
    Notification.Name("UIApplicationWillEnterForegroundNotification")

  /// Is not posted: a test ends an app as the system kills one.
  public nonisolated static let willTerminateNotification =
    Notification.Name("UIApplicationWillTerminateNotification")
  /// Is not posted: there is always memory. A test may post it.
  public nonisolated static let didReceiveMemoryWarningNotification =
    Notification.Name("UIApplicationDidReceiveMemoryWarningNotification")
  /// Is not posted at midnight. A test may post it.
  public nonisolated static let significantTimeChangeNotification =
    Notification.Name("UIApplicationSignificantTimeChangeNotification")
  /// Is not posted: screenshots of a test are not the user's. A test may post it.
  public nonisolated static let userDidTakeScreenshotNotification =
    Notification.Name("UIApplicationUserDidTakeScreenshotNotification")
  /// Is not posted: files are never locked. A test may post it.
  public nonisolated static let protectedDataDidBecomeAvailableNotification =
    Notification.Name("UIApplicationProtectedDataDidBecomeAvailable")
  /// Is not posted: files are never locked. A test may post it.
  public nonisolated static let protectedDataWillBecomeUnavailableNotification =
    Notification.Name("UIApplicationProtectedDataWillBecomeUnavailable")

  /// Posts a notification, which publishers and observers of another running app do not get.
  func post(_ name: Notification.Name, from object: UIResponder? = nil) {
    NotificationCenter.default.post(name: name, object: object ?? self)
  }
}

extension UIApplication: SessionBound {}

extension UIScene {
  /// Posted by the scene when it has been connected: after the launch methods of a delegate, otherwise when something first asks
  /// for the scene.
  public nonisolated static let willConnectNotification = Notification.Name("UISceneWillConnectNotification")
  /// Never posted, as a scene lasts as long as its launch.
  public nonisolated static let didDisconnectNotification = Notification.Name("UISceneDidDisconnectNotification")
  /// Posted by the scene when it is active, before the app's ``UIApplication/didBecomeActiveNotification``.
  public nonisolated static let didActivateNotification = Notification.Name("UISceneDidActivateNotification")
  /// Posted by the scene while it is still active, before the app's ``UIApplication/willResignActiveNotification``.
  public nonisolated static let willDeactivateNotification = Notification.Name("UISceneWillDeactivateNotification")
  /// Posted by the scene before it can be seen again, and before the app's notification of that name.
  public nonisolated static let willEnterForegroundNotification =
    Notification.Name("UISceneWillEnterForegroundNotification")
  /// Posted by the scene when the app is in the background, before the app's notification of that name.
  public nonisolated static let didEnterBackgroundNotification =
    Notification.Name("UISceneDidEnterBackgroundNotification")
}
