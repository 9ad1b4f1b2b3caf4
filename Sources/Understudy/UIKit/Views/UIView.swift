import Foundation
import UnderstudyElements
import UnderstudyTime

/// A rectangle in a window. Nothing is drawn: it says what is hosted where, and when that is to show. Constraints move nothing.
@preconcurrency @MainActor open class UIView: UIResponder {
  /// The rectangle in the superview, in points; kept as it is set. That of a view which SwiftUI shows is its place on the
  /// screen.
  open var frame: CGRect {
    get { mirror?.frame(ofRoot: self) ?? storedFrame }
    set { storedFrame = newValue }
  }
  private var storedFrame: CGRect
  /// The frame that the app or the test has set, wherever the view is shown.
  package var writtenFrame: CGRect { storedFrame }
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
    storedFrame = frame
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
  /// Whether touches reach the view and those in it; false for labels and pictures. The element tree does not follow it.
  open var isUserInteractionEnabled = true
  /// A number that the app gives the view, 0 by default.
  open var tag = 0
  /// The class of ``layer``, a descendant of `CALayer`, which this is by default.
  open class var layerClass: AnyClass { CALayer.self }
  /// What the view looks like otherwise, of the class that ``layerClass`` names. Kept, without effect.
  public private(set) lazy var layer: CALayer =
    Self.layerClass == CALayer.self ? CALayer() : NSObjectMaking.make(Self.layerClass, as: CALayer.self)
  /// Recognizers of movements on the view and on the views in it.
  open var gestureRecognizers: [UIGestureRecognizer]? {
    didSet {
      for recognizer in oldValue ?? [] where recognizer.view === self { recognizer.view = nil }
      for recognizer in gestureRecognizers ?? [] { recognizer.view = self }
      recognizersDidChange()
    }
  }
  func recognizersDidChange() {}
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
  var elementType: ElementType { (self as? any ViewWithElementType)?.typeOfElement ?? .other }
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

  /// The outermost view at the place that shows this one; nil for one that no app shows.
  final var shownRoot: UIView? {
    var view: UIView? = self
    while let current = view, current.mirror == nil { view = current.superview }
    return view
  }

  final func elementsDidChange() {
    shownBy?.viewsDidChange()
    contentDidChange()
  }

  /// The view of SwiftUI's that this one consists of; nil for most views.
  var hosted: (any HostedContent)? { nil }

  /// Brings ``hosted`` up to date with the properties of this view.
  func contentDidChange() {}

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
  open func addSubview(_ view: UIView) { insertSubview(view, at: .max) }

  /// Puts a view among the others in this one; it leaves the one that it is in.
  ///
  /// - Parameter index: How many are behind it; a number beyond the last puts it in front.
  open func insertSubview(_ view: UIView, at index: Int) {
    if view.superview === self {
      reorder { subviews in
        subviews.removeAll { $0 === view }
        subviews.insert(view, at: min(max(index, 0), subviews.count))
      }
      return
    }
    let (former, next) = (view.window, window)
    view.willMove(toSuperview: self)
    if former !== next { view.windowWillChange(to: next) }
    view.leaveSuperview()
    subviews.insert(view, at: min(max(index, 0), subviews.count))
    view.superview = self
    didAddSubview(view)
    view.didMoveToSuperview()
    if former !== next { view.windowDidChange() }
    view.visibilityDidChange()
    elementsDidChange()
  }

  /// Takes the view out of the one that it is in.
  open func removeFromSuperview() {
    guard superview != nil else { return }
    let (place, hadWindow) = (shownBy, window != nil)
    willMove(toSuperview: nil)
    if hadWindow { windowWillChange(to: nil) }
    leaveSuperview()
    didMoveToSuperview()
    if hadWindow { windowDidChange() }
    visibilityDidChange()
    place?.viewsDidChange()
  }

  private func leaveSuperview() {
    superview?.willRemoveSubview(self)
    superview?.subviews.removeAll { $0 === self }
    superview = nil
  }

  /// Changes which views are in front of others.
  final func reorder(_ body: (inout [UIView]) -> Void) {
    body(&subviews)
    elementsDidChange()
  }

