@_spi(Runtime) import UnderstudyCore
import UnderstudyElements

extension View {
  /// Opens a menu when the view is pressed for half a second; one without items does not open.
  ///
  /// - Parameter menuItems: The items; a tap on one closes the menu (SEM-355).
  nonisolated public consuming func contextMenu<MenuItems: View>(@ViewBuilder menuItems: () -> MenuItems) -> some View {
    modifier(_ContextMenuModifier<MenuItems, EmptyView>(items: menuItems(), preview: nil))
  }

  /// Adds a menu that opens by a long press, with a preview above it.
  ///
  /// - Parameter preview: What is shown beside the open menu, in place of the view.
  nonisolated public consuming func contextMenu<M: View, P: View>(
    @ViewBuilder menuItems: () -> M, @ViewBuilder preview: () -> P
  ) -> some View {
    modifier(_ContextMenuModifier<M, P>(items: menuItems(), preview: preview()))
  }

  /// Opens a menu that is a value, in an older spelling; nil for no menu.
  nonisolated public consuming func contextMenu<MenuItems: View>(_ contextMenu: ContextMenu<MenuItems>?) -> some View {
    modifier(_ContextMenuModifier<MenuItems?, EmptyView>(items: contextMenu?.items, preview: nil))
  }
}

/// A context menu as a value, in an older spelling.
public struct ContextMenu<MenuItems: View> {
  let items: MenuItems

  /// Makes a menu of the items that a long press shows.
  nonisolated public init(@ViewBuilder menuItems: () -> MenuItems) { items = menuItems() }
}

public struct _ContextMenuModifier<Items: View, Preview: View> {
  let items: Items
  let preview: Preview?
}

extension _ContextMenuModifier: ViewModifier, EntryModifier {
  package typealias AppliedNode = ContextMenuNode<Items, Preview>
}

/// The content with its menu: a long press on anything inside opens it, before buttons there can act.
package final class ContextMenuNode<Items: View, Preview: View>: ValueNode<_ContextMenuModifier<Items, Preview>>,
  ContextMenuOwner, ClosedContainer
{
  private var template: _ViewInputs
  private var menu: MenuNode?
  private var scope: ScopeNode?
  private var preview: ScopeNode?

  package required init(_ modifier: _ContextMenuModifier<Items, Preview>, isList: Bool, _ inputs: _ViewInputs) {
    template = inputs
    super.init(modifier, isList: isList, inputs)
    host.hasInterceptors = true
  }

  package override func accept(_ new: _ContextMenuModifier<Items, Preview>) {
    modifier = new
    scope?.update { new.items }
    preview?.update { new.preview }
  }

  package override func intercept(_ action: ElementAction, on element: Element) -> ElementActionOutcome? {
    guard let source = element.source as? Node, source.nearest({ $0 is any ContextMenuOwner }) === self else {
      return nil
    }
    return answer(action)
  }

  /// Opens the menu for a long press.
  func answer(_ action: ElementAction) -> ElementActionOutcome? {
    guard case .press(let duration) = action, duration >= 0.5, hasItems else { return nil }
    guard template.environment.values.isEnabled else { return .disabled }
    open()
    return .performed
  }

  private var hasItems: Bool {
    if Items.self == EmptyView.self { return false }
    if let items = modifier.items as? any OptionalValue { return items.isSome }
    return true
  }

  package func closedContent() -> Node? {
    guard menu == nil, hasItems else { return nil }
    let items = modifier.items
    return closedScope(template, environment: { $0.drawsMenuItems() }, content: { items })
  }

  private func open() {
    guard menu == nil else { return }
    let (items, previewContent) = (modifier.items, modifier.preview)
    let opened = MenuNode.open(
      in: self, template, content: { items },
      didClose: { [weak self] in
        self?.menu = nil
        self?.scope = nil
        self?.preview = nil
      })
    (menu, scope) = opened
    guard previewContent != nil else { return }
    preview = opened.menu.showPreview(template) { previewContent }
  }
}

/// A place with a context menu.
@MainActor
protocol ContextMenuOwner: Node {
  func answer(_ action: ElementAction) -> ElementActionOutcome?
}
