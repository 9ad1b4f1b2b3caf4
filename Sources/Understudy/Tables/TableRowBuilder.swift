@_spi(Runtime) import UnderstudyCore

/// Rows that a condition decides on.
public struct _ConditionalTableRows<First: TableRowContent, Second: TableRowContent>
where First.TableRowValue == Second.TableRowValue {
  enum Choice {
    case first(First)
    case second(Second)
    case none
  }
  let choice: Choice
}

extension _ConditionalTableRows: TableRowContent {
  public typealias TableRowValue = First.TableRowValue
  public var tableRowBody: Never { noTableBody(Self.self) }

  @ViewBuilder
  public static func _rows(of content: Self, with cells: _TableCells<First.TableRowValue>) -> some View {
    switch content.choice {
    case .first(let rows): rows.rows(with: cells)
    case .second(let rows): rows.rows(with: cells)
    case .none: EmptyView()
    }
  }
}

/// Makes the rows of a table of what is written in a closure.
@resultBuilder
public struct TableRowBuilder<Value: Identifiable> {
  public static func buildExpression<Content: TableRowContent>(_ content: Content) -> Content
  where Value == Content.TableRowValue { content }

  public static func buildBlock() -> EmptyTableRowContent<Value> { EmptyTableRowContent() }
  public static func buildBlock<Content: TableRowContent>(_ content: Content) -> Content
  where Value == Content.TableRowValue { content }

  @_disfavoredOverload
  public static func buildBlock<each Content: TableRowContent>(
    _ content: repeat each Content
  ) -> TupleTableRowContent<Value, (repeat each Content)> { TupleTableRowContent(repeat each content) }

  public static func buildIf<Content: TableRowContent>(
    _ content: Content?
  ) -> _ConditionalTableRows<Content, Content> where Value == Content.TableRowValue {
    .init(choice: content.map { .first($0) } ?? .none)
  }

  public static func buildEither<First: TableRowContent, Second: TableRowContent>(
    first: First
  ) -> _ConditionalTableRows<First, Second> where Value == First.TableRowValue, Value == Second.TableRowValue {
    .init(choice: .first(first))
  }

  public static func buildEither<First: TableRowContent, Second: TableRowContent>(
    second: Second
  ) -> _ConditionalTableRows<First, Second> where Value == First.TableRowValue, Value == Second.TableRowValue {
    .init(choice: .second(second))
  }

  public static func buildLimitedAvailability<Content: TableRowContent>(_ content: Content) -> Content { content }
}
