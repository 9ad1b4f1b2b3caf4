import Foundation
@_spi(Runtime) import UnderstudyCore

/// Makes the columns of a table of what is written in a closure.
@resultBuilder
public struct TableColumnBuilder<RowValue: Identifiable, Sort: SortComparator> {
  /// Passes on a column that sorts by the table's comparator.
  public static func buildExpression<Column: TableColumnContent>(_ column: Column) -> Column
  where RowValue == Column.TableRowValue, Sort == Column.TableColumnSortComparator { column }

  /// Wraps a column that does not sort, so that it can stand beside columns that do.
  @_disfavoredOverload
  public static func buildExpression<Column: TableColumnContent>(_ column: Column) -> _UnsortedColumns<Column, Sort>
  where RowValue == Column.TableRowValue, Column.TableColumnSortComparator == Never {
    _UnsortedColumns(column: column)
  }

  /// Passes on the only column of a closure.
  public static func buildBlock<Column: TableColumnContent>(_ column: Column) -> Column
  where RowValue == Column.TableRowValue, Sort == Column.TableColumnSortComparator { column }

  /// Combines the columns of a closure, from leading to trailing.
  @_disfavoredOverload
  public static func buildBlock<each Column: TableColumnContent>(
    _ column: repeat each Column
  ) -> TupleTableColumnContent<RowValue, Sort, (repeat each Column)> {
    var parts: [Any] = []
    repeat parts += Self.parts(each column)
    return TupleTableColumnContent(value: (repeat each column), parts: parts)
  }

  private static func parts<Column: TableColumnContent>(_ column: Column) -> [Any] { Column._parts(of: column) }

  /// Makes the columns of an `if` without `else`; none where the condition is false.
  public static func buildIf<Column: TableColumnContent>(
    _ content: Column?
  ) -> TupleTableColumnContent<RowValue, Sort, Column?> {
    .init(value: content, parts: content.map { Column._parts(of: $0) } ?? [])
  }
  /// Makes the columns of the first branch of a condition.
  public static func buildEither<T: TableColumnContent>(first: T) -> TupleTableColumnContent<RowValue, Sort, Any> {
    .init(value: first, parts: T._parts(of: first))
  }
  /// Makes the columns of the second branch of a condition.
  public static func buildEither<F: TableColumnContent>(second: F) -> TupleTableColumnContent<RowValue, Sort, Any> {
    .init(value: second, parts: F._parts(of: second))
  }
  /// Passes on columns that a check for availability surrounds.
  public static func buildLimitedAvailability<Column: TableColumnContent>(_ column: Column) -> Column { column }
}
