import Foundation
import UnderstudyCore

/// The root of a hierarchy of views; what is in it shows once the window does.
@preconcurrency @MainActor open class UIWindow: UIView {
  /// The app of SwiftUI's that the window stands for; nil for a window that shows views of its own.
  weak var representedApp: UnderstudyCore.Host?
  private weak var application: UIApplication?

  public override init(frame: CGRect) {
    super.init(frame: frame)
    fillsScreen = frame == UIScreen.main.bounds
    isHidden = true
  }

  /// The rectangle on the screen, in points. A window that was made as large as the screen follows it when the device turns.
  open override var frame: CGRect {
    get { fillsScreen ? UIScreen.main.bounds : super.frame }
    set {
      fillsScreen = newValue == UIScreen.main.bounds
      super.frame = newValue
    }
  }
  private var fillsScreen = false
  private var hasBeenShown = false

  /// Makes a hidden window as large as the screen, without a scene.
  public convenience init() { self.init(frame: UIScreen.main.bounds) }

  /// A window of a scene, as large as the screen.
  public convenience init(windowScene: UIWindowScene) {
    self.init(frame: UIScreen.main.bounds)
    self.windowScene = windowScene
  }

  /// Fails, as there are no archives of windows here.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// The scene that shows the window.
  open weak var windowScene: UIWindowScene?
  /// Windows of a higher level are in front. Kept, without effect.
  open var windowLevel = Level.normal

  /// Which windows are in front of others.
  public struct Level: RawRepresentable, Hashable, Sendable {
    /// The level as a number; a larger one is further in front.
    public let rawValue: CGFloat
    /// Makes a level between or beyond the standard ones.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    /// The level of the app's own windows.
    public static let normal = Level(rawValue: 0)
    /// The level of the status bar, above the app's own windows.
    public static let statusBar = Level(rawValue: 1000)
    /// The level of alerts, above all others.
    public static let alert = Level(rawValue: 2000)
  }

  open override var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    didSet {
      guard let app = representedApp, overrideUserInterfaceStyle != oldValue else { return }
      let style = overrideUserInterfaceStyle
      app.session.perform { app.root.setWish { if let wanted = style.colorScheme { $0.colorScheme = wanted } } }
      app.settleInNextTurn()
    }
  }

  /// The window of an app of SwiftUI's has no views of UIKit's, and its recognizers see what happens in the app.
  override func recognizersDidChange() { representedApp?.root.windowGestures = self }

  open override var window: UIWindow? { self }
  package override var isShown: Bool { !isHidden }

  /// The controller whose view fills the window.
  open var rootViewController: UIViewController? {
    didSet {
      guard oldValue !== rootViewController else { return }
      oldValue?.viewIfLoaded?.removeFromSuperview()
      showRoot()
    }
  }

  /// Whether the window is hidden, as it is until it is shown by this or by ``makeKeyAndVisible()``.
  open override var isHidden: Bool {
    willSet { if !newValue { UIApplicationService.current?.show(self) } }
    didSet {
      showRoot()
      // A window that is made is hidden, and was never shown.
      guard isHidden != oldValue, !isHidden || hasBeenShown else { return }
      hasBeenShown = true
      post(isHidden ? Self.didBecomeHiddenNotification : Self.didBecomeVisibleNotification)
    }
  }

  /// Whether the window gets the keyboard.
  open var isKeyWindow: Bool { (application ?? .shared).windowWithKeyboard === self }

  /// Makes the window receive the keyboard.
  open func makeKey() {
    application = .shared
    guard let application, application.windowWithKeyboard !== self else { return }
    application.windowWithKeyboard?.post(Self.didResignKeyNotification)
    application.windowWithKeyboard = self
    post(Self.didBecomeKeyNotification)
  }

  private func post(_ name: Notification.Name) { UIApplicationService.current?.application.post(name, from: self) }

  @discardableResult open override func endEditing(_ force: Bool) -> Bool {
    guard let app = representedApp else { return super.endEditing(force) }
    return app.endEditing(below: app.root)
  }

  /// Shows the window and makes it receive the keyboard.
  open func makeKeyAndVisible() {
    makeKey()
    isHidden = false
  }

  /// Posted by a window that is shown.
  public nonisolated static let didBecomeVisibleNotification = Notification.Name("UIWindowDidBecomeVisibleNotification")
  /// Posted by a window that is no longer shown.
  public nonisolated static let didBecomeHiddenNotification = Notification.Name("UIWindowDidBecomeHiddenNotification")
  /// Posted by a window that gets the keyboard from now on.
  public nonisolated static let didBecomeKeyNotification = Notification.Name("UIWindowDidBecomeKeyNotification")
  /// Posted by a window before another one gets the keyboard.
  public nonisolated static let didResignKeyNotification = Notification.Name("UIWindowDidResignKeyNotification")

  /// The root's view is loaded when the window shows.
  private func showRoot() {
    guard !isHidden, let view = rootViewController?.view, view.superview !== self else { return }
    view.frame = bounds
    addSubview(view)
  }
}
