import Foundation
@_spi(Runtime) import UnderstudyCore

/// Rows of a table.
@MainActor @preconcurrency
public protocol TableRowContent<TableRowValue> {
  associatedtype TableRowValue: Identifiable = Self.TableRowBody.TableRowValue
  associatedtype TableRowBody: TableRowContent
  /// The rows that these consist of.
  @MainActor @preconcurrency var tableRowBody: Self.TableRowBody { get }

  associatedtype _Rows: View = TableRowBody._Rows
  /// The rows as the views of a list.
  static func _rows(of content: Self, with cells: _TableCells<TableRowValue>) -> _Rows
}

extension TableRowContent where _Rows == TableRowBody._Rows, TableRowBody.TableRowValue == TableRowValue {
  public static func _rows(of content: Self, with cells: _TableCells<TableRowValue>) -> _Rows {
    TableRowBody._rows(of: content.tableRowBody, with: cells)
  }
}

extension TableRowContent {
  func rows(with cells: _TableCells<TableRowValue>) -> _Rows { Self._rows(of: self, with: cells) }
}

/// What the columns of a table show of a row.
public struct _TableCells<Value> {
  let columns: [(Value) -> AnyView]
  init(_ columns: [(Value) -> AnyView]) { self.columns = columns }
}

/// A row of a table.
public struct TableRow<Value: Identifiable> {
  let value: Value

  /// The row of a value.
  ///
  /// - Parameter value: What the columns show; its `id` is what a selection has of the row.
  nonisolated public init(_ value: Value) { self.value = value }
}

extension TableRow: TableRowContent {
  /// The type of the row's value.
  public typealias TableRowValue = Value
  /// Stops the program when it is read: the table makes a cell for each column itself.
  public var tableRowBody: Never { noTableBody(Self.self) }
  public static func _rows(of row: Self, with cells: _TableCells<Value>) -> some View {
    HStack { ForEach(cells.columns.indices, id: \.self) { cells.columns[$0](row.value) } }.tag(row.value.id)
  }
}

extension Never: TableRowContent {
  /// The body of rows that cannot exist.
  public typealias TableRowBody = Never
  /// Stops the program when it is read: there is no value to read it from.
  public var tableRowBody: Never { noTableBody(Never.self) }
  public static func _rows(of content: Never, with cells: _TableCells<Never>) -> Never {}
}

/// No row.
public struct EmptyTableRowContent<Value: Identifiable> { nonisolated public init() {} }

extension EmptyTableRowContent: TableRowContent {
  /// The type of the values that rows beside this one have.
  public typealias TableRowValue = Value
  /// Stops the program when it is read: there is no row to show.
  public var tableRowBody: Never { noTableBody(Self.self) }
  public static func _rows(of content: Self, with cells: _TableCells<Value>) -> EmptyView { EmptyView() }
}

extension ForEach: TableRowContent where Content: TableRowContent {
  /// The type of the values of the rows that each element makes.
  public typealias TableRowValue = Content.TableRowValue
  /// Stops the program when it is read: the table makes the rows of each element directly.
  public var tableRowBody: Never { noTableBody(Self.self) }
  public static func _rows(of content: Self, with cells: _TableCells<Content.TableRowValue>) -> some View {
    let make = content.content
    return ForEach<Data, ID, Content._Rows>(data: content.data, identify: content.identify) {
      Content._rows(of: make($0), with: cells)
    }
  }

  /// Rows for each value of a collection.
  ///
  /// - Parameters:
  ///   - data: Elements whose `id` is the identity of their rows.
  ///   - content: Makes the rows of an element.
  nonisolated public init<Value>(
    _ data: Data, @TableRowBuilder<Value> content: @escaping (Data.Element) -> Content
  ) where Value == Content.TableRowValue, ID == Data.Element.ID, Data.Element: Identifiable {
    self.init(data: data, identify: { $0.id }, content: content)
  }

  /// Takes the identity of an element's rows from a part of the element.
  nonisolated public init<Value>(
    _ data: Data, id: KeyPath<Data.Element, ID>, @TableRowBuilder<Value> content: @escaping (Data.Element) -> Content
  ) where Value == Content.TableRowValue {
    self.init(data: data, identify: { $0[keyPath: id] }, content: content)
  }

  /// A row for each value, as it is.
  nonisolated public init(_ data: Data)
  where ID == Data.Element.ID, Content == TableRow<Data.Element>, Data.Element: Identifiable {
    self.init(data: data, identify: { $0.id }, content: { TableRow($0) })
  }
}

extension Section: TableRowContent where Parent: View, Content: TableRowContent, Footer: View {
  /// The type of the values of the section's rows.
  public typealias TableRowValue = Content.TableRowValue
  /// Stops the program when it is read: the table makes the section's header, rows and footer directly.
  public var tableRowBody: Never { noTableBody(Self.self) }
  public static func _rows(of section: Self, with cells: _TableCells<Content.TableRowValue>) -> some View {
    Section<Parent, Content._Rows, Footer>(
      header: section.header, content: section.content.rows(with: cells), footer: section.footer,
      isExpanded: section.isExpanded)
  }

  /// Groups rows of a table below a header, which gets a cell in the table's list.
  ///
  /// - Parameters:
  ///   - content: The rows.
  ///   - header: The views that come before the rows.
  nonisolated public init<V>(@TableRowBuilder<V> content: () -> Content, @ViewBuilder header: () -> Parent)
  where V == Content.TableRowValue, Footer == EmptyView {
    self.init(header: header(), content: content(), footer: EmptyView(), isExpanded: nil)
  }

  /// Takes the header of a group of rows as a localized key.
  nonisolated public init<V>(_ titleKey: LocalizedStringKey, @TableRowBuilder<V> content: () -> Content)
  where V == Content.TableRowValue, Parent == Text, Footer == EmptyView {
    self.init(header: Text(titleKey), content: content(), footer: EmptyView(), isExpanded: nil)
  }

  /// Takes the header of a group of rows as a string that is not localized.
  @_disfavoredOverload
  nonisolated public init<V, S: StringProtocol>(_ title: S, @TableRowBuilder<V> content: () -> Content)
  where V == Content.TableRowValue, Parent == Text, Footer == EmptyView {
    self.init(header: Text(title), content: content(), footer: EmptyView(), isExpanded: nil)
  }
}
