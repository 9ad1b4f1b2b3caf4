import Foundation

/// Is notified of the pages that a navigation controller shows. All methods are optional.
@preconcurrency @MainActor public protocol UINavigationControllerDelegate: NSObjectProtocol {
  /// Called before a page shows.
  func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool)
  /// Called when a page shows.
  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool)
}

extension UINavigationControllerDelegate {
  /// Does nothing.
  public func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
  ) {}
  /// Does nothing.
  public func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
  ) {}
}

/// Shows controllers as the pages of a navigation stack, with its bar.
@preconcurrency @MainActor open class UINavigationController: UIViewController {
  /// The controllers from the root to the page on top.
  open var viewControllers: [UIViewController] = [] {
    didSet { pagesDidChange(oldValue) }
  }
  /// Is notified of the pages that show.
  open weak var delegate: (any UINavigationControllerDelegate)?
  /// The looks of the bar.
  public let navigationBar = UINavigationBar()
  /// Whether the bar is hidden.
  open var isNavigationBarHidden = false {
    didSet { viewIfLoaded?.contentDidChange() }
  }

  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }
  /// There are no archives of controllers here: never called.
  public required init?(coder: NSCoder) { nil }

  /// Makes a stack of one page.
  public convenience init(rootViewController: UIViewController) {
    self.init(nibName: nil, bundle: nil)
    viewControllers = [rootViewController]
    pagesDidChange([])
  }

  /// The page on top.
  open var topViewController: UIViewController? { viewControllers.last }
  /// The page that the user sees: the one on top.
  open var visibleViewController: UIViewController? { viewControllers.last }

  /// Puts a page on top.
  open func pushViewController(_ viewController: UIViewController, animated: Bool) {
    guard !viewControllers.contains(where: { $0 === viewController }) else { return }
    viewControllers.append(viewController)
  }

  /// Takes the page on top away, but never the root.
  ///
  /// - Returns: what was taken away.
  @discardableResult open func popViewController(animated: Bool) -> UIViewController? {
    viewControllers.count > 1 ? viewControllers.removeLast() : nil
  }

  /// Takes away what is above the root.
  ///
  /// - Returns: what was taken away.
  @discardableResult open func popToRootViewController(animated: Bool) -> [UIViewController]? {
    viewControllers.first.flatMap { popToViewController($0, animated: animated) }
  }

  /// Takes away what is above a page.
  ///
  /// - Returns: what was taken away.
  @discardableResult open func popToViewController(
    _ viewController: UIViewController, animated: Bool
  ) -> [UIViewController]? {
    guard let position = viewControllers.firstIndex(where: { $0 === viewController }) else { return nil }
    let removed = Array(viewControllers[(position + 1)...])
    viewControllers = Array(viewControllers[...position])
    return removed
  }

  /// Replaces all pages.
  open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    self.viewControllers = viewControllers
  }

  /// Hides the bar, or shows it.
  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) { isNavigationBarHidden = hidden }

  open override func loadView() {
    view = ShowingView { [weak self] version in self.map { NavigationPages(controller: $0, version: version) } }
  }

  private func pagesDidChange(_ old: [UIViewController]) {
    for page in old where !viewControllers.contains(where: { $0 === page }) { page.removeFromParent() }
    for page in viewControllers where page.parent !== self {
      addChild(page)
      page.didMove(toParent: self)
    }
    viewIfLoaded?.contentDidChange()
    guard let top = topViewController, top !== old.last else { return }
    delegate?.navigationController(self, willShow: top, animated: false)
    delegate?.navigationController(self, didShow: top, animated: false)
  }
}

private struct NavigationPages: View {
  let controller: UINavigationController
  let version: Int

  var body: some View {
    if let root = controller.viewControllers.first {
      NavigationStack(path: path) {
        ControllerPage(page: root, stack: controller, version: version)
          .navigationDestination(for: ControllerValue.self) {
            ControllerPage(page: $0.controller, stack: controller, version: version)
          }
      }
    }
  }

  private var path: Binding<[ControllerValue]> {
    Binding {
      controller.viewControllers.dropFirst().map { ControllerValue(controller: $0) }
    } set: {
      controller.viewControllers = Array(controller.viewControllers.prefix(1)) + $0.map(\.controller)
    }
  }
}

private struct ControllerPage: View {
  let page: UIViewController
  let stack: UINavigationController
  let version: Int

  var body: some View {
    let item = page.navigationItem
    ControllerPlace(controller: page)
      .navigationTitle(item.title ?? page.title ?? "")
      .navigationBarTitleDisplayMode(stack.navigationBar.prefersLargeTitles ? .automatic : .inline)
      .navigationBarBackButtonHidden(item.hidesBackButton)
      .toolbar(stack.isNavigationBarHidden ? .hidden : .automatic, for: .navigationBar)
      .toolbar {
        ToolbarItemGroup(placement: .topBarLeading) {
          BarButtons(items: item.leftBarButtonItems ?? [], version: version)
        }
        ToolbarItemGroup(placement: .topBarTrailing) {
          BarButtons(items: (item.rightBarButtonItems ?? []).reversed(), version: version)
        }
      }
  }
}

private struct BarButtons: View {
  let items: [UIBarButtonItem]
  let version: Int

  var body: some View {
    ForEach(items.map { BarButton(item: $0, version: version) }) { $0 }
  }
}

private struct BarButton: View, Identifiable {
  let item: UIBarButtonItem
  let version: Int
  nonisolated var id: ObjectIdentifier { ObjectIdentifier(item) }

  var body: some View {
    shape
      .disabled(!item.isEnabled)
      .accessibilityIdentifier(item.accessibilityIdentifier ?? "", isEnabled: item.accessibilityIdentifier != nil)
      .accessibilityLabel(item.accessibilityLabel ?? "", isEnabled: item.accessibilityLabel != nil)
  }

  @ViewBuilder private var shape: some View {
    if let menu = item.menu, item.primaryAction == nil {
      Menu {
        MenuElements(elements: menu.children, control: nil)
      } label: {
        label
      }
    } else if let customView = item.customView {
      ViewPlace(view: customView)
    } else {
      Button {
        item.perform()
      } label: {
        label
      }
    }
  }

  @ViewBuilder private var label: some View {
    if let image = item.image { Image(uiImage: image) } else { Text(verbatim: item.title ?? "") }
  }
}
