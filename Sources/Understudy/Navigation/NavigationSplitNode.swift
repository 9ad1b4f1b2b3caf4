@_spi(Runtime) import UnderstudyCore

/// The columns of a split view: in a regular width each shows its own stack beside the others; in a compact one the first
/// is a stack's root, and the others are its pages.
///
/// When the width becomes another one the columns are made again, and so is their state.
package final class NavigationSplitNode: EvaluatingNode, PreferenceObserver {
  private var bindings = NavigationSplitBindings(visibility: nil, preferredColumn: nil)
  private var lastPreferred: NavigationSplitViewColumn?
  private(set) var columns: [any SplitColumnPage] = []

  /// Whether the columns are beside each other; nil before they have been made.
  private(set) var isExpanded: Bool?
  /// The place of the column that is shown in a compact width.
  private var top = 0
  /// The stack of all columns in a compact width.
  private weak var stack: NavigationStackNode?
  /// The columns in a regular width, and their stacks.
  private(set) var scopes: [ScopeNode] = []
  private var stacks: [NavigationStackNode?] = []
  /// What the user has chosen, in an app that says nothing of it.
  private var ownVisibility = NavigationSplitViewVisibility.automatic
  /// How many columns are shown in a regular width: the last ones.
  private(set) var shownCount = 0
  /// How the columns were laid out last.
  var laidOut = NavigationSplitLayout()

  package let observedKeys: UInt64

  override init(_ inputs: _ViewInputs) {
    observedKeys = inputs.host.preferenceBit(of: NavigationSplitColumnWidthKey.self)
    super.init(inputs)
    followEnvironment()
    host.addPreferenceObserver(self)
  }

  var columnCount: Int { columns.count }

  /// Gives a column its content.
  func setContent<Content: View>(ofColumn position: Int, _ content: @escaping @MainActor () -> Content) {
    if columns.count <= position {
      columns.append(TypedColumnPage(SplitColumn(position, of: self), content))
    } else {
      (columns[position] as? TypedColumnPage<Content>)?.update(content)
    }
  }

  /// Takes what the app says of the columns, when all have their content.
  func accept(_ new: NavigationSplitBindings) {
    bindings = new
    new.preferredColumn?.location.addReader(self)
    new.visibility?.location.addReader(self)
    if isExpanded == nil { makeColumns(isExpanded: isWidthRegular) }
    markDirty()
  }

  private var isWidthRegular: Bool { environment.values.horizontalSizeClass == .regular }

  package override func environmentDidChange() {
    if host.isUpdating { markDirty() } else { host.invalidate(self) }
  }

  package override func update() {
    guard !flags.contains(.isUnmounted) else { return }
    flags.insert(.isMounted)
    if isExpanded != isWidthRegular {
      removeChildren(0..<children.count)
      makeColumns(isExpanded: isWidthRegular)
      for child in children { host.noteInsertion(child) }
      childrenDidChange()
      layoutDidChange()
    }
    if isExpanded == true { showColumns() } else { followPreferred() }
  }

  private func makeColumns(isExpanded: Bool) {
    self.isExpanded = isExpanded
    (scopes, stacks, stack, top, shownCount) = ([], [], nil, 0, 0)
    if isExpanded { makeExpandedColumns() } else { makeCollapsedColumns() }
  }

  package override func didUnmount() {
    super.didUnmount()
    host.removePreferenceObserver(self)
  }

  package override func appendContentLayout(to items: inout LayoutItems, _ tree: LayoutTree) {
    if isExpanded == true {
      items.append(makeLayout(tree))
    } else {
      super.appendContentLayout(to: &items, tree)
    }
  }

  package func preferencesMayHaveChanged() {
    guard isExpanded == true, laidOut.differs(from: layout(of: scopes)) else { return }
    layoutRuleDidChange()
    host.layoutDidChangeAfterUpdate()
  }
}

// MARK: - One column at a time

extension NavigationSplitNode {
  /// Makes the stack with the first column as its root.
  private func makeCollapsedColumns() {
    var inputs = innerInputs()
    inputs.isMounting = true
    let made = NavigationStackNode(path: nil, inputs)
    stack = made
    columns[0].mountAsRoot(of: made)
    children.append(made)
  }

  /// Follows the app's word of which column is shown.
  private func followPreferred() {
    guard let preferred = bindings.preferredColumn else { return }
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
    guard let stack, position != top, position < columnCount else { return }
    top = position
    for (index, page) in columns.dropFirst().enumerated() {
      if index < position { stack.present(page) } else { stack.unpresent(page) }
    }
    let column = column(at: position)
    guard let preferred = bindings.preferredColumn, lastPreferred != column else { return }
    lastPreferred = column
    host.enqueue(.change) { preferred.wrappedValue = column }
  }

  /// A list of a column has chosen something, or nothing any more.
  ///
  /// - Parameter isInitial: Whether the list has only now come; where the app says which column is shown, that takes precedence.
  fileprivate func selectionDidChange(inColumn position: Int, hasSelection: Bool, isInitial: Bool) {
    if isExpanded == true {
      if hasSelection, !isInitial { nextStack(after: position)?.showOwnRoot() }
    } else if hasSelection {
      if top == position, !(isInitial && bindings.preferredColumn != nil) { show(position + 1) }
    } else if top > position, !isInitial {
      show(position)
    }
  }

