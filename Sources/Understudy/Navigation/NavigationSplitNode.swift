@_spi(Runtime) import UnderstudyCore

/// The columns of a split view on a screen with room for one: the first is a stack's root, the others its pages.
package final class NavigationSplitNode: Node, LocationReader {
  private let columnCount: Int
  private var preferred: Binding<NavigationSplitViewColumn>?
  private var lastPreferred: NavigationSplitViewColumn?
  /// The columns after the first.
  private var pages: [any SplitColumnPage] = []
  private unowned(unsafe) var stack: NavigationStackNode!
  /// The place of the column that is shown.
  private var top = 0

  init(columnCount: Int, _ preferred: Binding<NavigationSplitViewColumn>?, _ inputs: _ViewInputs) {
    self.columnCount = columnCount
    super.init(inputs)
    accept(preferred)
  }

  func accept(_ new: Binding<NavigationSplitViewColumn>?) {
    preferred = new
    new?.location.addReader(self)
    markDirty()
  }

  /// Gives a column after the first its content.
  func setContent<Content: View>(ofColumn position: Int, _ content: @escaping @MainActor () -> Content) {
    if pages.count < position {
      pages.append(TypedColumnPage(SplitColumn(position, of: self), content))
    } else {
      (pages[position - 1] as? TypedColumnPage<Content>)?.update(content)
    }
  }

  /// Makes the stack with the first column as its root.
  func makeStack<Root: View>(_ inputs: _ViewInputs, _ root: @escaping @MainActor () -> Root) -> NavigationStackNode {
    let made = NavigationStackNode(path: nil, inputs)
    stack = made
    made.mountRoot(column: SplitColumn(0, of: self), root)
    return made
  }

  // MARK: The column that is shown

  /// Follows the app's word of which column is shown.
  package override func update() {
    guard let preferred, !flags.contains(.isUnmounted) else { return }
    let column = preferred.location.get()
    guard column != lastPreferred else { return }
    lastPreferred = column
    show(position(of: column))
  }

  private func position(of column: NavigationSplitViewColumn) -> Int {
    if column == .detail { return columnCount - 1 }
    return column == .content ? columnCount - 2 : 0
  }

  private func column(at position: Int) -> NavigationSplitViewColumn {
    if position == 0 { return .sidebar }
    return position == columnCount - 1 ? .detail : .content
  }

  private func show(_ position: Int) {
    guard position != top, position < columnCount else { return }
    top = position
    for (index, page) in pages.enumerated() {
      if index < position { stack.present(page) } else { stack.unpresent(page) }
    }
    let column = column(at: position)
    guard let preferred, lastPreferred != column else { return }
    lastPreferred = column
    host.enqueue(.change) { preferred.wrappedValue = column }
  }

  /// A list of a column has chosen something, or nothing any more.
  ///
  /// - Parameter isInitial: Whether the list has only now come; where the app says which column is shown, that takes precedence.
  fileprivate func selectionDidChange(inColumn position: Int, hasSelection: Bool, isInitial: Bool) {
    if hasSelection {
      if top == position, !(isInitial && preferred != nil) { show(position + 1) }
    } else if top > position, !isInitial {
      show(position)
    }
  }

  fileprivate func columnDidPop(_ position: Int) { show(position - 1) }

  package func locationDidChange() { markDirty() }
  package func locationWillChange() { host.invalidate(self) }
}

/// A column, as its page and the lists in it know it.
@MainActor
package final class SplitColumn {
  private let position: Int
  private weak var split: NavigationSplitNode?
  private var selection: AnyHashable?
  private var clearSelection: (@MainActor () -> Void)?

  fileprivate init(_ position: Int, of split: NavigationSplitNode) {
    self.position = position
    self.split = split
  }

  /// A list says what is chosen in it: at first, and whenever that may have changed.
  func listSelection(is new: AnyHashable?, isInitial: Bool, clear: @escaping @MainActor () -> Void) {
    clearSelection = clear
    guard isInitial || new != selection else { return }
    selection = new
    split?.selectionDidChange(inColumn: position, hasSelection: new != nil, isInitial: isInitial)
  }

  /// The user chose a row, perhaps the one that was chosen already.
  func rowWasChosen() {
    split?.selectionDidChange(inColumn: position, hasSelection: true, isInitial: false)
  }

  fileprivate func nextDidPop() {
    selection = nil
    clearSelection?()
  }

  fileprivate func didPop() {
    split?.columnDidPop(position)
    split?.column(before: position)?.nextDidPop()
  }
}

extension NavigationSplitNode {
  fileprivate func column(before position: Int) -> SplitColumn? {
    position == 1 ? stack.rootPage?.column : pages[position - 2].column
  }
}

/// A column after the first, as a page on the stack.
@MainActor
private protocol SplitColumnPage: PagePresenter {
  var column: SplitColumn { get }
}

private final class TypedColumnPage<Content: View>: SplitColumnPage {
  let column: SplitColumn
  private var content: @MainActor () -> Content
  private weak var scope: ScopeNode?

  init(_ column: SplitColumn, _ content: @escaping @MainActor () -> Content) {
    self.column = column
    self.content = content
  }

  func update(_ new: @escaping @MainActor () -> Content) {
    content = new
    scope?.update(new)
  }

  func makePage(in stack: NavigationStackNode, depth: Int) -> ScopeNode {
    let made = stack.makeScope(depth: depth, isVisible: true, column: column, content: content)
    scope = made
    return made
  }

  func didPop() { column.didPop() }
}
