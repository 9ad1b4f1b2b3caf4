@_spi(Runtime) import UnderstudyCore

extension View {
  /// Accepts a visibility for the columns' titles; a wide table has its row of titles either way.
  nonisolated public consuming func tableColumnHeaders(_ visibility: Visibility) -> some View { self }
}

extension TableColumnContent {
  /// The place of texts in a column, and what the user may do to it: there is nothing to observe.
  nonisolated public func alignment(
    _ alignment: TableColumnAlignment
  ) -> some TableColumnContent<TableRowValue, TableColumnSortComparator> { self }
  /// Accepts a name by which a user's arrangement of columns is saved; columns cannot be rearranged here.
  nonisolated public func customizationID(
    _ id: String
  ) -> some TableColumnContent<TableRowValue, TableColumnSortComparator> { self }
}

/// Rows with a modifier around each.
public struct _ModifiedTableRows<Content: TableRowContent, Modifier: ViewModifier> {
  let content: Content
  let modifier: Modifier
}

extension _ModifiedTableRows: TableRowContent {
  /// The type of the values of the rows around which the modifier stands.
  public typealias TableRowValue = Content.TableRowValue
  /// Stops the program when it is read: the table puts the modifier around each row directly.
  public var tableRowBody: Never { noTableBody(Self.self) }
  public static func _rows(of rows: Self, with cells: _TableCells<Content.TableRowValue>) -> some View {
    rows.content.rows(with: cells).modifier(rows.modifier)
  }
}

extension TableRowContent {
  /// Gives each row a menu that a long press opens.
  public func contextMenu<M: View>(@ViewBuilder menuItems: () -> M) -> some TableRowContent<TableRowValue> {
    _ModifiedTableRows(content: self, modifier: _ContextMenuModifier<M, EmptyView>(items: menuItems(), preview: nil))
  }

  /// Gives each row a menu that a long press opens, with a preview of the row.
  ///
  /// - Parameters:
  ///   - menuItems: The controls of the menu.
  ///   - preview: The view that stands beside the open menu.
  public func contextMenu<M: View, P: View>(
    @ViewBuilder menuItems: () -> M, @ViewBuilder preview: () -> P
  ) -> some TableRowContent<TableRowValue> {
    _ModifiedTableRows(content: self, modifier: _ContextMenuModifier<M, P>(items: menuItems(), preview: preview()))
  }

  /// Accepts an action for a pointer above the row; no pointer exists, so the action never runs.
  public func onHover(perform action: @escaping (Bool) -> Void) -> some TableRowContent<TableRowValue> { self }
}
