import Foundation
@_spi(Runtime) import UnderstudyCore
import UnderstudyElements

/// A row of a list: taps on it reach what it holds, swipes offer to delete it.
package final class ListCellNode: ElementNode {
  private(set) var deleteButton: Element?
  private var editButtons: RowEditButtons?
  /// Whether a swipe has shown the button that deletes the row.
  private(set) var showsDelete = false
  /// The environment of what the cell shows, where it is a header or a footer.
  var heading: EnvironmentScope?

  var list: ListNode? { nearest { $0 is ListNode } as? ListNode }

  /// The nearest row around the cell that stands for an element of data.
  private var row: (any IdentifiedRow)? {
    nearest { $0.asRow != nil || $0 is ListNode }?.asRow
  }

  /// The value by which a selection names the row.
  var selectionID: AnyHashable? { rowTag ?? row?.rowID }

  /// While the list is edited, the buttons of a row say what the row says.
  package override var derivesLabel: Bool { editButtons != nil }

  package override func describe(_ content: inout ElementContent) {
    editButtons?.name(labels().joined(separator: ", "), in: host.tree)
    guard let selection = list?.selection, let id = selectionID, selection.isSelected(id) else { return }
    content.traits.insert(.selected)
  }

  package override func collectChildren(_ elements: inout [Element]) {
    super.collectChildren(&elements)
    updateEditButtons()
    if let editButtons {
      if canDelete { elements.insert(editButtons.remove, at: 0) }
      if canMove { elements.append(editButtons.reorder) }
    }
    if showsDelete, !canDelete { setShowsDelete(false) }
    if showsDelete, let deleteButton { elements.append(deleteButton) }
  }

  package override func respond(to action: ElementAction, on element: Element) -> ElementActionOutcome? {
    switch action {
    case .tap where element === deleteButton: delete()
    case .tap where element === editButtons?.remove: offerDelete()
    case .tap where element === editButtons?.reorder: .unhandled
    case .tap, .press: respondToTap(action, element)
    case .swipe(let direction, _) where direction.axis == .horizontal: respondToSwipe(direction, element)
    case .drag(_, let dy, let held, _)
    where canMove && held >= ElementAction.restingTime || element === editButtons?.reorder:
      move(element, by: dy)
    case .drag(let dx, let dy, _, _) where abs(dx) > abs(dy) && abs(dx) >= ElementAction.flickDistance:
      respondToDrag(by: dx, element)
    default: nil
    }
  }

  package override func appendContentLayout(to items: inout LayoutItems, _ tree: LayoutTree) {
    items.append(makeLayout(tree))
  }

  package override func didUnmount() {
    heading?.close()
    super.didUnmount()
  }

  // MARK: Taps

  /// A tap on the row is one on all controls that leave their touches to it, or else chooses it (SEM-359, SEM-365).
  private func respondToTap(_ action: ElementAction, _ element: Element) -> ElementActionOutcome? {
    if showsDelete { return hideDelete() }
    if let openActions {
      openActions.close()
      return .performed
    }
    if case .press = action, let outcome = contextMenu?.answer(action) { return outcome }
    let list = list
    let controls = list?.isEditing == true && list?.selection != nil ? [] : rowControls
    if !controls.isEmpty { return perform(action, on: element, by: controls) }
    if case .tap = action, let list, let id = selectionID, let menu = list.selectionMenu,
      let outcome = menu.performPrimaryAction(id, in: list)
    {
      return outcome
    }
    if let selection = list?.selection, !selection.needsEditing || list?.isEditing == true, let id = selectionID,
      !isEditDisabled(\.isSelectionDisabled)
    {
      guard isElementEnabled else { return .disabled }
      if selection.select(id) {
        if !selection.needsEditing { list?.environment.values.navigationPage?.column?.rowWasChosen() }
        return .performed
      }
    }
    return onlyControl.flatMap { $0.respond(to: action, on: $0.element) }
  }

  package override var isTouchedByPlace: Bool { holdsOwnTouches }

  /// The menu of what is in the row.
  var contextMenu: (any ContextMenuOwner)? {
    var result: (any ContextMenuOwner)?
    forEachNodeBelow { node in
      if result == nil { result = node as? any ContextMenuOwner }
      return result == nil
    }
    return result
  }

  /// Visits what the row itself shows, without the buttons beside it, as far in as `body` answers true.
  func forEachNodeBelow(_ body: (Node) -> Bool) {
    var pending = Array(children.reversed())
    while let node = pending.popLast() {
      if node.flags.contains(.isOutOfFlow) || node.hidesContent || node.isSwipeActions { continue }
      if body(node) { pending.append(contentsOf: node.children.reversed()) }
    }
  }

  // MARK: Editing

  func editingDidChange() {
    setShowsDelete(false)
    setNeedsDescription()
  }

  private func updateEditButtons() {
    let isEdited = list?.isEditing == true && (canDelete || canMove)
    guard isEdited != (editButtons != nil) else { return }
    editButtons = isEdited ? RowEditButtons(of: self) : nil
    editButtons?.name(labels().joined(separator: ", "), in: host.tree)
  }

  var canDelete: Bool { row?.rowSource.edits.delete != nil && !isEditDisabled(\.isDeleteDisabled) }
  private var canMove: Bool { row?.rowSource.edits.move != nil && !isEditDisabled(\.isMoveDisabled) }

  private func setShowsDelete(_ shows: Bool) {
    showsDelete = shows
    setNeedsChildren()
    layoutRuleDidChange()
  }

  func offerDelete() -> ElementActionOutcome? {
    guard canDelete else { return nil }
    if deleteButton == nil {
      deleteButton = makePart(.button, ElementTexts(label: "Delete"))
    }
    setShowsDelete(true)
    return .performed
  }

  func hideDelete() -> ElementActionOutcome {
    setShowsDelete(false)
    return .performed
  }

  /// Runs the action of `onDelete(perform:)` with the row's place in its `ForEach` (SEM-356).
  func delete() -> ElementActionOutcome {
    guard let row, let delete = row.rowSource.edits.delete, let offset = row.rowSource.offset(ofRow: row.rowID) else {
      return .refused("its row is gone")
    }
    _ = hideDelete()
    delete(IndexSet(integer: offset))
    return .performed
  }

  /// Runs the action of `onMove(perform:)`: the row goes to the place of the one that it was dragged to (SEM-357).
  private func move(_ touched: Element, by dy: Double) -> ElementActionOutcome? {
    guard canMove, let row, let move = row.rowSource.edits.move, let source = row.rowSource.offset(ofRow: row.rowID)
    else { return nil }
    let layout = host.layout
    let frame = layout.frame(of: touched)
    let y = frame.y + frame.height / 2 + dy
    let target = siblings(of: row).first { cell in
      let frame = layout.frame(of: cell.element)
      return frame.y <= y && y < frame.y + frame.height
    }
    guard let target = target?.row, let destination = row.rowSource.offset(ofRow: target.rowID), destination != source
    else { return .performed }
    move(IndexSet(integer: source), destination > source ? destination + 1 : destination)
    return .performed
  }

  private func siblings(of row: any IdentifiedRow) -> [ListCellNode] {
    var result: [ListCellNode] = []
    var pending = Array(row.rowSource.children.reversed())
    while let node = pending.popLast() {
      if let cell = node as? ListCellNode {
        result.append(cell)
      } else {
        pending.append(contentsOf: node.children.reversed())
      }
    }
    return result
  }

  /// Whether a modifier on the row, inside the cell or around it, forbids an edit.
  private func isEditDisabled(_ path: KeyPath<RowEditing, Bool?>) -> Bool {
    var isDisabled = false
    _ = nearest { node in
      if let value = (node as? RowEditingNode)?.editing[keyPath: path] { isDisabled = isDisabled || value }
      return node is ListNode
    }
    forEachNodeBelow { node in
      if let value = (node as? RowEditingNode)?.editing[keyPath: path] { isDisabled = isDisabled || value }
      return true
    }
    return isDisabled
  }
}
