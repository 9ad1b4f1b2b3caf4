@_spi(Runtime) import UnderstudyCore
import UnderstudyElements

extension View {
  /// Opens a menu for rows of a list inside that are pressed, or chosen; a tap on a row is its primary action.
  ///
  /// The menu is for the row that is pressed or, where it is among the chosen ones, all of them. The set is empty where the list is
  /// pressed beside its rows. Source: Apple's page "contextMenu(forSelectionType:menu:primaryAction:)".
  ///
  /// - Parameters:
  ///   - itemType: The type of the rows' identities or tags; the menu is for no other rows.
  ///   - menu: Makes the items; a tap on one closes the menu (SEM-355).
  ///   - primaryAction: Runs on a tap on a row while the list is not edited; the tap chooses nothing then.
  nonisolated public func contextMenu<I: Hashable, M: View>(
    forSelectionType itemType: I.Type = I.self, @ViewBuilder menu: @escaping (Set<I>) -> M,
    primaryAction: ((Set<I>) -> Void)? = nil
  ) -> some View {
    modifier(_SelectionContextMenuModifier(menu: menu, primaryAction: primaryAction))
  }
}

public struct _SelectionContextMenuModifier<Item: Hashable, Items: View> {
  let menu: (Set<Item>) -> Items
  let primaryAction: ((Set<Item>) -> Void)?
}

extension _SelectionContextMenuModifier: ViewModifier, EntryModifier {
  package typealias AppliedNode = SelectionContextMenuNode<Item, Items>
}

/// A place with a menu for the rows of the list inside.
@MainActor
protocol SelectionMenuOwner: Node {
  /// Acts on a tap on a row; nil where there is no action for it.
  func performPrimaryAction(_ row: AnyHashable, in list: ListNode) -> ElementActionOutcome?
}

/// The content with its menu: a long press on a row opens it, before buttons there can act.
package final class SelectionContextMenuNode<Item: Hashable, Items: View>: ValueNode<
  _SelectionContextMenuModifier<Item, Items>
>, SelectionMenuOwner
{
  private var template: _ViewInputs
  private var menu: MenuNode?

  package required init(_ modifier: _SelectionContextMenuModifier<Item, Items>, isList: Bool, _ inputs: _ViewInputs) {
    template = inputs
    super.init(modifier, isList: isList, inputs)
    host.hasInterceptors = true
  }

  func performPrimaryAction(_ row: AnyHashable, in list: ListNode) -> ElementActionOutcome? {
    guard let primaryAction = modifier.primaryAction, !list.isEditing, let items = items(row, in: list) else {
      return nil
    }
    guard template.environment.values.isEnabled else { return .disabled }
    primaryAction(items)
    return .performed
  }

  package override func intercept(_ action: ElementAction, on element: Element) -> ElementActionOutcome? {
    guard case .press(let duration) = action, duration >= 0.5, Items.self != EmptyView.self,
      let source = element.source as? Node, let list = source.nearest({ $0 is ListNode }) as? ListNode,
      list.selectionMenu === self
    else { return nil }
    guard let cell = source.nearest({ $0 is ListCellNode }) as? ListCellNode else {
      return source === list ? open([]) : nil
    }
    // The menu of the row, or of something in it, comes first.
    let menu = source.nearest { $0 is any ContextMenuOwner || $0 is ListNode }
    guard menu === list, cell.contextMenu == nil, let row = cell.selectionID, let items = items(row, in: list) else {
      return nil
    }
    return open(items)
  }

  /// What an action on a row is for: the row, or all that is chosen; nil where the row is of another type.
  private func items(_ row: AnyHashable, in list: ListNode) -> Set<Item>? {
    guard let item = row.base as? Item else { return nil }
    guard let selection = list.selection, selection.isSelected(row) else { return [item] }
    return Set(selection.chosen().compactMap { $0.base as? Item })
  }

  private func open(_ items: Set<Item>) -> ElementActionOutcome {
    guard template.environment.values.isEnabled else { return .disabled }
    guard menu == nil else { return .performed }
    let make = modifier.menu
    menu =
      MenuNode.open(in: self, template, content: { make(items) }, didClose: { [weak self] in self?.menu = nil }).menu
    return .performed
  }
}
