import Foundation
@_spi(Runtime) import UnderstudyCore

/// Columns of a table.
@MainActor @preconcurrency
public protocol TableColumnContent<TableRowValue, TableColumnSortComparator> {
  associatedtype TableRowValue: Identifiable = Self.TableColumnBody.TableRowValue
  associatedtype TableColumnSortComparator: SortComparator = Self.TableColumnBody.TableColumnSortComparator
  associatedtype TableColumnBody: TableColumnContent
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
        preconditionFailure("\(Self.self) has a column of other rows: its values must be \(TableRowValue.self).")
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
  public typealias TableRowValue = Never
  public typealias TableColumnSortComparator = Never
  nonisolated public var tableColumnBody: Never { noTableBody(Never.self) }
}

/// Several columns.
public struct TupleTableColumnContent<RowValue: Identifiable, Sort: SortComparator, T> {
  public var value: T
  let parts: [Any]
}

extension TupleTableColumnContent: TableColumnContent {
  public typealias TableRowValue = RowValue
  public typealias TableColumnSortComparator = Sort
  nonisolated public var tableColumnBody: Never { noTableBody(Self.self) }
  nonisolated public static func _parts(of content: Self) -> [Any] { content.parts }
}

/// Columns that do not sort, among others that do.
public struct _UnsortedColumns<Column: TableColumnContent, Sort: SortComparator> {
  let column: Column
}

extension _UnsortedColumns: TableColumnContent {
  public typealias TableRowValue = Column.TableRowValue
  public typealias TableColumnSortComparator = Sort
  nonisolated public var tableColumnBody: Never { noTableBody(Self.self) }
  nonisolated public static func _parts(of content: Self) -> [Any] { Column._parts(of: content.column) }
}

extension Group: TableColumnContent where Content: TableColumnContent {
  public typealias TableRowValue = Content.TableRowValue
  public typealias TableColumnSortComparator = Content.TableColumnSortComparator
  nonisolated public var tableColumnBody: Never { noTableBody(Self.self) }
  nonisolated public static func _parts(of content: Self) -> [Any] { Content._parts(of: content.content) }

  nonisolated public init<R, C>(@TableColumnBuilder<R, C> content: () -> Content)
  where R == Content.TableRowValue, C == Content.TableColumnSortComparator { self.init(content: content()) }
}

/// The end of what has no body of its own.
func noTableBody(_ type: Any.Type) -> Never {
  fatalError("the body of \(type) should not be asked for: a table reads it itself.")
}
