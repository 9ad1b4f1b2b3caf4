import Foundation

/// The columns and rows of a grid for one proposal, stored with the grid.
final class GridRun: LayoutMemory {
  private struct Cell {
    let row: Int
    let columns: Range<Int>
    let unsized: Axis.Set

    var spans: Bool { columns.count > 1 }
  }

  private var solvedProposal: ProposedViewSize?
  private var cells: [Cell] = []
  private var columns = GridTracks(count: 0, gap: nil)
  private var rows = GridTracks(count: 0, gap: nil)
  private var columnAlignments: [HorizontalAlignment?] = []
  /// For rows aligned by baselines or custom guides: how far below the row's top the guide lies.
  private var rowGuides: [CGFloat?] = []

  var size: CGSize { CGSize(width: columns.total, height: rows.total) }

  func childChanged(_ index: Int) { solvedProposal = nil }
  func forget() { solvedProposal = nil }

  func solve(_ rule: GridRule, _ nodes: [LayoutNode], _ proposal: ProposedViewSize) {
    if solvedProposal == proposal { return }
    solvedProposal = proposal
    arrange(rule, nodes)
    findGaps(rule, nodes)
    solveColumns(nodes, proposal.width)
    solveRows(rule, nodes, proposal.height)
  }

  // MARK: - Structure

  private func arrange(_ rule: GridRule, _ nodes: [LayoutNode]) {
    cells.removeAll(keepingCapacity: true)
    var index = 0
    var spans: [(row: Int, columns: Range<Int>?)] = []
    for (row, value) in rule.rows.enumerated() {
      var column = 0
      for _ in 0..<value.cellCount where index < nodes.count {
        let span = value.spansAllColumns ? 1 : max(nodes[index].value(GridCellColumns.self), 1)
        spans.append((row, value.spansAllColumns ? nil : column..<column + span))
        column += span
        index += 1
      }
    }
    let count = max(spans.compactMap { $0.columns?.upperBound }.max() ?? 1, 1)
    for (place, span) in spans.enumerated() {
      let unsized = nodes[place].value(GridCellUnsizedAxes.self)
      cells.append(Cell(row: span.row, columns: span.columns ?? 0..<count, unsized: unsized))
    }
    columns = GridTracks(count: count, gap: rule.gaps.horizontal)
    rows = GridTracks(count: rule.rows.count, gap: rule.gaps.vertical)
    columnAlignments = Array(repeating: nil, count: count)
    for (index, cell) in cells.enumerated() {
      guard let alignment = nodes[index].value(GridColumnAlignment.self) else { continue }
      for column in cell.columns { columnAlignments[column] = alignment }
    }
  }

  /// The largest preference of the pairs that two columns or two rows have beside each other (LAY-121).
  private func findGaps(_ rule: GridRule, _ nodes: [LayoutNode]) {
    var above: [Int?] = Array(repeating: nil, count: columns.lengths.count)
    for (index, cell) in cells.enumerated() {
      if rule.gaps.horizontal == nil, index > 0, cells[index - 1].row == cell.row {
        let gap = nodes[index - 1].spacing.distance(to: nodes[index].spacing, along: .horizontal)
        columns.widenGap(before: cell.columns.lowerBound, to: gap)
      }
      for column in cell.columns {
        if rule.gaps.vertical == nil, let upper = above[column], cells[upper].row == cell.row - 1 {
          let gap = nodes[upper].spacing.distance(to: nodes[index].spacing, along: .vertical)
          rows.widenGap(before: cell.row, to: gap)
        }
        above[column] = index
      }
    }
    if rule.gaps.horizontal == nil { columns.settleGaps() }
    if rule.gaps.vertical == nil { rows.settleGaps() }
  }

  // MARK: - Lengths (LAY-122)

  private func width(_ column: Int, _ nodes: [LayoutNode], _ proposed: CGFloat?) -> CGFloat {
    var result: CGFloat = 0
    for (index, cell) in cells.enumerated() where !cell.spans && cell.columns.lowerBound == column {
      if cell.unsized.contains(.horizontal) { continue }
      result = max(result, nodes[index].size(in: ProposedViewSize(width: proposed, height: nil)).width)
    }
    return result
  }

  private func solveColumns(_ nodes: [LayoutNode], _ proposed: CGFloat?) {
    for column in columns.lengths.indices {
      columns.minimum[column] = width(column, nodes, 0)
      columns.maximum[column] = width(column, nodes, .infinity)
      if proposed == nil { columns.lengths[column] = width(column, nodes, nil) }
    }
    if let proposed { columns.distribute(proposed) { width($0, nodes, $1) } }
    for (index, cell) in cells.enumerated() where cell.spans && !cell.unsized.contains(.horizontal) {
      let needed = nodes[index].size(in: ProposedViewSize(width: proposed, height: nil)).width
      columns.widen(cell.columns, to: needed)
    }
  }

  private func height(_ row: Int, _ rule: GridRule, _ nodes: [LayoutNode], _ proposed: CGFloat?) -> CGFloat {
    var result: CGFloat = 0
    var guide: CGFloat?
    var below: CGFloat = 0
    let key = (rule.rows[row].alignment ?? rule.alignment.vertical).key
    for (index, cell) in cells.enumerated() where cell.row == row {
      if cell.unsized.contains(.vertical) { continue }
      let content = nodes[index].bounds(in: ProposedViewSize(width: columns.length(cell.columns), height: proposed))
      result = max(result, content.size.height)
      guard key.isInherited else { continue }
      let value = nodes[index].guide(key, in: content)
      guide = max(guide ?? value, value)
      below = max(below, content.size.height - value)
    }
    rowGuides[row] = guide
    return max(result, (guide ?? 0) + below)
  }

  private func solveRows(_ rule: GridRule, _ nodes: [LayoutNode], _ proposed: CGFloat?) {
    rowGuides = Array(repeating: nil, count: rows.lengths.count)
    for row in rows.lengths.indices {
      guard proposed != nil else {
        rows.lengths[row] = height(row, rule, nodes, nil)
        continue
      }
      rows.minimum[row] = height(row, rule, nodes, 0)
      rows.maximum[row] = height(row, rule, nodes, .infinity)
    }
    if let proposed { rows.distribute(proposed) { height($0, rule, nodes, $1) } }
  }

  // MARK: - Placing (LAY-124)

  func placement(of index: Int, _ node: LayoutNode, _ rule: GridRule) -> Placement {
    guard cells.indices.contains(index) else { return .zero }
    let cell = cells[index]
    let child = node.children[index]
    let size = CGSize(width: columns.length(cell.columns), height: rows.lengths[cell.row])
    let start = CGPoint(x: columns.start(cell.columns.lowerBound), y: rows.start(cell.row))
    let content = child.bounds(in: ProposedViewSize(size))
    if let anchor = child.value(GridCellAnchor.self) {
      let x = anchor.x * (size.width - content.size.width)
      let y = anchor.y * (size.height - content.size.height)
      return Placement(CGPoint(x: start.x + x, y: start.y + y), content)
    }
    let horizontal = (columnAlignments[cell.columns.lowerBound] ?? rule.alignment.horizontal).key
    let vertical = (rule.rows[cell.row].alignment ?? rule.alignment.vertical).key
    let line = rowGuides[cell.row] ?? vertical.defaultValue(in: size)
    return Placement(
      CGPoint(
        x: start.x + horizontal.defaultValue(in: size) - child.guide(horizontal, in: content),
        y: start.y + line - child.guide(vertical, in: content)),
      content)
  }
}
