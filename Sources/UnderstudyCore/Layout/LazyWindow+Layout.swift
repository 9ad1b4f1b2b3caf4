import Foundation
import UnderstudyLayout

/// The rows of a lazy container that have layout nodes, and where they stand among the others.
@MainActor
package struct WindowLayout {
  /// A row that has layout nodes.
  package struct Row {
    /// How many rows without nodes are between the row before and this one.
    package var skipped: Int
    /// What the row is in its section; nil outside of sections.
    package var part: ListCellRule.Kind?
    /// Whether a section begins with the row, or ends before it.
    package var beginsGroup: Bool
    package var isFirstInWindow: Bool
  }

  package private(set) var nodes: [LayoutNode] = []
  /// As many as there are layout nodes.
  package private(set) var rows: [Row] = []
  /// How many rows without nodes come after the last one with nodes.
  package private(set) var skippedAfter = 0

  private let tree: LayoutTree
  private let window: Range<Int>
  private var position = 0
  private var part: ListCellRule.Kind?
  private var beginsGroup = false
  private var isInsideRow = false

  /// - Parameter node: The container, whose children are the rows and their sources.
  package init(_ window: LazyWindow, of node: Node, _ tree: LayoutTree) {
    self.tree = tree
    self.window = window.first..<(window.first + window.capacity)
    for child in node.children { visit(child) }
  }

  /// The rows as a rule takes them, with the gap above each.
  package func windowedRows(_ gap: (Int) -> CGFloat? = { _ in nil }) -> WindowedRows {
    var result = WindowedRows()
    for (place, row) in rows.enumerated() {
      result.rows.append(WindowedRows.Row(skipped: row.skipped, gap: gap(place)))
      if row.isFirstInWindow, result.firstVisible == nil, window.lowerBound > 0 { result.firstVisible = place }
    }
    result.skippedAfter = skippedAfter
    return result
  }

  private mutating func visit(_ node: Node) {
    if node.flags.contains(.isOutOfFlow) || node.hidesContent { return }
    if let source = node as? any RowSource {
      visitRows(of: source)
    } else if node is ListSectionNode {
      visitSection(node)
    } else if node.isTransparent {
      node.flags.remove(.needsLayout)
      for child in node.children { visit(child) }
    } else {
      append(node, isInWindow: window.contains(position))
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
    let end = start + source.rowCount
    let made = window.clamped(to: start..<end)
    skippedAfter += made.isEmpty ? end - start : made.lowerBound - start
    isInsideRow = true
    position = made.lowerBound
    for row in source.children { visit(row) }
    isInsideRow = false
    if !made.isEmpty { skippedAfter += end - made.upperBound }
    position = end
  }

  private mutating func visitSection(_ section: Node) {
    section.flags.remove(.needsLayout)
    let outer = part
    beginsGroup = true
    for (child, kind) in zip(section.children, [ListCellRule.Kind.header, .row, .footer]) {
      part = kind
      visit(child)
    }
    part = outer
    beginsGroup = true
  }

  private mutating func append(_ node: Node, isInWindow: Bool) {
    var items = LayoutItems()
    node.appendLayoutNodes(to: &items, tree)
    for item in items.nodes {
      nodes.append(item)
      rows.append(
        Row(skipped: skippedAfter, part: part, beginsGroup: beginsGroup, isFirstInWindow: isInWindow))
      skippedAfter = 0
      beginsGroup = false
    }
  }
}
