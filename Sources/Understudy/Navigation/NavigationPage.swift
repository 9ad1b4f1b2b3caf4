@_spi(Runtime) import UnderstudyCore

/// The page that a view lies on.
@MainActor
package final class NavigationPage {
  package weak var stack: NavigationStackNode?
  package weak var scope: ScopeNode?
  /// The column of a split view that the page is, nil for other pages.
  package let column: SplitColumn?
  /// The stacks that lie on the page: the one that is visible is one with this to the user (SEM-293, F-31).
  private(set) var innerStacks: [NavigationStackNode] = []
  /// Whether the lists of the page are being edited (SEM-261).
  private(set) lazy var editMode = stack.map { EditModeStorage.make(in: $0.host) }

  init(stack: NavigationStackNode, column: SplitColumn?) {
    self.stack = stack
    self.column = column
  }

  func add(_ stack: NavigationStackNode) { innerStacks.append(stack) }
  func remove(_ stack: NavigationStackNode) { innerStacks.removeAll { $0 === stack } }
}

/// Shows a page of its own on top of the path.
@MainActor
protocol PagePresenter: AnyObject {
  func makePage(in stack: NavigationStackNode, depth: Int) -> ScopeNode
  /// Whether a page that was made is still the one to show.
  func shows(_ page: ScopeNode) -> Bool
  /// The user, or `dismiss`, took the page off.
  func didPop()
}

extension PagePresenter {
  func shows(_ page: ScopeNode) -> Bool { true }
}

/// Shows the page of a value that a link in another column leads to.
final class ValuePresenter: PagePresenter {
  private let value: AnyHashable
  private weak var destination: (any PageDestination)?
  private weak var page: ScopeNode?

  init(_ value: AnyHashable, _ destination: any PageDestination) {
    (self.value, self.destination) = (value, destination)
  }

  func makePage(in stack: NavigationStackNode, depth: Int) -> ScopeNode {
    let made =
      destination?.makePage(value, in: stack, depth: depth)
      ?? stack.makeScope(depth: depth, isVisible: true) { EmptyView() }
    page = made
    return made
  }

  func shows(_ page: ScopeNode) -> Bool { page === self.page }
  func didPop() {}
}

extension EnvironmentValues {
  /// The page of a stack that the view lies on, nil outside of stacks.
  @Entry package var navigationPage: NavigationPage? = nil
}
