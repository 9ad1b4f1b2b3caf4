import Foundation

/// What owns a view and hears when it shows. Children and their views are put together as in UIKit.
@preconcurrency @MainActor open class UIViewController: UIResponder {
  /// The controller that this one is a child of, which does not depend on where its view is.
  open private(set) weak var parent: UIViewController?
  /// The controllers that ``addChild(_:)`` added, in that order.
  open private(set) var children: [UIViewController] = []
  private var loadedView: UIView?

  /// A controller whose view is made by code: there are no nib files here.
  ///
  /// - Parameters:
  ///   - nibNameOrNil: Kept for callers; there are no archives of views here.
  ///   - nibBundleOrNil: The same.
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) { super.init() }

  public convenience override init() { self.init(nibName: nil, bundle: nil) }

  /// There are no archives of controllers here: never called.
  public required init?(coder: NSCoder) { nil }

  /// Ways in which the interface may stand. Not asked: it stands as the device does.
  open var supportedInterfaceOrientations: UIInterfaceOrientationMask { .allButUpsideDown }

  /// A name for the controller, which a bar shows where ``navigationItem`` or ``tabBarItem`` has no title.
  open var title: String? {
    didSet { containerContentDidChange() }
  }
  /// What the navigation bar above the controller shows.
  open private(set) lazy var navigationItem: UINavigationItem = {
    let item = UINavigationItem(title: "")
    item.title = nil
    item.changed = { [weak self] in self?.containerContentDidChange() }
    return item
  }()
  /// What the controller's tab shows.
  open var tabBarItem: UITabBarItem! {
    get {
      if storedTabBarItem == nil { self.tabBarItem = UITabBarItem(title: nil, image: nil, tag: 0) }
      return storedTabBarItem
    }
    set {
      storedTabBarItem = newValue
      newValue?.changed = { [weak self] in self?.containerContentDidChange() }
      containerContentDidChange()
    }
  }
  private var storedTabBarItem: UITabBarItem?
  /// The navigation controller that the controller is a page of, or is inside of one.
  open var navigationController: UINavigationController? {
    parent as? UINavigationController ?? parent?.navigationController
  }
  /// The tab bar controller that the controller is a tab of, or is inside of one.
  open var tabBarController: UITabBarController? { parent as? UITabBarController ?? parent?.tabBarController }

  /// The views around the controller show what it says of bars and tabs.
  private func containerContentDidChange() {
    var container = parent
    while let current = container {
      current.viewIfLoaded?.contentDidChange()
      container = current.parent
    }
  }
  /// The size that a container may give the view; nothing is laid out by it here.
  open var preferredContentSize = CGSize.zero
  open override var next: UIResponder? { viewIfLoaded?.superview }

  // MARK: - View

  /// The controller's view; reading it loads it.
  open var view: UIView! {
    get {
      loadViewIfNeeded()
      return loadedView
    }
    set {
      loadedView = newValue
      newValue?.controller = self
    }
  }

  /// The view, where it has been loaded.
  open var viewIfLoaded: UIView? { loadedView }
  /// Whether the view exists; unlike ``view``, reading it does not load the view.
  open var isViewLoaded: Bool { loadedView != nil }

  /// Makes the view; not to be called directly.
  open func loadView() { view = UIView(frame: UIScreen.main.bounds) }

  /// Loads the view where that has not happened yet.
  open func loadViewIfNeeded() {
    guard loadedView == nil else { return }
    loadView()
    viewDidLoad()
  }

  // MARK: - Life

  /// Called once, when the view has been loaded.
  open func viewDidLoad() {}
  /// Called when the view comes into a window that shows.
  open func viewWillAppear(_ animated: Bool) {}
  /// Called after ``viewWillAppear(_:)``, when the view is in its window and has its size.
  open func viewIsAppearing(_ animated: Bool) {}
  /// Called before the view's own views are laid out, which is when it appears.
  open func viewWillLayoutSubviews() {}
  /// Called when the view's own views have been laid out.
  open func viewDidLayoutSubviews() {}
  /// Called when the view shows.
  open func viewDidAppear(_ animated: Bool) {}
  /// Called when the view leaves its window, or the window is hidden.
  open func viewWillDisappear(_ animated: Bool) {}
  /// Called when the view shows no more.
  open func viewDidDisappear(_ animated: Bool) {}

  func viewVisibilityDidChange(_ isShown: Bool) {
    if isShown {
      viewWillAppear(false)
      viewIsAppearing(false)
      viewWillLayoutSubviews()
      viewDidLayoutSubviews()
      viewDidAppear(false)
    } else {
      viewWillDisappear(false)
      viewDidDisappear(false)
    }
  }

  // MARK: - The system

  /// The look that the controller's view has whatever the system's is; the view keeps it.
  open var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    get { view.overrideUserInterfaceStyle }
    set { view.overrideUserInterfaceStyle = newValue }
  }

  /// Called on a device that is short of memory; never here.
  open func didReceiveMemoryWarning() {}
  /// How the texts of the status bar look; pictures follow the color scheme instead.
  open var preferredStatusBarStyle: UIStatusBarStyle { .default }
  /// Whether the status bar is hidden; pictures show it.
  open var prefersStatusBarHidden: Bool { false }
  /// Whether the line at the screen's lower edge may be hidden; pictures show it.
  open var prefersHomeIndicatorAutoHidden: Bool { false }
  /// Asks for ``preferredStatusBarStyle`` and ``prefersStatusBarHidden`` again; without effect.
  open func setNeedsStatusBarAppearanceUpdate() {}
  /// Whether the controller turns with the device.
  open var shouldAutorotate: Bool { true }

  // MARK: - Presentation

  /// How the controller is presented.
  private(set) lazy var presentation = ControllerPresentation()

  /// Closes what the controller presents, or the controller where it is presented; otherwise the sheet or the cover of SwiftUI's
  /// that it is in, or goes back from its page.
  ///
  /// - Parameter completion: Called when that has been asked for.
  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    if dismissPresentation(completion) { return }
    viewIfLoaded?.shownBy?.dismissPlace()
    completion?()
  }

  /// Shows a controller: as the next page of the navigation controller that this one is in, otherwise above this one.
  open func show(_ vc: UIViewController, sender: Any?) {
    if let stack = self as? UINavigationController ?? navigationController {
      stack.pushViewController(vc, animated: true)
    } else {
      present(vc, animated: true)
    }
  }

  /// Shows a controller in the last column of the split view that this one is in, otherwise above this one.
  open func showDetailViewController(_ vc: UIViewController, sender: Any?) {
    if let split = splitViewController {
      split.showDetailViewController(vc, sender: sender)
    } else {
      present(vc, animated: true)
    }
  }

  // MARK: - Children

  /// Makes another controller a child; its view is added by the caller, as in UIKit.
  open func addChild(_ child: UIViewController) {
    guard child.parent !== self else { return }
    child.removeFromParent()
    children.append(child)
    child.parent = self
  }

  /// Ends being a child; the view stays where it is, as in UIKit.
  open func removeFromParent() {
    parent?.children.removeAll { $0 === self }
    parent = nil
  }

  /// Called before the controller is given a parent, or loses it.
  open func willMove(toParent parent: UIViewController?) {}
  /// Called when the controller has been given a parent, or has lost it.
  open func didMove(toParent parent: UIViewController?) {}
}
