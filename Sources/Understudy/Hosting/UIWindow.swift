import Foundation

/// The root of a hierarchy of views; what is in it shows once the window does.
@preconcurrency @MainActor open class UIWindow: UIView {
  private static weak var key: UIWindow?

  public override init(frame: CGRect) {
    super.init(frame: frame)
    isHidden = true
  }

  public convenience init() { self.init(frame: UIScreen.main.bounds) }

  open override var window: UIWindow? { self }
  override var isShown: Bool { !isHidden }

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
    didSet { showRoot() }
  }

  /// Whether the window gets the keyboard.
  open var isKeyWindow: Bool { Self.key === self }

  /// Has the window get the keyboard.
  open func makeKey() { Self.key = self }

  /// Shows the window and has it get the keyboard.
  open func makeKeyAndVisible() {
    makeKey()
    isHidden = false
  }

  /// The root's view is loaded when the window shows.
  private func showRoot() {
    guard !isHidden, let view = rootViewController?.view, view.superview !== self else { return }
    view.frame = bounds
    addSubview(view)
  }
}
