import Foundation

/// What a scene does as it comes and goes.
@MainActor @preconcurrency
public protocol UISceneDelegate: NSObjectProtocol {
  /// Runs when the scene has been made, once a launch; here the app makes its window.
  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions)
  /// Never called: a scene lasts as long as its launch.
  func sceneDidDisconnect(_ scene: UIScene)
  /// Runs after the launch, and when the user is back.
  func sceneDidBecomeActive(_ scene: UIScene)
  /// Runs when the user turns away.
  func sceneWillResignActive(_ scene: UIScene)
  /// Runs before the scene can be seen: at the launch, and when the user comes back.
  func sceneWillEnterForeground(_ scene: UIScene)
  /// Runs once the scene is in the background.
  func sceneDidEnterBackground(_ scene: UIScene)
  /// Gets URLs that reach the app while it runs.
  func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>)
  /// Runs before an activity is continued.
  func scene(_ scene: UIScene, willContinueUserActivityWithType userActivityType: String)
  /// Gets an activity for the running app to continue, from the test. One that launches the app is in the options of the connection.
  func scene(_ scene: UIScene, continue userActivity: NSUserActivity)
  /// Never called: nothing is continued from elsewhere.
  func scene(_ scene: UIScene, didFailToContinueUserActivityWithType userActivityType: String, error: any Error)
  /// Never called: activities are only kept.
  func scene(_ scene: UIScene, didUpdate userActivity: NSUserActivity)
  /// Never called: each launch begins without the state of the one before.
  func stateRestorationActivity(for scene: UIScene) -> NSUserActivity?
}

extension UISceneDelegate {
  /// Does nothing; in particular it makes no window.
  public func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
  ) {}
  /// Does nothing, and is not called.
  public func sceneDidDisconnect(_ scene: UIScene) {}
  /// Does nothing; the scene's notification is posted even so.
  public func sceneDidBecomeActive(_ scene: UIScene) {}
  /// Does nothing; the scene's notification is posted even so.
  public func sceneWillResignActive(_ scene: UIScene) {}
  /// Does nothing; the scene's notification is posted even so.
  public func sceneWillEnterForeground(_ scene: UIScene) {}
  /// Does nothing; the scene's notification is posted even so.
  public func sceneDidEnterBackground(_ scene: UIScene) {}
  /// Does nothing with the URLs.
  public func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {}
  /// Does nothing; the activity is continued even so.
  public func scene(_ scene: UIScene, willContinueUserActivityWithType userActivityType: String) {}
  /// Does nothing with the activity.
  public func scene(_ scene: UIScene, continue userActivity: NSUserActivity) {}
  /// Does nothing, and is not called.
  public func scene(
    _ scene: UIScene, didFailToContinueUserActivityWithType userActivityType: String, error: any Error
  ) {}
  /// Does nothing, and is not called.
  public func scene(_ scene: UIScene, didUpdate userActivity: NSUserActivity) {}
  /// Nil: there is no state to restore.
  public func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? { nil }
}
