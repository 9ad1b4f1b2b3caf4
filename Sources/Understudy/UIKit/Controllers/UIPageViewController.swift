import Foundation

/// Says which pages are beside others.
@preconcurrency @MainActor public protocol UIPageViewControllerDataSource: NSObjectProtocol {
  /// The page before another; nil before the first.
  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
  ) -> UIViewController?
  /// The page after another; nil after the last.
  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
  ) -> UIViewController?
}

/// Is notified of the pages that the user turns. All methods are optional.
@preconcurrency @MainActor public protocol UIPageViewControllerDelegate: NSObjectProtocol {
  /// Called before the user turns to a page.
  func pageViewController(
    _ pageViewController: UIPageViewController, willTransitionTo pendingViewControllers: [UIViewController])
  /// Called when the user has turned a page.
  func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool)
}

extension UIPageViewControllerDelegate {
  /// Does nothing.
  public func pageViewController(
    _ pageViewController: UIPageViewController, willTransitionTo pendingViewControllers: [UIViewController]
  ) {}
  /// Does nothing.
  public func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool
  ) {}
}

/// Shows one controller as a page. A swipe turns to the one that the data source has beside it.
@preconcurrency @MainActor open class UIPageViewController: UIViewController {
  /// What turning looks like. Both look the same here.
  public enum TransitionStyle: Int, Sendable { case pageCurl, scroll }
  /// The direction in which pages follow each other.
  public enum NavigationOrientation: Int, Sendable { case horizontal, vertical }
  /// The direction in which pages are set.
  public enum NavigationDirection: Int, Sendable { case forward, reverse }
  /// What options are known by.
  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    /// The option as a text.
    public let rawValue: String
    /// Makes a key of a text.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The space between pages.
    public static let interPageSpacing = Self(rawValue: "UIPageViewControllerOptionInterPageSpacingKey")
    /// Where the spine of curled pages is.
    public static let spineLocation = Self(rawValue: "UIPageViewControllerOptionSpineLocationKey")
  }

  /// What turning looks like.
  public let transitionStyle: TransitionStyle
  /// The direction in which pages follow each other.
  public let navigationOrientation: NavigationOrientation
  /// Says which pages are beside others; without it the user cannot turn pages.
  open weak var dataSource: (any UIPageViewControllerDataSource)?
  /// Is notified of the pages that the user turns.
  open weak var delegate: (any UIPageViewControllerDelegate)?
  /// The page that shows.
  open private(set) var viewControllers: [UIViewController]? = []

  /// Makes a controller without a page.
  ///
  /// - Parameters:
  ///   - style: What turning looks like.
  ///   - navigationOrientation: The direction in which pages follow each other.
  ///   - options: Without effect.
  public init(
    transitionStyle style: TransitionStyle, navigationOrientation: NavigationOrientation,
    options: [OptionsKey: Any]? = nil
  ) {
    (transitionStyle, self.navigationOrientation) = (style, navigationOrientation)
    super.init(nibName: nil, bundle: nil)
  }

  /// There are no archives of controllers here: never called.
  public required init?(coder: NSCoder) { nil }

  /// Shows pages.
  ///
  /// - Parameter completion: Gets true.
  open func setViewControllers(
    _ viewControllers: [UIViewController]?, direction: NavigationDirection, animated: Bool,
    completion: ((Bool) -> Void)? = nil
  ) {
    let new = viewControllers ?? []
    defer { completion?(true) }
    guard new.map(ObjectIdentifier.init) != (self.viewControllers ?? []).map(ObjectIdentifier.init) else { return }
    show(new)
  }

  private func show(_ new: [UIViewController]) {
    for page in viewControllers ?? [] where !new.contains(where: { $0 === page }) { page.removeFromParent() }
    viewControllers = new
    for page in new where page.parent !== self {
      addChild(page)
      page.didMove(toParent: self)
    }
    viewIfLoaded?.contentDidChange()
  }

  open override func loadView() {
    view = ShowingView { [weak self] version in self.map { CurrentPage(controller: $0, version: version) } }
  }

  /// - Returns: whether there was a page.
  fileprivate func turn(forward: Bool) -> Bool {
    guard let current = viewControllers?.last, let source = dataSource else { return false }
    let next =
      forward
      ? source.pageViewController(self, viewControllerAfter: current)
      : source.pageViewController(self, viewControllerBefore: current)
    guard let next else { return false }
    let former = viewControllers ?? []
    delegate?.pageViewController(self, willTransitionTo: [next])
    show([next])
    delegate?.pageViewController(
      self, didFinishAnimating: true, previousViewControllers: former, transitionCompleted: true)
    return true
  }
}

private struct CurrentPage: View {
  let controller: UIPageViewController
  let version: Int

  var body: some View {
    let pages = (controller.viewControllers ?? []).map { ControllerValue(controller: $0) }
    PageTurner(turn: { controller.turn(forward: $0) }, isVertical: controller.navigationOrientation == .vertical) {
      ForEach(pages, id: \.self) { ControllerPlace(controller: $0.controller) }
    }
  }
}
