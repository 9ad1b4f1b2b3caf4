import Foundation
import UnderstudyLayout

/// The rows of a lazy container that have layout nodes, and where they stand among the others.
@MainActor
package struct WindowLayout {
  package private(set) var nodes: [LayoutNode] = []
  /// The rows as a rule takes them, as far as they do not depend on the style of the container.
  package private(set) var rows = WindowedRows()
  /// The places among the nodes at which a section begins, or what follows one.
  package private(set) var groupStarts: Set<Int> = []

  private let tree: LayoutTree
  /// The row that is visited.
  private var position = 0
  private var part: ListCellRule.Kind?
  private var beginsGroup = false
  private var isInsideRow = false

  /// - Parameter node: The container, whose children are the rows and their sources.
  package init(of node: Node, _ tree: LayoutTree) {
    self.tree = tree
    for child in node.children { visit(child) }
    rows.count = position
  }

  /// The rows with the gap above each.
  package func rows(_ gap: (Int) -> CGFloat?) -> WindowedRows {
    var result = rows
    for place in result.rows.indices { result.rows[place].gap = gap(place) }
    return result
  }

  private mutating func visit(_ node: Node) {
    if node.flags.contains(.isOutOfFlow) || node.hidesContent { return }
    if let source = node.asRowSource {
      visitRows(of: source)
    } else if node is ListSectionNode {
      visitSection(node)
    } else if node.isTransparent {
      node.flags.remove(.needsLayout)
      for child in node.children { visit(child) }
    } else {
      append(node)
      if !isInsideRow { position += 1 }
    }
  }

  private mutating func visitRows(of source: any RowSource) {
    source.flags.remove(.needsLayout)
    // A source inside a row comes with it, whole.
    guard !isInsideRow else {
      for row in source.children { visit(row) }
      return
    }
    let start = position
    var made: [(Int, Node)] = []
    source.forEachRealizedRow { made.append(($0, $1)) }
    isInsideRow = true
    for (offset, row) in made {
      position = start + offset
      let first = nodes.count
      visit(row)
      if nodes.count == first { rows.emptyRows.append(position) }
    }
    isInsideRow = false
    position = start + source.rowCount
  }

  private mutating func visitSection(_ section: Node) {
    section.flags.remove(.needsLayout)
    let outer = part
    let (firstNode, firstRow) = (nodes.count, position)
    beginsGroup = true
    for (child, kind) in zip(section.children, [ListCellRule.Kind.header, .row, .footer]) {
      part = kind
      visit(child)
    }
    part = outer
    beginsGroup = true
    let all = firstRow..<(isInsideRow ? firstRow + 1 : position)
    for place in firstNode..<nodes.count where rows.rows[place].part != .row && rows.rows[place].section == nil {
      rows.rows[place].section = all
    }
  }

  private mutating func append(_ node: Node) {
    var items = LayoutItems()
    node.appendLayoutNodes(to: &items, tree)
    if items.nodes.isEmpty, !isInsideRow { rows.emptyRows.append(position) }
    for item in items.nodes {
      if beginsGroup { groupStarts.insert(nodes.count) }
      beginsGroup = false
      nodes.append(item)
      rows.rows.append(WindowedRows.Row(index: position, part: part))
    }
  }
}
