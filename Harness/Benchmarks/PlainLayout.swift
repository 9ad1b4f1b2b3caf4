import Foundation

/// The least that a layout of rows needs: widths by a table, places one after the other. No framework.
@MainActor
final class PlainLayout {
  private struct Row {
    var text: String
    var width = 0.0
    var height = 20.0
    var y = 0.0
  }

  private static let widths = (0..<128).map { 6 + Double($0 % 5) }
  private var rows: [Row]

  init(rows count: Int) {
    rows = (0..<count).map { Row(text: "Row \($0)") }
    var y = 0.0
    for index in rows.indices {
      rows[index].width = Self.width(of: rows[index].text)
      rows[index].y = y
      y += rows[index].height + 8
    }
  }

  func setText(_ text: String, of index: Int) {
    rows[index].text = text
    rows[index].width = Self.width(of: text)
  }

  func frame(of index: Int) -> CGRect {
    let row = rows[index]
    return CGRect(x: 195 - row.width / 2, y: row.y, width: row.width, height: row.height)
  }

  private static func width(of text: String) -> Double {
    text.utf8.reduce(0) { $0 + widths[Int($1) & 127] }
  }
}
