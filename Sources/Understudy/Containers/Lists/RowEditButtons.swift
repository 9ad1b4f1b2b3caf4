@_spi(Runtime) import UnderstudyCore
import UnderstudyElements

/// The buttons of a row while its list is edited; they carry the row's text.
@MainActor
struct RowEditButtons {
  let remove: Element
  let reorder: Element

  init(of cell: ListCellNode) {
    remove = cell.makePart(.button)
    reorder = cell.makePart(.button)
  }

  func name(_ row: String, in tree: ElementTree) {
    for (button, verb) in [(remove, "Remove"), (reorder, "Reorder")] {
      let label = row.isEmpty ? verb : "\(verb) \(row)"
      tree.update(button, type: .button, texts: ElementTexts(label: label), traits: [])
    }
  }
}
