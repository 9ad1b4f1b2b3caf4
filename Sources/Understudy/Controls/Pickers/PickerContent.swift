@_spi(Runtime) import UnderstudyCore
import UnderstudyElements

/// Finds the options among a picker's views.
@MainActor
enum PickerContent {
  @MainActor
  struct Entry {
    let tag: SelectionTag?
    let node: Node

    /// What the option shows: the texts of its views.
    var texts: ElementTexts {
      let element = PickerContent.firstElement(in: node)
      let labels = (node as? ElementNode)?.currentTexts.label ?? ""
      return ElementTexts(
        identifier: element?.currentTexts.identifier ?? "",
        label: labels.isEmpty ? node.labels().joined(separator: ", ") : labels)
    }
  }

  static func entries(of container: Node) -> [Entry] {
    var entries: [Entry] = []
    for child in container.children { add(child, row: nil, to: &entries) }
    return entries
  }

  private static func add(_ node: Node, row: SelectionTag?, to entries: inout [Entry]) {
    if let part = node.sectionPart, part != .row { return }
    if let tagged = node as? TagNode { return entries.append(Entry(tag: tagged.tag, node: node)) }
    let row = node.asRow.map { SelectionTag($0.rowID) } ?? row
    if node.isTransparent || holdsTag(node) {
      for child in node.children { add(child, row: row, to: &entries) }
    } else if firstElement(in: node) != nil {
      entries.append(Entry(tag: row, node: node))
    }
  }

  private static func holdsTag(_ node: Node) -> Bool {
    node.children.contains { $0 is TagNode || $0.asRow != nil || holdsTag($0) }
  }

  private static func firstElement(in node: Node) -> ElementNode? {
    if let element = node as? ElementNode { return element }
    for child in node.children {
      if let element = firstElement(in: child) { return element }
    }
    return nil
  }
}
