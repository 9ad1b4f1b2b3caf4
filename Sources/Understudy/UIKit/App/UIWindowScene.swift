import UnderstudyTime

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
  /// The screen that shows the scene, always ``UIScreen/main``.
  open var screen: UIScreen { .main }
}
