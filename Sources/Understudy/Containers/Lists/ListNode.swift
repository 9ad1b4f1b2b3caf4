@_spi(Runtime) import UnderstudyCore
import UnderstudyElements
import UnderstudyLayout

/// The element of a list or form, with a window over its rows.
package final class ListNode: ElementNode, ScrollableNode, ScrollingNode, RowEditsFollower {
  package private(set) var window: LazyWindow!
  package var scrollAxes: Axis.Set { .vertical }
  package var refreshTask: Task<Void, Never>?
  private(set) var selection: ListSelection?
  let isForm: Bool
  var rowsLayout = RowsLayout<RowsKey>()
  /// The size of the title that its rows were placed below last; nil before that.
  var isLaidOutBelowLargeTitle: Bool?

  init(_ selection: ListSelection?, isForm: Bool, _ inputs: inout _ViewInputs) {
    self.isForm = isForm
    super.init(inputs.environment.values.listsAreTables ? .table : .collectionView, &inputs)
    window = LazyWindow(node: self, axis: .vertical)
    selection?.addReader(self)
    self.selection = selection
    tellColumn(isInitial: true)
  }

  func accept(_ new: ListSelection?) {
    selection = new
    new?.addReader(self)
    tellColumn()
  }

  /// In a column of a split view the selection says whether the next column is shown (SEM-293).
  private func tellColumn(isInitial: Bool = false) {
    guard let single = selection?.single, let column = environment.values.navigationPage?.column else { return }
    column.listSelection(is: single.current(), isInitial: isInitial, clear: single.clear)
  }

  package override func update() {
    window.realizeRows()
    setNeedsDescription()
  }

  package override func locationDidChange() {
    super.locationDidChange()
    forEachCell { $0.setNeedsDescription() }
    tellColumn()
  }

  private func forEachCell(_ body: (ListCellNode) -> Void) {
    var pending: [Node] = Array(children)
    while let node = pending.popLast() {
      if let cell = node as? ListCellNode {
        body(cell)
      } else {
        pending.append(contentsOf: node.children)
      }
    }
  }

  /// The menu and primary action that are written on the list for its rows.
  var selectionMenu: (any SelectionMenuOwner)? {
    nearest { $0 is any SelectionMenuOwner || $0.flags.contains(.isOutOfFlow) } as? any SelectionMenuOwner
  }

  /// The row whose actions or delete button are shown: one at a time, as on a device.
  weak var openRow: ListCellNode?

  /// Whether the user edits the list: its rows have buttons then (SEM-261).
  private(set) var isEditing = false

  fileprivate func setEditing(_ editing: Bool) {
    guard editing != isEditing else { return }
    isEditing = editing
    // The bodies around are being evaluated: what a swipe has shown goes after them.
    host.afterUpdate { [weak openRow] in openRow?.closeActions() }
    forEachCell { $0.editingDidChange() }
  }

  /// What may be done to rows is another: their buttons follow at once.
  package func rowEditsDidChange() {
    if isEditing { forEachCell { $0.setNeedsChildren() } } else { openRow?.setNeedsChildren() }
  }

  package override func respond(to action: ElementAction, on element: Element) -> ElementActionOutcome? {
    respondByScrolling(to: action, on: element)
  }

  package override func appendContentLayout(to items: inout LayoutItems, _ tree: LayoutTree) {
    items.append(makeLayout(tree))
  }

  package override func didUnmount() {
    super.didUnmount()
    window.end()
    refreshTask?.cancel()
  }
}

extension ListNode: InspectableList {}
extension ListNode: SectionedContainer {
  package var placesSections: Bool { true }
}

extension ListNode: GeometryListener {
  package func layoutDidUpdate(_ place: LayoutNode?) -> Bool { window.follow(place?.children.first) }

  /// The rows of a page that is not shown stay as they are until it is.
  package var usesLayout: Bool { isEffectivelyVisible }
}

extension _ViewInputs {
  /// Makes or updates a list: every entry of its content gets a cell, save sections, whose entries do.
  mutating func list<Content: View>(_ content: Content, selection: ListSelection?, isForm: Bool = false) {
    let isMounting = isMounting
    let node = element(make: { ListNode(selection, isForm: isForm, &$0) }, update: { $0.accept(selection) })
    visit(below: node, mounting: isMounting) { inner in
      inner.overrides = nil
      inner.lazyWindow = node.window
      ListEditing._makeView(ListEditing(list: node), inputs: &inner)
      let rows = ModifiedContent(content: content, modifier: _ListRowModifier())
      type(of: rows)._makeView(rows, inputs: &inner)
    }
  }
}

/// Tells a list of its edit mode. It shows nothing and is no row.
private struct ListEditing: View {
  @Environment(\.editMode) private var mode
  unowned(unsafe) let list: ListNode

  var body: some View {
    let _ = list.setEditing(mode?.wrappedValue.isEditing ?? false)
    EmptyView()
  }
}

/// Puts a cell around an entry of a list.
public struct _ListRowModifier {}

extension _ListRowModifier: ViewModifier, PrimitiveModifier {
  // No kit: attributes pass the cell, which is the list's own.
  public static func _makeView<Inner: View>(_ modifier: Self, content: Inner, inputs: inout _ViewInputs) {
    // What was said of the row is said of what it shows: the cell is the list's own.
    let attributes = inputs.takeAttributes()
    let overrides = inputs.overrides
    let isMounting = inputs.isMounting
    inputs.overrides = nil
    let node = inputs.element(make: { ListCellNode(cellType(in: $0), &$0) }, update: { _ in })
    inputs.overrides = overrides
    inputs.attributes = attributes
    if isMounting { node.heading = node.makeHeadingScope(in: inputs.environment) }
    inputs.visit(below: node, mounting: isMounting, keepsAttributes: true) { inner in
      if let heading = node.heading { inner.environment = heading }
      inner.lazyWindow = nil
      inner.enclosingElement = node
      Inner._makeView(content, inputs: &inner)
    }
    _ = inputs.takeAttributes()
  }

  /// Headers and footers of UIKit's tables are views of their own, where those of lists are cells (F-135).
  @MainActor private static func cellType(in inputs: _ViewInputs) -> ElementType {
    let isHeading = (inputs.parent.sectionPart ?? .row) != .row
    return isHeading && inputs.environment.values.listsAreTables ? .other : .cell
  }
}
