import Foundation
import UnderstudyElements
import UnderstudyTime

/// A rectangle in a window. Nothing is drawn or laid out: it says what is hosted where, and when that is to show.
@preconcurrency @MainActor open class UIView: UIResponder {
  /// The rectangle in the superview, in points; kept as it is set.
  open var frame: CGRect
  /// The view that this one is in; nil where it is the root, as a window is.
  open private(set) weak var superview: UIView?
  /// The views inside this one, from the back to the front. The element tree has their elements in this order.
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

  /// Makes a view without subviews; its frame stays as it is given here or set later.
  public init(frame: CGRect) {
    self.frame = frame
    super.init()
  }

  public convenience override init() { self.init(frame: .zero) }

  /// There are no archives of views here: never called.
  public required init?(coder: NSCoder) { nil }

  open override var next: UIResponder? { controller ?? superview }

  // MARK: - Looks

  /// The color behind the view's content; nil for none.
  open var backgroundColor: UIColor?
  /// The color for parts that the user can act on, ``UIColor/tintColor`` by default; subviews do not take it over.
  open var tintColor: UIColor! = .tintColor
  /// How opaque the view is, from 0 to 1. A view at 0 keeps its element; ``isHidden`` removes it.
  open var alpha: CGFloat = 1
  /// How a picture fills the view, by default stretched.
  open var contentMode = ContentMode.scaleToFill
  /// Whether subviews are cut off at the edges; false by default, and elements outside stay in the tree either way.
  open var clipsToBounds = false
  /// Whether touches reach the view; the element tree does not follow it.
  open var isUserInteractionEnabled = true
  /// A number that the app gives the view, 0 by default.
  open var tag = 0
  /// Kept, without effect.
  open var autoresizingMask: AutoresizingMask = []

  // MARK: - Accessibility

  /// Whether the view is an element though it has neither identifier nor label.
  open var isAccessibilityElement = false {
    didSet { elementsDidChange() }
  }
  /// The identifier of the view's element; a view that has one is an element.
  open var accessibilityIdentifier: String? {
    didSet { elementsDidChange() }
  }
  /// The label of the view's element; a view that has one is an element.
  open var accessibilityLabel: String? {
    didSet { elementsDidChange() }
  }
  /// The value of the view's element. It does not make the view an element.
  open var accessibilityValue: String? {
    didSet { elementsDidChange() }
  }
  /// What an action on the view leads to; XCUITest does not read hints, so the element has none.
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
  package var isShown: Bool { !isHidden && (superview?.isShown ?? mirror?.isShowing ?? false) }

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
    /// One bit for each length.
    public let rawValue: UInt
    /// Makes a mask of bits that were stored.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The distance to the left edge.
    public static let flexibleLeftMargin = Self(rawValue: 1 << 0)
    /// The width of the view.
    public static let flexibleWidth = Self(rawValue: 1 << 1)
    /// The distance to the right edge.
    public static let flexibleRightMargin = Self(rawValue: 1 << 2)
    /// The distance to the top edge.
    public static let flexibleTopMargin = Self(rawValue: 1 << 3)
    /// The height of the view.
    public static let flexibleHeight = Self(rawValue: 1 << 4)
    /// The distance to the bottom edge.
    public static let flexibleBottomMargin = Self(rawValue: 1 << 5)
  }

  // MARK: - Animations

  private static var animates = true

  /// Whether animations of UIKit run; here they never do, so it is only kept.
  public class var areAnimationsEnabled: Bool { animates }
  /// Sets ``areAnimationsEnabled``; changes take place at once and completions are delayed either way.
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
    /// One bit for each option, two for the curve.
    public let rawValue: UInt
    /// Makes options of bits that were stored.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The user can act on views while they move; nothing moves here, so that is always so.
    public static let allowUserInteraction = Self(rawValue: 1 << 1)
    /// A movement begins where the one before it is.
    public static let beginFromCurrentState = Self(rawValue: 1 << 2)
    /// A movement goes on again and again; the completion still runs after one duration.
    public static let `repeat` = Self(rawValue: 1 << 3)
    /// A movement that repeats goes back and forth.
    public static let autoreverse = Self(rawValue: 1 << 4)
    /// Slow at both ends: no bit, so it applies where no other curve is given.
    public static let curveEaseInOut: Self = []
    /// Slow at the beginning.
    public static let curveEaseIn = Self(rawValue: 1 << 16)
    /// Slow at the end.
    public static let curveEaseOut = Self(rawValue: 2 << 16)
    /// Equally fast throughout.
    public static let curveLinear = Self(rawValue: 3 << 16)
  }
}
