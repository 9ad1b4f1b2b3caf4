import Foundation

/// Refreshes a table or a collection that the user pulls down. Source: Apple's page "UIRefreshControl".
///
/// It has no element: while it refreshes, a pull does nothing.
@preconcurrency @MainActor open class UIRefreshControl: UIControl {
  /// Whether a refresh is under way.
  open private(set) var isRefreshing = false
  /// A text below the circle. Kept, without effect.
  open var attributedTitle: NSAttributedString?

  public override init(frame: CGRect) { super.init(frame: frame) }
  /// Fails, as there are no archives of views here.
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  /// Makes a control, for ``UIScrollView/refreshControl``.
  public convenience init() { self.init(frame: .zero) }

  /// Notes that the app refreshes by itself, without performing actions.
  open func beginRefreshing() { isRefreshing = true }
  /// Notes the end of a refresh. The user can pull again.
  open func endRefreshing() { isRefreshing = false }

  /// The user has pulled: performs the actions of ``UIControl/Event/valueChanged``, which end the refresh.
  func pull() {
    guard isEnabled, !isRefreshing else { return }
    isRefreshing = true
    sendActions(for: [.valueChanged, .primaryActionTriggered])
  }
}

extension View {
  /// Lets a pull refresh, if there is a control for it.
  func refreshes(by control: UIRefreshControl?) -> some View {
    transformEnvironment(\.refresh) { refresh in
      if let control { refresh = RefreshAction { control.pull() } }
    }
  }
}
