import Foundation
@_spi(Runtime) import UnderstudyCore

/// Columns made of a collection's elements.
public struct TableColumnForEach<
  Data: RandomAccessCollection, ID: Hashable, RowValue, Sort, Content: TableColumnContent
>
where RowValue == Content.TableRowValue, Sort == Content.TableColumnSortComparator {
  /// The elements that columns are made of.
  public var data: Data
  /// Makes the columns of an element.
  public var content: (Data.Element) -> Content

  /// Makes columns of elements in their order.
  ///
  /// - Parameters:
  ///   - data: The elements.
  ///   - id: The part of an element that is its identity; columns are made in order and do not use it.
  ///   - content: Makes the columns of an element.
  nonisolated public init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @TableColumnBuilder<RowValue, Sort> content: @escaping (Data.Element) -> Content
  ) {
    self.data = data
    self.content = content
  }

  /// Takes elements that have an `id`.
  nonisolated public init(
    _ data: Data, @TableColumnBuilder<RowValue, Sort> content: @escaping (Data.Element) -> Content
  ) where ID == Data.Element.ID, Data.Element: Identifiable { self.init(data, id: \.id, content: content) }
}

extension TableColumnForEach: TableColumnContent {
  /// The type of the values that fill the cells of the columns.
  public typealias TableRowValue = RowValue
  /// The type of the comparator that the titles of the columns select.
  public typealias TableColumnSortComparator = Sort
  /// Stops the program when it is read: the table reads the columns of each element directly.
  nonisolated public var tableColumnBody: Never { noTableBody(Self.self) }
  nonisolated public static func _parts(of content: Self) -> [Any] {
    content.data.flatMap { Content._parts(of: content.content($0)) }
  }
}
