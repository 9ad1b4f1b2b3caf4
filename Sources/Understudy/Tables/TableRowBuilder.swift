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
  /// The type of the rows' values, which both branches share.
  public typealias TableRowValue = First.TableRowValue
  /// Stops the program when it is read: the table makes the rows of the branch that applies.
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
  /// Passes on the rows of one expression.
  public static func buildExpression<Content: TableRowContent>(_ content: Content) -> Content
  where Value == Content.TableRowValue { content }

  /// Makes no rows for an empty closure.
  public static func buildBlock() -> EmptyTableRowContent<Value> { EmptyTableRowContent() }
  /// Passes on the only rows of a closure.
  public static func buildBlock<Content: TableRowContent>(_ content: Content) -> Content
  where Value == Content.TableRowValue { content }

  /// Combines the rows of a closure, from top to bottom.
  @_disfavoredOverload
  public static func buildBlock<each Content: TableRowContent>(
    _ content: repeat each Content
  ) -> TupleTableRowContent<Value, (repeat each Content)> { TupleTableRowContent(repeat each content) }

  /// Makes the rows of an `if` without `else`; none where the condition is false.
  public static func buildIf<Content: TableRowContent>(
    _ content: Content?
  ) -> _ConditionalTableRows<Content, Content> where Value == Content.TableRowValue {
    .init(choice: content.map { .first($0) } ?? .none)
  }

  /// Makes the rows of the first branch; rows of the other branch have other identities.
  public static func buildEither<First: TableRowContent, Second: TableRowContent>(
    first: First
  ) -> _ConditionalTableRows<First, Second> where Value == First.TableRowValue, Value == Second.TableRowValue {
    .init(choice: .first(first))
  }

  /// Makes the rows of the second branch; rows of the other branch have other identities.
  public static func buildEither<First: TableRowContent, Second: TableRowContent>(
    second: Second
  ) -> _ConditionalTableRows<First, Second> where Value == First.TableRowValue, Value == Second.TableRowValue {
    .init(choice: .second(second))
  }

  /// Passes on rows that a check for availability surrounds.
  public static func buildLimitedAvailability<Content: TableRowContent>(_ content: Content) -> Content { content }
}
