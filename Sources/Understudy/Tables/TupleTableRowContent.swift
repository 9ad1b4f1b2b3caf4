@_spi(Runtime) import UnderstudyCore

/// Several rows.
public struct TupleTableRowContent<Value: Identifiable, T> {
  /// The rows as they were written, a tuple.
  public var value: T
  let rows: @MainActor (T, _TableCells<Value>) -> AnyView

  init<each Content: TableRowContent>(_ content: repeat each Content) where T == (repeat each Content) {
    value = (repeat each content)
    rows = { content, cells in AnyView(ViewBuilder.buildBlock(repeat Self.rows(each content, cells))) }
  }

  @MainActor
  private static func rows<Content: TableRowContent>(_ content: Content, _ cells: _TableCells<Value>) -> Content._Rows {
    guard let cells = cells as? _TableCells<Content.TableRowValue> else {
      preconditionFailure("\(Content.self) are rows of another table: their values must be \(Value.self).")
    }
    return content.rows(with: cells)
  }
}

extension TupleTableRowContent: TableRowContent {
  /// The type of the values that all these rows have.
  public typealias TableRowValue = Value
  /// Stops the program when it is read: the table makes each of the rows directly.
  public var tableRowBody: Never { noTableBody(Self.self) }
  public static func _rows(of content: Self, with cells: _TableCells<Value>) -> AnyView {
    content.rows(content.value, cells)
  }
}
