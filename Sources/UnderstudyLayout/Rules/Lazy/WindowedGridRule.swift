import Foundation

/// `LazyVGrid` and `LazyHGrid`, where a window over the views decides which have nodes (LAY-130 to LAY-132).
package final class WindowedGridRule: LazyContainerRule {
  package let axis: Axis
  private let items: [GridItem]
  private let gap: CGFloat
  private let alignment: AlignmentKey
  private let rows: WindowedRows

  /// - Parameters:
  ///   - axis: The axis along which lines follow each other.
  ///   - items: The columns, or the rows of a horizontal grid.
  ///   - alignment: How the lines lie in a grid that is longer across than they are.
  ///   - spacing: The distance of lines in points; nil for 8.
  package init(
    _ axis: Axis, _ items: [GridItem], alignment: AlignmentKey, spacing: CGFloat?, rows: WindowedRows
  ) {
    self.axis = axis
    self.items = items
    self.alignment = alignment
    gap = spacing.finite ?? SpacingTable.standardDistance
    self.rows = rows
  }

  package var orientation: StackOrientation { .own(nil) }
  package var traits: RuleTraits { .keepsMemory }

  /// Where the cells are, for a length across. Lengths of lines that were measured once are kept.
  private final class Run: LayoutMemory {
    struct Cell {
      var line: Int
      var column: Int
      /// Where the line begins, without the gap before it.
      var start: CGFloat = 0
      var length: CGFloat = 0
    }
    var across: CGFloat?
    var isValid = false
    var columns = LazyGridColumns([], in: nil)
    var total: CGFloat = 0
    var cells: [Cell] = []
    var lengths: EstimatedLengths?
    var columnCount: Int { max(columns.columns.count, 1) }
    func childChanged(_ index: Int) { isValid = false }
    func forget() { isValid = false }
  }

  private func run(_ node: LayoutNode, _ across: CGFloat?) -> Run {
    let run = node.memory as? Run ?? Run()
    node.memory = run
    if run.isValid, run.across == across { return run }
    if run.across != across { run.lengths = nil }
    run.isValid = true
    run.across = across
    let columnCount = run.columnCount
    run.total = LazyGridColumns(items, in: across).total
    run.columns = LazyGridColumns(items, in: run.total)
    if run.columnCount != columnCount { run.lengths = nil }
    measure(node, run)
    return run
  }

  /// Takes the lengths of the lines that have views. A length includes the gap before the line.
  private func measure(_ node: LayoutNode, _ run: Run) {
    let count = run.columnCount
    run.cells = []
    // Rows of several views move those behind them.
    var extra = 0
    var lineLengths: [Int: CGFloat] = [:]
    for (place, child) in node.children.enumerated() {
      let row = rows.row(of: place).index
      if place > 0, rows.row(of: place - 1).index == row { extra += 1 }
      let cell = Run.Cell(line: (row + extra) / count, column: (row + extra) % count)
      run.cells.append(cell)
      lineLengths[cell.line] = max(lineLengths[cell.line] ?? 0, bounds(of: child, cell.column, run).size[axis])
    }
    let lineCount = (rows.count + extra + count - 1) / count
    var lengths = run.lengths ?? EstimatedLengths(count: lineCount, estimate: 0)
    run.lengths = nil
    lengths.resize(to: lineCount)
    for (line, length) in lineLengths where line < lineCount {
      lengths.measure(line, length + (line > 0 ? gap : 0))
    }
    for place in run.cells.indices {
      let line = run.cells[place].line
      run.cells[place].length = lineLengths[line] ?? 0
      run.cells[place].start =
        place > 0 && run.cells[place - 1].line == line
        ? run.cells[place - 1].start : lengths.start(of: line) + (line > 0 ? gap : 0)
    }
    run.lengths = lengths
  }

  private func bounds(of child: LayoutNode, _ column: Int, _ run: Run) -> LayoutBounds {
    let length = run.columns.columns.indices.contains(column) ? run.columns.columns[column].length : nil
    return child.bounds(in: ProposedViewSize(axis, along: nil, across: length))
  }

  package func size(of node: LayoutNode, in proposal: ProposedViewSize) -> CGSize {
    let run = run(node, proposal[axis.other])
    return CGSize(axis, along: run.lengths?.length ?? 0, across: run.total)
  }

  // MARK: - Rows

  package func rowCount(of node: LayoutNode) -> Int { rows.count }

  private func placedRun(_ node: LayoutNode) -> Run { run(node, node.placement.bounds.proposal[axis.other]) }

  package func position(of row: Int, in node: LayoutNode) -> ClosedRange<CGFloat> {
    let run = placedRun(node)
    let line = row / run.columnCount
    let start = (run.lengths?.start(of: line) ?? 0) + (line > 0 ? gap : 0)
    return .span(start, run.lengths?.start(of: line + 1) ?? 0)
  }

  package func rows(in span: ClosedRange<CGFloat>, of node: LayoutNode) -> Range<Int> {
    let run = placedRun(node)
    guard let estimate = run.lengths?.estimate, estimate > 0,
      let first = run.lengths?.row(at: span.lowerBound), let last = run.lengths?.row(at: span.upperBound)
    else { return rows.moreThanMade }
    return min(first * run.columnCount, rows.count)..<min((last + 1) * run.columnCount, rows.count)
  }

  // MARK: - Placing

  package func placement(of child: Int, in node: LayoutNode, _ bounds: LayoutBounds) -> Placement {
    let run = run(node, bounds.proposal[axis.other])
    guard run.cells.indices.contains(child) else { return .zero }
    let cell = run.cells[child]
    guard run.columns.columns.indices.contains(cell.column) else { return .zero }
    let column = run.columns.columns[cell.column]
    let content = self.bounds(of: node.children[child], cell.column, run)
    let size = CGSize(axis, along: cell.length, across: column.length)
    let own = column.alignment ?? .center
    var origin = node.alignedOrigin(of: node.children[child], content, in: size, own)
    let free = alignment.defaultValue(in: bounds.size)
    origin[axis] += cell.start
    origin[axis.other] +=
      column.start + free - alignment.defaultValue(in: CGSize(axis, along: 0, across: run.total))
    return Placement(origin, content)
  }

  package func spacing(of node: LayoutNode) -> ViewSpacing { ViewSpacing() }
  package func priority(of node: LayoutNode) -> Double { node.children.isEmpty ? -.infinity : 0 }
}
