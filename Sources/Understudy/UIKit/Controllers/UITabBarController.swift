import Foundation

/// Is notified of the tabs that the user chooses. All methods are optional.
@preconcurrency @MainActor public protocol UITabBarControllerDelegate: NSObjectProtocol {
  /// Decides whether a tab is selected; by default it is.
  func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool
  /// Called when the user has chosen a tab.
  func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController)
}

extension UITabBarControllerDelegate {
  /// Lets every tab be selected.
  public func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool { true }
  /// Does nothing.
  public func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {}
}

/// Shows controllers as tabs, with their bar.
@preconcurrency @MainActor open class UITabBarController: UIViewController {
  /// The controllers, in the order of their tabs.
  open var viewControllers: [UIViewController]? {
    didSet { tabsDidChange(oldValue ?? []) }
  }
  /// Which tab shows.
  open var selectedIndex = 0 {
    didSet { if selectedIndex != oldValue { viewIfLoaded?.contentDidChange() } }
  }
  /// Is notified of the tabs that the user chooses.
  open weak var delegate: (any UITabBarControllerDelegate)?
  /// The looks of the bar.
  public let tabBar = UITabBar()

  /// The controller whose tab shows.
  open var selectedViewController: UIViewController? {
    get { viewControllers.flatMap { $0.indices.contains(selectedIndex) ? $0[selectedIndex] : nil } }
    set { if let index = viewControllers?.firstIndex(where: { $0 === newValue }) { selectedIndex = index } }
  }

  /// Replaces all tabs.
  open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
    self.viewControllers = viewControllers
  }

  open override func loadView() {
    view = ShowingView { [weak self] version in self.map { ControllerTabs(controller: $0, version: version) } }
  }

  private func tabsDidChange(_ old: [UIViewController]) {
    let tabs = viewControllers ?? []
    for tab in old where !tabs.contains(where: { $0 === tab }) { tab.removeFromParent() }
    for tab in tabs where tab.parent !== self {
      addChild(tab)
      tab.didMove(toParent: self)
    }
    selectedIndex = min(selectedIndex, max(tabs.count - 1, 0))
    viewIfLoaded?.contentDidChange()
  }

  fileprivate func userDidSelect(_ index: Int) {
    guard let tab = viewControllers?[index], delegate?.tabBarController(self, shouldSelect: tab) ?? true else { return }
    // The tab that shows goes back to its root.
    if index == selectedIndex { (tab as? UINavigationController)?.popToRootViewController(animated: true) }
    selectedIndex = index
    delegate?.tabBarController(self, didSelect: tab)
  }
}

private struct ControllerTabs: View {
  let controller: UITabBarController
  let version: Int

  var body: some View {
    let tabs = (controller.viewControllers ?? []).map { ControllerValue(controller: $0) }
    TabView(
      selection: Binding {
        controller.selectedIndex
      } set: {
        controller.userDidSelect($0)
      }
    ) {
      ForEach(Array(tabs.enumerated()), id: \.element) { index, tab in
        ControllerTab(controller: tab.controller, version: version).tag(index)
      }
    }
  }
}

private struct ControllerTab: View {
  let controller: UIViewController
  let version: Int

  var body: some View {
    let item = controller.tabBarItem
    ControllerPlace(controller: controller)
      .tabItem {
        if let image = item?.image { Image(uiImage: image) }
        Text(verbatim: item?.title ?? controller.title ?? "")
      }
      .badge(item?.badgeValue.map { Text(verbatim: $0) })
  }
}
