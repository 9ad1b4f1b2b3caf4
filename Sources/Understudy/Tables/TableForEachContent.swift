import Foundation
@_spi(Runtime) import UnderstudyCore

/// A row for each element of a collection.
public struct TableForEachContent<Data: RandomAccessCollection> where Data.Element: Identifiable {
  let data: Data
}

extension TableForEachContent: TableRowContent {
  /// The type of the elements, each of which is the value of a row.
  public typealias TableRowValue = Data.Element
  /// Stops the program when it is read: the table makes the row of each element directly.
  public var tableRowBody: Never { noTableBody(Self.self) }
  public static func _rows(of content: Self, with cells: _TableCells<Data.Element>) -> some View {
    ForEach(content.data) { TableRow._rows(of: TableRow($0), with: cells) }
  }
}
