import Foundation
@_spi(Runtime) import UnderstudyCore

/// Columns made of a collection's elements.
public struct TableColumnForEach<
  Data: RandomAccessCollection, ID: Hashable, RowValue, Sort, Content: TableColumnContent
>
where RowValue == Content.TableRowValue, Sort == Content.TableColumnSortComparator {
  public var data: Data
  public var content: (Data.Element) -> Content

  nonisolated public init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @TableColumnBuilder<RowValue, Sort> content: @escaping (Data.Element) -> Content
  ) {
    self.data = data
    self.content = content
  }

  nonisolated public init(
    _ data: Data, @TableColumnBuilder<RowValue, Sort> content: @escaping (Data.Element) -> Content
  ) where ID == Data.Element.ID, Data.Element: Identifiable { self.init(data, id: \.id, content: content) }
}

extension TableColumnForEach: TableColumnContent {
  public typealias TableRowValue = RowValue
  public typealias TableColumnSortComparator = Sort
  nonisolated public var tableColumnBody: Never { noTableBody(Self.self) }
  nonisolated public static func _parts(of content: Self) -> [Any] {
    content.data.flatMap { Content._parts(of: content.content($0)) }
  }
}
