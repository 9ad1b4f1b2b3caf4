import Foundation

/// A rectangle in a window. Nothing is drawn or laid out: it says what is hosted where, and when that is to show.
@preconcurrency @MainActor open class UIView: NSObject {
  /// The rectangle in the superview, in points; kept as it is set.
  open var frame: CGRect
  open private(set) weak var superview: UIView?
  open private(set) var subviews: [UIView] = []
  /// Kept, without effect.
  open var translatesAutoresizingMaskIntoConstraints = true
  /// The controller whose view it is.
  weak var controller: UIViewController?
  private var needsLayout = true
  /// Whether the view was in a window that shows, when that was last looked at.
  private var wasShown = false

  public init(frame: CGRect) {
    self.frame = frame
    super.init()
  }

  public convenience override init() { self.init(frame: .zero) }

  /// The rectangle in its own coordinates.
  open var bounds: CGRect {
    get { CGRect(origin: .zero, size: frame.size) }
    set { frame.size = newValue.size }
  }

  /// Whether the view is hidden, and all inside it.
  open var isHidden = false {
    didSet { visibilityDidChange() }
  }

  /// The window that the view is in.
  open var window: UIWindow? { superview?.window }

  // MARK: - Hierarchy

  /// Puts a view in front of the others in this one; it leaves the one that it is in.
  open func addSubview(_ view: UIView) {
    if view.superview === self {
      subviews.removeAll { $0 === view }
      subviews.append(view)
      return
    }
    view.leaveSuperview()
    subviews.append(view)
    view.superview = self
    view.visibilityDidChange()
  }

  /// Takes the view out of the one that it is in.
  open func removeFromSuperview() {
    guard superview != nil else { return }
    leaveSuperview()
    visibilityDidChange()
  }

  private func leaveSuperview() {
    superview?.subviews.removeAll { $0 === self }
    superview = nil
  }

  /// Whether the view is in a window that shows.
  var isShown: Bool { !isHidden && (superview?.isShown ?? false) }

  /// Tells the controllers of this view and of those inside it whether they show now.
  final func visibilityDidChange() {
    let isShown = isShown
    if isShown != wasShown {
      wasShown = isShown
      controller?.viewVisibilityDidChange(isShown)
    }
    for view in subviews { view.visibilityDidChange() }
  }

  // MARK: - Layout

  /// Asks for a layout.
  open func setNeedsLayout() { needsLayout = true }

  /// Lays out at once what has asked for it; a hosted SwiftUI view is up to date when it returns.
  open func layoutIfNeeded() {
    if needsLayout {
      needsLayout = false
      layoutSubviews()
    }
    for view in subviews { view.layoutIfNeeded() }
  }

  /// Called by ``layoutIfNeeded()``.
  open func layoutSubviews() {}
}
