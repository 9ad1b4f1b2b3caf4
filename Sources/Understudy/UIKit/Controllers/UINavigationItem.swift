import Foundation

/// What a controller says of the navigation bar above it.
@preconcurrency @MainActor open class UINavigationItem: NSObject {
  /// The title in the bar.
  open var title: String? {
    didSet { changed?() }
  }
  /// A line above the title. Kept, without effect.
  open var prompt: String?
  /// Whether the way back is hidden.
  open var hidesBackButton = false {
    didSet { changed?() }
  }
  /// How the title is shown; by default as that of the page before.
  open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic
  /// How the button shows that leads back to this page. Kept, without effect.
  open var backButtonDisplayMode = BackButtonDisplayMode.default
  /// What the button says that leads back to this page. Kept, without effect.
  open var backButtonTitle: String?
  /// The button that leads back to this page. Kept, without effect.
  open var backBarButtonItem: UIBarButtonItem?
  /// A view in place of the title, which is kept and not shown.
  open var titleView: UIView?
  /// The buttons at the bar's beginning.
  open var leftBarButtonItems: [UIBarButtonItem]? {
    didSet { buttonsDidChange(leftBarButtonItems) }
  }
  /// The buttons at the bar's end, the outermost first.
  open var rightBarButtonItems: [UIBarButtonItem]? {
    didSet { buttonsDidChange(rightBarButtonItems) }
  }
  /// Notified of each change.
  var changed: (@MainActor () -> Void)?

  /// Makes an item with a title.
  public init(title: String) {
    self.title = title
    super.init()
  }

  /// The first button at the bar's beginning.
  open var leftBarButtonItem: UIBarButtonItem? {
    get { leftBarButtonItems?.first }
    set { leftBarButtonItems = newValue.map { [$0] } }
  }
  /// The first button at the bar's end.
  open var rightBarButtonItem: UIBarButtonItem? {
    get { rightBarButtonItems?.first }
    set { rightBarButtonItems = newValue.map { [$0] } }
  }

  private func buttonsDidChange(_ items: [UIBarButtonItem]?) {
    for item in items ?? [] { item.changed = { [weak self] in self?.changed?() } }
    changed?()
  }

  /// What a button back shows: a title, "Back", or an arrow alone.
  public enum BackButtonDisplayMode: Int, Sendable { case `default`, generic, minimal }

  /// How a title is shown.
  public enum LargeTitleDisplayMode: Int, Sendable { case automatic, always, never }
}
