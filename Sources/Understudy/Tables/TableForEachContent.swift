import Foundation
@_spi(Runtime) import UnderstudyCore

/// A row for each element of a collection.
public struct TableForEachContent<Data: RandomAccessCollection> where Data.Element: Identifiable {
  let data: Data
}

extension TableForEachContent: TableRowContent {
  public typealias TableRowValue = Data.Element
  public var tableRowBody: Never { noTableBody(Self.self) }
  public static func _rows(of content: Self, with cells: _TableCells<Data.Element>) -> some View {
    ForEach(content.data) { TableRow._rows(of: TableRow($0), with: cells) }
  }
}
