import Foundation

/// What a scene does as it comes and goes.
@MainActor @preconcurrency
public protocol UISceneDelegate: NSObjectProtocol {
  /// Runs when the scene has been made, once a launch; here the app makes its window.
  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions)
  func sceneDidDisconnect(_ scene: UIScene)
  /// Runs after the launch, and when the user is back.
  func sceneDidBecomeActive(_ scene: UIScene)
  /// Runs when the user turns away.
  func sceneWillResignActive(_ scene: UIScene)
  /// Runs before the scene can be seen: at the launch, and when the user comes back.
  func sceneWillEnterForeground(_ scene: UIScene)
  func sceneDidEnterBackground(_ scene: UIScene)
  /// Gets URLs that reach the app while it runs.
  func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>)
}

extension UISceneDelegate {
  public func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
  ) {}
  public func sceneDidDisconnect(_ scene: UIScene) {}
  public func sceneDidBecomeActive(_ scene: UIScene) {}
  public func sceneWillResignActive(_ scene: UIScene) {}
  public func sceneWillEnterForeground(_ scene: UIScene) {}
  public func sceneDidEnterBackground(_ scene: UIScene) {}
  public func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {}
}