  private func windowWillChange(to window: UIWindow?) {
    willMove(toWindow: window)
    for view in subviews { view.windowWillChange(to: window) }
  }

  private func windowDidChange() {
    didMoveToWindow()
    for view in subviews { view.windowDidChange() }
  }

  /// Called before the view comes into another one, or is taken out.
  open func willMove(toSuperview newSuperview: UIView?) {}
  /// Called when the view has come into another one, or has been taken out.
  open func didMoveToSuperview() {}
  /// Called before the view comes into a window, or leaves it.
  open func willMove(toWindow newWindow: UIWindow?) {}
  /// Called when the view has come into a window, or has left it.
  open func didMoveToWindow() {}
  /// Called when a view has come into this one.
  open func didAddSubview(_ subview: UIView) {}
  /// Called before a view is taken out of this one.
  open func willRemoveSubview(_ subview: UIView) {}

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

  /// The look that the view has whatever the system's is; that of the app's window applies to all of its content.
  open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified

  /// Called by ``layoutIfNeeded()``.
  open func layoutSubviews() {}

  /// Draws the view. Not called: pictures show no drawings of UIKit's views.
  open func draw(_ rect: CGRect) {}
  /// Asks for a drawing, which there is none of.
  open func setNeedsDisplay() {}
  /// Asks for a drawing of a part, which there is none of.
  open func setNeedsDisplay(_ rect: CGRect) {}

  // MARK: - Touches

  /// Whether a point lies in the bounds.
  ///
  /// - Parameters:
  ///   - point: In the view's coordinates.
  ///   - event: Is not read.
  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }

  /// The view in front at a point, by the frames that are set; nil for a point outside. Touches of a test do not ask for it.
  ///
  /// - Parameters:
  ///   - point: In the view's coordinates.
  ///   - event: Is not read.
  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard !isHidden, isUserInteractionEnabled, alpha > 0.01, self.point(inside: point, with: event) else { return nil }
    for view in subviews.reversed() {
      let inside = CGPoint(x: point.x - view.frame.minX, y: point.y - view.frame.minY)
      if let hit = view.hitTest(inside, with: event) { return hit }
    }
    return self
  }

  // MARK: - Sizes

  private var hugging: [NSLayoutConstraint.Axis: UILayoutPriority] = [:]
  private var resistance: [NSLayoutConstraint.Axis: UILayoutPriority] = [:]

  /// The size that the view has by its content; ``UIView/noIntrinsicMetric`` for a length that does not follow from it.
  open var intrinsicContentSize: CGSize { CGSize(width: Self.noIntrinsicMetric, height: Self.noIntrinsicMetric) }

  /// Makes the views of SwiftUI around it lay out by another ``intrinsicContentSize``.
  open func invalidateIntrinsicContentSize() { shownBy?.sizesDidChange() }

  /// The size that the view wants to have for a given one; the size that it has, unless a subclass returns another.
  open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }

  /// The size that fits a target best: the view's own lengths, or the target's where these are required.
  ///
  /// - Parameters:
  ///   - targetSize: In points.
  ///   - horizontalFittingPriority: ``UILayoutPriority/required`` for the target's width.
  ///   - verticalFittingPriority: ``UILayoutPriority/required`` for the target's height.
  open func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    let size = intrinsicContentSize
    return CGSize(
      width: horizontalFittingPriority == .required ? targetSize.width : max(size.width, 0),
      height: verticalFittingPriority == .required ? targetSize.height : max(size.height, 0))
  }

  /// How much the view resists to be longer than its content; above 750, views of SwiftUI around give way.
  open func setContentHuggingPriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
    hugging[axis] = priority
    shownBy?.sizesDidChange()
  }
  /// What was set for the axis, else ``UILayoutPriority/defaultLow``.
  open func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    hugging[axis] ?? .defaultLow
  }

  /// How much the view resists to be shorter than its content; above 750, views of SwiftUI around give way.
  open func setContentCompressionResistancePriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {
    resistance[axis] = priority
    shownBy?.sizesDidChange()
  }
  /// What was set for the axis, else ``UILayoutPriority/defaultHigh``.
  open func contentCompressionResistancePriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    resistance[axis] ?? .defaultHigh
  }
}
