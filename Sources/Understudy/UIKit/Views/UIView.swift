import Foundation
import UnderstudyElements
import UnderstudyTime

/// A rectangle in a window. Nothing is drawn or laid out: it says what is hosted where, and when that is to show.
@preconcurrency @MainActor open class UIView: UIResponder {
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

  /// Where an app shows the tree of views of which this one is the root.
  weak var mirror: UIViewsNode?

  public init(frame: CGRect) {
    self.frame = frame
    super.init()
  }

  public convenience override init() { self.init(frame: .zero) }

  /// There are no archives of views here: never called.
  public required init?(coder: NSCoder) { nil }

  open override var next: UIResponder? { controller ?? superview }

  // MARK: - Looks

  open var backgroundColor: UIColor?
  open var tintColor: UIColor! = .tintColor
  open var alpha: CGFloat = 1
  open var contentMode = ContentMode.scaleToFill
  open var clipsToBounds = false
  open var isUserInteractionEnabled = true
  open var tag = 0
  /// Kept, without effect.
  open var autoresizingMask: AutoresizingMask = []

  // MARK: - Accessibility

  /// Whether the view is an element though it has neither identifier nor label.
  open var isAccessibilityElement = false {
    didSet { elementsDidChange() }
  }
  open var accessibilityIdentifier: String? {
    didSet { elementsDidChange() }
  }
  open var accessibilityLabel: String? {
    didSet { elementsDidChange() }
  }
  open var accessibilityValue: String? {
    didSet { elementsDidChange() }
  }
  open var accessibilityHint: String?

  /// What the view's element is.
  var elementType: ElementType { .other }
  /// A text that the view shows, which is its element's label where it has no other.
  var shownText: String? { nil }

  final var isElement: Bool {
    isAccessibilityElement || accessibilityIdentifier != nil || accessibilityLabel != nil || shownText != nil
      || elementType != .other
  }

  /// The place in an app's tree that shows the view.
  final var shownBy: UIViewsNode? {
    var view: UIView? = self
    while let current = view {
      if let mirror = current.mirror { return mirror }
      view = current.superview
    }
    return nil
  }

  final func elementsDidChange() { shownBy?.viewsDidChange() }

  /// The rectangle in its own coordinates.
  open var bounds: CGRect {
    get { CGRect(origin: .zero, size: frame.size) }
    set { frame.size = newValue.size }
  }

  /// Whether the view is hidden, and all inside it.
  open var isHidden = false {
    didSet {
      visibilityDidChange()
      elementsDidChange()
    }
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
    elementsDidChange()
  }

  /// Takes the view out of the one that it is in.
  open func removeFromSuperview() {
    guard superview != nil else { return }
    let place = shownBy
    leaveSuperview()
    visibilityDidChange()
    place?.viewsDidChange()
  }

  private func leaveSuperview() {
    superview?.subviews.removeAll { $0 === self }
    superview = nil
  }

  /// Whether the view is in a window that shows.
  var isShown: Bool { !isHidden && (superview?.isShown ?? mirror?.isShowing ?? false) }

  /// Tells the controllers of this view and of those inside it whether they show now.
  final func visibilityDidChange() {
    let isShown = isShown
    if isShown != wasShown {
      wasShown = isShown
      controller?.viewVisibilityDidChange(isShown)
    }
    for view in subviews { view.visibilityDidChange() }
  }

  // MARK: - Keyboard

  /// Takes the keyboard away from a field of SwiftUI's inside the view, or in the app that the window stands for.
  ///
  /// - Parameter force: Has no effect, as no field refuses.
  /// - Returns: Whether a field had the keyboard.
  @discardableResult open func endEditing(_ force: Bool) -> Bool { subviews.contains { $0.endEditing(force) } }

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

extension UIView {
  /// How content fills a view. Nothing is drawn.
  public enum ContentMode: Int, Sendable {
    case scaleToFill, scaleAspectFit, scaleAspectFill, redraw, center, top, bottom, left, right
    case topLeft, topRight, bottomLeft, bottomRight
  }

  /// Which lengths follow those of the superview.
  public struct AutoresizingMask: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let flexibleLeftMargin = Self(rawValue: 1 << 0)
    public static let flexibleWidth = Self(rawValue: 1 << 1)
    public static let flexibleRightMargin = Self(rawValue: 1 << 2)
    public static let flexibleTopMargin = Self(rawValue: 1 << 3)
    public static let flexibleHeight = Self(rawValue: 1 << 4)
    public static let flexibleBottomMargin = Self(rawValue: 1 << 5)
  }

  // MARK: - Animations

  private static var animates = true

  /// Whether animations of UIKit run; here they never do, so it is only kept.
  public class var areAnimationsEnabled: Bool { animates }
  public class func setAnimationsEnabled(_ enabled: Bool) { animates = enabled }

  /// Makes the changes at once; nothing moves.
  public class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) { actionsWithoutAnimation() }

  /// Makes the changes at once, and runs the completion when the animation would be over, on the app's clock.
  ///
  /// - Parameters:
  ///   - duration: In seconds.
  ///   - completion: Gets true.
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval = 0, options: AnimationOptions = [],
    animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    animations()
    guard let completion else { return }
    let end = UncheckedSendable(completion)
    DispatchQueue.main.asyncAfter(deadline: .now() + max(0, delay + duration)) { end.value(true) }
  }

  /// How an animation runs.
  public struct AnimationOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let allowUserInteraction = Self(rawValue: 1 << 1)
    public static let beginFromCurrentState = Self(rawValue: 1 << 2)
    public static let `repeat` = Self(rawValue: 1 << 3)
    public static let autoreverse = Self(rawValue: 1 << 4)
    public static let curveEaseInOut: Self = []
    public static let curveEaseIn = Self(rawValue: 1 << 16)
    public static let curveEaseOut = Self(rawValue: 2 << 16)
    public static let curveLinear = Self(rawValue: 3 << 16)
  }
}
