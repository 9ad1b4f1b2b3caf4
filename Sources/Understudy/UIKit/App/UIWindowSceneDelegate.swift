/// The delegate of a scene with windows.
@MainActor @preconcurrency
public protocol UIWindowSceneDelegate: UISceneDelegate {
  /// The scene's main window, which the app makes.
  var window: UIWindow? { get set }
}

extension UIWindowSceneDelegate {
  /// Always nil, also after it is set; a delegate that makes a window declares its own property.
  public var window: UIWindow? {
    get { nil }
    set {}
  }
}