  fileprivate func columnDidPop(_ position: Int) {
    show(position - 1)
    columns[position - 1].column.nextDidPop()
  }
}

// MARK: - Columns beside each other

extension NavigationSplitNode {
  /// Makes a stack for each column; all but the last one are narrow for what lies in them.
  private func makeExpandedColumns() {
    stacks = Array(repeating: nil, count: columnCount)
    let visible = wantedCount
    shownCount = visible
    for position in columns.indices {
      let isLast = position == columnCount - 1
      var inputs = innerInputs()
      inputs.isMounting = true
      let scope = ScopeNode(
        inputs, isVisible: position >= columnCount - visible,
        environment: { values in
          if position > 0 { values.searchForStack = nil }
          if !isLast { values.horizontalSizeClass = .compact }
        },
        content: { [unowned self] in SplitColumnView(split: self, position: position) })
      scopes.append(scope)
      children.append(scope)
    }
  }

  fileprivate func makeStack(ofColumn position: Int, _ inputs: _ViewInputs) -> NavigationStackNode {
    let made = NavigationStackNode(path: nil, inputs)
    columns[position].mountAsRoot(of: made)
    if stacks.indices.contains(position) { stacks[position] = made }
    return made
  }

  /// The stack that shows what links of a column lead to; nil for the last column, and where one is shown at a time.
  fileprivate func nextStack(after position: Int) -> NavigationStackNode? {
    guard isExpanded == true, stacks.indices.contains(position + 1) else { return nil }
    return stacks[position + 1]
  }

  private var visibility: NavigationSplitViewVisibility { bindings.visibility?.location.get() ?? ownVisibility }

  private var isLandscape: Bool { environment.values.device.isLandscape }

  /// How many columns are to be shown.
  private var wantedCount: Int {
    switch visibility {
    case .all: columnCount
    case .doubleColumn: 2
    case .detailOnly: 1
    default: isLandscape ? 2 : 1
    }
  }

  /// Whether columns before the last one lie over it.
  var columnsLieOver: Bool {
    switch environment.values.navigationSplitDivision {
    case .automatic: !isLandscape
    case .balanced: false
    case .prominentDetail: true
    }
  }

  private func showColumns() {
    let count = wantedCount
    if laidOut.isOver != columnsLieOver { layoutRuleDidChange() }
    guard count != shownCount else { return }
    shownCount = count
    for (position, scope) in scopes.enumerated() { scope.setVisible(position >= columnCount - count) }
    for stack in stacks { stack?.noteColumns() }
    layoutRuleDidChange()
    host.layoutDidChangeAfterUpdate()
  }

  /// Whether a column's bar contains the button that shows and hides columns: that of the first column shown does.
  fileprivate func hasToggle(inColumn position: Int) -> Bool {
    isExpanded == true && position == columnCount - shownCount
  }

  fileprivate var hidesColumns: Bool { shownCount == columnCount }

  /// Shows one column more, or hides the first one where all are shown.
  fileprivate func toggleColumns() {
    let count = hidesColumns ? columnCount - 1 : shownCount + 1
    let new: NavigationSplitViewVisibility = count == 1 ? .detailOnly : count == 2 ? .doubleColumn : .all
    if let visibility = bindings.visibility {
      visibility.wrappedValue = new
    } else {
      ownVisibility = new
      host.invalidate(self)
    }
  }
}

/// A column with its stack, among others.
private struct SplitColumnView: NodeView {
  unowned let split: NavigationSplitNode
  let position: Int

  func makeNode(_ inputs: _ViewInputs) -> NavigationStackNode { split.makeStack(ofColumn: position, inputs) }
  func update(_ node: NavigationStackNode) {}
}

// MARK: - Columns

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

  /// The stack that shows what links of the column lead to; nil for the stack that the column is in.
  var nextStack: NavigationStackNode? { split?.nextStack(after: position) }

  /// What the button in the column's bar says; nil without one.
  var toggleLabel: String? {
    guard let split, split.hasToggle(inColumn: position) else { return nil }
    return split.hidesColumns ? "Hide Sidebar" : "Show Sidebar"
  }

  func toggleColumns() { split?.toggleColumns() }

  fileprivate func nextDidPop() {
    selection = nil
    clearSelection?()
  }

  fileprivate func didPop() { split?.columnDidPop(position) }
}

/// A column's content: the root of a stack, or a page on one.
@MainActor
protocol SplitColumnPage: PagePresenter {
  var column: SplitColumn { get }
  func mountAsRoot(of stack: NavigationStackNode)
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

  func mountAsRoot(of stack: NavigationStackNode) {
    stack.mountRoot(column: column, content)
    scope = stack.topScope
  }

  func makePage(in stack: NavigationStackNode, depth: Int) -> ScopeNode {
    let made = stack.makeScope(depth: depth, isVisible: true, column: column, content: content)
    scope = made
    return made
  }

  func didPop() { column.didPop() }
}
