/// The delegate of a scene with windows.
@MainActor @preconcurrency
public protocol UIWindowSceneDelegate: UISceneDelegate {
  /// The scene's main window, which the app makes.
  var window: UIWindow? { get set }
  /// Runs when the user has chosen an action of the app's icon while the app ran. One that launches the app is in the options of
  /// the connection.
  ///
  /// - Parameter completionHandler: Gets whether the action was done; nothing depends on it.
  @preconcurrency func windowScene(
    _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping @Sendable (Bool) -> Void)
  /// As the method with a completion handler, which calls it by default.
  func windowScene(_ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem) async -> Bool
}

extension UIWindowSceneDelegate {
  /// Always nil, also after it is set; a delegate that makes a window declares its own property.
  public var window: UIWindow? {
    get { nil }
    set {}
  }

  /// Calls the method without a completion handler.
  public func windowScene(
    _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping @Sendable (Bool) -> Void
  ) { Task { completionHandler(await self.windowScene(windowScene, performActionFor: shortcutItem)) } }

  /// Does nothing, and says so.
  public func windowScene(
    _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem
  ) async -> Bool { false }
}
