import Foundation

/// What an app does as it is launched, and, where it has no scenes, as it comes and goes.
///
/// A class with `@main` that conforms is an app: its scene's delegate makes a window, or it does so itself. In an app of scenes
/// the scene's delegate is notified of what the user does, not the app's (SEM-094).
@MainActor @preconcurrency
public protocol UIApplicationDelegate: NSObjectProtocol {
  /// Runs when the delegate has been made, before the app's first body.
  func application(
    _ application: UIApplication, willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool

  /// Runs after that, still before the app's first body. The options are nil.
  func application(
    _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool

  /// Says how the scene of an app is made. In an app with an `App` type the scene has a delegate only where the configuration names its
  /// class.
  func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration

  /// Never called: a session ends with its launch.
  func application(_ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>)

  /// Runs after ``UIApplication/registerForRemoteNotifications()``, with the token that the test has given.
  func application(
    _ application: UIApplication, didRegisterForRemoteNotificationsWithDeviceToken deviceToken: Data)

  /// Runs after ``UIApplication/registerForRemoteNotifications()`` where the test has given no token.
  func application(
    _ application: UIApplication, didFailToRegisterForRemoteNotificationsWithError error: any Error)

  /// Runs for a silent notification, which the test sends by `app.world.notifications`.
  func application(
    _ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any],
    fetchCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void)

  /// As the method with a completion handler, which calls it by default.
  func application(
    _ application: UIApplication, didReceiveRemoteNotification userInfo: sending [AnyHashable: Any]
  ) async -> UIBackgroundFetchResult

  /// Never called: the interface stands as the device does, which a test turns.
  func application(
    _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
  ) -> UIInterfaceOrientationMask

  /// Gets an activity that the test asks the app to continue, in an app without scenes.
  ///
  /// - Parameter restorationHandler: Gets objects that restore what the user did; nothing calls them.
  /// - Returns: Whether the app continues it; nothing depends on it.
  func application(
    _ application: UIApplication, continue userActivity: NSUserActivity,
    restorationHandler: @escaping ([any UIUserActivityRestoring]?) -> Void
  ) -> Bool

  /// Runs when the user has chosen an action of the app's icon, in an app without scenes.
  ///
  /// - Parameter completionHandler: Gets whether the action was done; nothing depends on it.
  @preconcurrency func application(
    _ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping @Sendable (Bool) -> Void)

  /// As the method with a completion handler, which calls it by default.
  func application(
    _ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem
  ) async -> Bool

  /// The window of an app without scenes.
  var window: UIWindow? { get set }

  /// Runs after the launch and when the user is back, in an app without scenes.
  func applicationDidBecomeActive(_ application: UIApplication)
  /// Runs while the app is still active, before the user leaves it, in an app without scenes.
  func applicationWillResignActive(_ application: UIApplication)
  /// Runs once the app is in the background, in an app without scenes.
  func applicationDidEnterBackground(_ application: UIApplication)
  /// Runs at the launch and before the user is back, in an app without scenes.
  func applicationWillEnterForeground(_ application: UIApplication)
  /// Never called: XCUITest ends an app without notice.
  func applicationWillTerminate(_ application: UIApplication)
}

extension UIApplicationDelegate {
  /// Does nothing and returns true. A launch continues whatever is returned.
  public func application(
    _ application: UIApplication, willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool { true }

  /// Does nothing and returns true. A launch continues whatever is returned.
  public func application(
    _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool { true }

  /// The configuration of the session, in which the scene's delegate is the module's ``UIWindowSceneDelegate``.
  public func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration { connectingSceneSession.configuration }

  /// Does nothing, as sessions are not discarded.
  public func application(_ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>) {}

  /// All but upside down, and not called.
  public func application(
    _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
  ) -> UIInterfaceOrientationMask { .allButUpsideDown }

  /// Continues nothing.
  public func application(
    _ application: UIApplication, continue userActivity: NSUserActivity,
    restorationHandler: @escaping ([any UIUserActivityRestoring]?) -> Void
  ) -> Bool { false }

  /// Calls the method without a completion handler.
  public func application(
    _ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping @Sendable (Bool) -> Void
  ) { Task { completionHandler(await self.application(application, performActionFor: shortcutItem)) } }

  /// Does nothing, and says so.
  public func application(
    _ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem
  ) async -> Bool { false }

  /// Always nil, also after it is set; a delegate that makes a window declares its own property.
  public var window: UIWindow? {
    get { nil }
    set {}
  }

  /// Does nothing; the app's notification is posted even so.
  public func applicationDidBecomeActive(_ application: UIApplication) {}
  /// Does nothing; the app's notification is posted even so.
  public func applicationWillResignActive(_ application: UIApplication) {}
  /// Does nothing; the app's notification is posted even so.
  public func applicationDidEnterBackground(_ application: UIApplication) {}
  /// Does nothing; the app's notification is posted even so.
  public func applicationWillEnterForeground(_ application: UIApplication) {}
  /// Does nothing, and is not called.
  public func applicationWillTerminate(_ application: UIApplication) {}

  /// Runs the app without a test: there is no screen, so its first frame is settled and its element tree is printed.
  public static func main() {
    guard let blueprint = DelegateApplications.blueprint(of: Self.self) else {
      preconditionFailure("\(Self.self) must be a class that descends from NSObject, such as a UIResponder.")
    }
    blueprint.runAlone()
  }
}
