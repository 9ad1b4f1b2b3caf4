import Foundation
@_spi(Runtime) import UnderstudyCore

/// Columns of a table.
@MainActor @preconcurrency
public protocol TableColumnContent<TableRowValue, TableColumnSortComparator> {
  associatedtype TableRowValue: Identifiable = Self.TableColumnBody.TableRowValue
  associatedtype TableColumnSortComparator: SortComparator = Self.TableColumnBody.TableColumnSortComparator
  associatedtype TableColumnBody: TableColumnContent
  /// The columns that these consist of.
  nonisolated var tableColumnBody: Self.TableColumnBody { get }

  /// The columns one by one, each a title with what it shows.
  nonisolated static func _parts(of content: Self) -> [Any]
}

extension TableColumnContent {
  nonisolated public static func _parts(of content: Self) -> [Any] {
    TableColumnBody._parts(of: content.tableColumnBody)
  }

  nonisolated var allParts: [TableColumnPart<TableRowValue, TableColumnSortComparator>] {
    Self._parts(of: self).map { part in
      if let part = part as? TableColumnPart<TableRowValue, TableColumnSortComparator> { return part }
      guard let part = part as? TableColumnPart<TableRowValue, Never> else {
        preconditionFailure("\(Self.self) contains a column of other rows: its values must be \(TableRowValue.self).")
      }
      return TableColumnPart(title: part.title, comparator: nil, cell: part.cell)
    }
  }
}

/// One column.
struct TableColumnPart<Value, Sort> {
  let title: AnyView
  let comparator: Sort?
  let cell: (Value) -> AnyView
}

extension Never: TableColumnContent {
  /// `Never` has no rows.
  public typealias TableRowValue = Never
  /// `Never` does not sort.
  public typealias TableColumnSortComparator = Never
  /// Stops the program when it is read: there is no value to read it from.
  nonisolated public var tableColumnBody: Never { noTableBody(Never.self) }
}

/// Several columns.
public struct TupleTableColumnContent<RowValue: Identifiable, Sort: SortComparator, T> {
  /// The columns as they were written: a tuple, an optional, or one of two branches.
  public var value: T
  let parts: [Any]
}

extension TupleTableColumnContent: TableColumnContent {
  /// The type of the values that fill the cells of all these columns.
  public typealias TableRowValue = RowValue
  /// The type of the comparator that the titles of these columns select.
  public typealias TableColumnSortComparator = Sort
  /// Stops the program when it is read: the table reads each of the columns directly.
  nonisolated public var tableColumnBody: Never { noTableBody(Self.self) }
  nonisolated public static func _parts(of content: Self) -> [Any] { content.parts }
}

/// Columns that do not sort, among others that do.
public struct _UnsortedColumns<Column: TableColumnContent, Sort: SortComparator> {
  let column: Column
}

extension _UnsortedColumns: TableColumnContent {
  /// The type of the values that fill the cells of the wrapped columns.
  public typealias TableRowValue = Column.TableRowValue
  /// The type of the comparator of the columns around; the wrapped ones use none.
  public typealias TableColumnSortComparator = Sort
  /// Stops the program when it is read: the table reads the wrapped columns directly.
  nonisolated public var tableColumnBody: Never { noTableBody(Self.self) }
  nonisolated public static func _parts(of content: Self) -> [Any] { Column._parts(of: content.column) }
}

extension Group: TableColumnContent where Content: TableColumnContent {
  /// The type of the values that fill the cells of the group's columns.
  public typealias TableRowValue = Content.TableRowValue
  /// The type of the comparator that the titles in the group select.
  public typealias TableColumnSortComparator = Content.TableColumnSortComparator
  /// Stops the program when it is read: the table reads the group's columns directly.
  nonisolated public var tableColumnBody: Never { noTableBody(Self.self) }
  nonisolated public static func _parts(of content: Self) -> [Any] { Content._parts(of: content.content) }

  /// Groups columns of a table, as if each was written without the group.
  nonisolated public init<R, C>(@TableColumnBuilder<R, C> content: () -> Content)
  where R == Content.TableRowValue, C == Content.TableColumnSortComparator { self.init(content: content()) }
}

/// The end of what has no body of its own.
func noTableBody(_ type: Any.Type) -> Never {
  fatalError("the body of \(type) should not be asked for: a table reads it itself.")
}
