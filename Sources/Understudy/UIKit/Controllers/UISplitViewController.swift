import Foundation

/// Is notified of columns that a split view shows and hides. All methods are optional.
@preconcurrency @MainActor public protocol UISplitViewControllerDelegate: AnyObject {
  /// Which column a narrow screen shows first; the proposed one by default.
  func splitViewController(
    _ svc: UISplitViewController,
    topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
  ) -> UISplitViewController.Column
}

extension UISplitViewControllerDelegate {
  /// The proposed column, for delegates that do not choose.
  public func splitViewController(
    _ svc: UISplitViewController,
    topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
  ) -> UISplitViewController.Column { proposedTopColumn }
}

/// Shows controllers as columns beside each other; on a narrow screen one of them, as a split view of SwiftUI's.
///
/// Source: Apple's page "UISplitViewController".
@preconcurrency @MainActor open class UISplitViewController: UIViewController {
  /// How many columns there are.
  public enum Style: Int, Sendable { case unspecified, doubleColumn, tripleColumn }
  /// A column.
  public enum Column: Int, Sendable { case primary, supplementary, secondary, compact }
  /// Which columns show.
  public enum DisplayMode: Int, Sendable {
    case automatic, secondaryOnly, oneBesideSecondary, oneOverSecondary, twoBesideSecondary, twoOverSecondary
    case twoDisplaceSecondary
  }
  /// How columns share the width.
  public enum SplitBehavior: Int, Sendable { case automatic, tile, overlay, displace }

  /// How many columns there are.
  public let style: Style
  private var columns: [Column: UIViewController] = [:] {
    didSet { viewIfLoaded?.contentDidChange() }
  }
  /// The column that a narrow screen shows.
  fileprivate(set) var top: Column?
  /// Is asked for the column that a narrow screen shows.
  open weak var delegate: (any UISplitViewControllerDelegate)?
  /// Which columns the app wants to show.
  open var preferredDisplayMode = DisplayMode.automatic {
    didSet { viewIfLoaded?.contentDidChange() }
  }
  /// How columns share the width. Kept, without effect.
  open var preferredSplitBehavior = SplitBehavior.automatic
  /// Whether a swipe shows the first column. Kept, without effect.
  open var presentsWithGesture = true
  /// How wide the first column is, as a part of the width. Kept, without effect.
  open var preferredPrimaryColumnWidthFraction: CGFloat = -1
  /// How wide the first column is at most, in points. Kept, without effect.
  open var maximumPrimaryColumnWidth: CGFloat = -1
  /// How wide the first column is at least, in points. Kept, without effect.
  open var minimumPrimaryColumnWidth: CGFloat = -1

  /// Makes a split view of a number of columns.
  public init(style: Style) {
    self.style = style
    super.init(nibName: nil, bundle: nil)
  }

  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    style = .unspecified
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// There are no archives of controllers here: never called.
  public required init?(coder: NSCoder) { nil }

  /// The controllers of the columns, in their order.
  open var viewControllers: [UIViewController] {
    get { [.primary, .supplementary, .secondary].compactMap { columns[$0] } }
    set {
      let names: [Column] = newValue.count > 2 ? [.primary, .supplementary, .secondary] : [.primary, .secondary]
      for (column, old) in columns where !newValue.contains(where: { $0 === old }) {
        setViewController(nil, for: column)
      }
      for (column, controller) in zip(names, newValue) { setViewController(controller, for: column) }
    }
  }

  /// The controller of a column; nil for an empty one.
  open func viewController(for column: Column) -> UIViewController? { columns[column] }

  /// Puts a controller into a column; nil makes it empty.
  open func setViewController(_ vc: UIViewController?, for column: Column) {
    guard columns[column] !== vc else { return }
    columns[column]?.removeFromParent()
    if let vc {
      addChild(vc)
      vc.didMove(toParent: self)
    }
    columns[column] = vc
  }

  /// Shows a column: on a narrow screen in place of the one that shows.
  open func show(_ column: Column) {
    top = column
    viewIfLoaded?.contentDidChange()
  }

  /// Hides a column: on a narrow screen the one before shows.
  open func hide(_ column: Column) {
    top = column == .secondary ? (style == .tripleColumn ? .supplementary : .primary) : .primary
    viewIfLoaded?.contentDidChange()
  }

  /// Shows a controller in the last column.
  open override func showDetailViewController(_ vc: UIViewController, sender: Any?) {
    setViewController(vc, for: .secondary)
    show(.secondary)
  }

  /// Whether a narrow screen shows one column.
  open var isCollapsed: Bool { UIScreen.main.traitCollection.horizontalSizeClass == .compact }
  /// Which columns show.
  open var displayMode: DisplayMode {
    preferredDisplayMode == .automatic ? .oneBesideSecondary : preferredDisplayMode
  }

  open override func loadView() {
    view = ShowingView { [weak self] version in self.map { SplitColumns(controller: $0, version: version) } }
  }

  fileprivate var shownColumn: Column {
    top ?? delegate?.splitViewController(self, topColumnForCollapsingToProposedTopColumn: .secondary) ?? .primary
  }
}

extension UIViewController {
  /// The split view that the controller is a column of, or is inside of one.
  public var splitViewController: UISplitViewController? {
    parent as? UISplitViewController ?? parent?.splitViewController
  }
}

private struct SplitColumns: View {
  let controller: UISplitViewController
  let version: Int

  var body: some View {
    let shown = Binding {
      preferred(controller.shownColumn)
    } set: {
      controller.top = $0 == .detail ? .secondary : $0 == .content ? .supplementary : .primary
    }
    if let middle = controller.viewController(for: .supplementary) {
      NavigationSplitView(columnVisibility: visibility, preferredCompactColumn: shown) {
        column(.primary)
      } content: {
        ControllerPlace(controller: middle).id(ObjectIdentifier(middle))
      } detail: {
        column(.secondary)
      }
    } else {
      NavigationSplitView(columnVisibility: visibility, preferredCompactColumn: shown) {
        column(.primary)
      } detail: {
        column(.secondary)
      }
    }
  }

  private var visibility: Binding<NavigationSplitViewVisibility> {
    .constant(controller.preferredDisplayMode == .secondaryOnly ? .detailOnly : .all)
  }

  private func preferred(_ column: UISplitViewController.Column) -> NavigationSplitViewColumn {
    switch column {
    case .primary, .compact: .sidebar
    case .supplementary: .content
    case .secondary: .detail
    }
  }

  @ViewBuilder private func column(_ column: UISplitViewController.Column) -> some View {
    if let shown = controller.viewController(for: column) {
      ControllerPlace(controller: shown).id(ObjectIdentifier(shown))
    }
  }
}
