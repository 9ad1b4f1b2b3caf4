@_spi(Runtime) import UnderstudyCore
import UnderstudyElements

/// The buttons of a row while its list is edited; they carry the row's text (reference, section 4).
@MainActor
struct RowEditButtons {
  let remove = Element(type: .button)
  let reorder = Element(type: .button)

  init(source: ListCellNode) {
    remove.source = source
    reorder.source = source
  }

  func name(_ row: String, in tree: ElementTree) {
    for (button, verb) in [(remove, "Remove"), (reorder, "Reorder")] {
      let label = row.isEmpty ? verb : "\(verb) \(row)"
      tree.update(button, type: .button, texts: ElementTexts(label: label), traits: [])
    }
  }

  func end() {
    remove.source = nil
    reorder.source = nil
  }
}
