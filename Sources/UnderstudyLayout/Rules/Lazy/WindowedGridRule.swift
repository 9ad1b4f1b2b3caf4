import Foundation

/// `LazyVGrid` and `LazyHGrid`, where a window over the views decides which have nodes (LAY-130 to LAY-132).
package final class WindowedGridRule: LayoutRule {
  private let axis: Axis
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
    gap = spacing ?? SpacingTable.standardDistance
    self.rows = rows
  }

  package var orientation: StackOrientation { .own(nil) }
  package var traits: RuleTraits { .keepsMemory }

  /// Where the cells are, for a length across.
  private final class Run: LayoutMemory {
    struct Cell {
      var line: Int
      var column: Int
    }
    var across: CGFloat?
    var isValid = false
    var columns = LazyGridColumns([], in: nil)
    var cells: [Cell] = []
    /// Where the lines with views begin, and how long they are.
    var lines: [Int: (start: CGFloat, length: CGFloat)] = [:]
    var size = CGSize.zero
    func childChanged(_ index: Int) { isValid = false }
    func forget() { isValid = false }
  }

  private func run(_ node: LayoutNode, _ across: CGFloat?) -> Run {
    let run = node.memory as? Run ?? Run()
    node.memory = run
    if run.isValid, run.across == across { return run }
    run.isValid = true
    run.across = across
    let total = LazyGridColumns(items, in: across).total
    run.columns = LazyGridColumns(items, in: total)
    let count = max(run.columns.columns.count, 1)
    var lengths: [Int: CGFloat] = [:]
    run.cells = []
    var index = 0
    for (place, child) in node.children.enumerated() {
      if rows.rows.indices.contains(place) { index += rows.rows[place].skipped }
      let cell = Run.Cell(line: index / count, column: index % count)
      run.cells.append(cell)
      lengths[cell.line] = max(lengths[cell.line] ?? 0, bounds(of: child, cell.column, run).size[axis])
      index += 1
    }
    let lineCount = (index + rows.skippedAfter + count - 1) / count
    place(lengths, lineCount, run)
    run.size = CGSize(axis, along: run.size[axis], across: total)
    return run
  }

  /// Puts the lines with views in their places; the others are as long as the mean of these.
  private func place(_ lengths: [Int: CGFloat], _ lineCount: Int, _ run: Run) {
    let mean = lengths.isEmpty ? 0 : lengths.values.reduce(0, +) / CGFloat(lengths.count)
    run.lines = [:]
    var end: CGFloat = 0
    var next = 0
    for (line, length) in lengths.sorted(by: { $0.key < $1.key }) {
      end += CGFloat(line - next) * (mean + gap)
      run.lines[line] = (end, length)
      end += length + gap
      next = line + 1
    }
    end += CGFloat(max(lineCount - next, 0)) * (mean + gap)
    run.size = CGSize(axis, along: max(end - gap, 0), across: 0)
  }

  private func bounds(of child: LayoutNode, _ column: Int, _ run: Run) -> LayoutBounds {
    let length = run.columns.columns.indices.contains(column) ? run.columns.columns[column].length : nil
    return child.bounds(in: ProposedViewSize(axis, along: nil, across: length))
  }

  package func size(of node: LayoutNode, in proposal: ProposedViewSize) -> CGSize {
    run(node, proposal[axis.other]).size
  }

  package func placement(of child: Int, in node: LayoutNode, _ bounds: LayoutBounds) -> Placement {
    let run = run(node, bounds.proposal[axis.other])
    guard run.cells.indices.contains(child) else { return .zero }
    let cell = run.cells[child]
    guard run.columns.columns.indices.contains(cell.column), let line = run.lines[cell.line] else { return .zero }
    let column = run.columns.columns[cell.column]
    let content = self.bounds(of: node.children[child], cell.column, run)
    let size = CGSize(axis, along: line.length, across: column.length)
    let own = column.alignment ?? .center
    var origin = node.alignedOrigin(of: node.children[child], content, in: size, own)
    origin[axis] += line.start
    origin[axis.other] += column.start + alignment.defaultValue(in: bounds.size) - alignment.defaultValue(in: run.size)
    return Placement(origin, content)
  }

  package func spacing(of node: LayoutNode) -> ViewSpacing { ViewSpacing() }
  package func priority(of node: LayoutNode) -> Double { node.children.isEmpty ? -.infinity : 0 }

  package func explicitValue(of key: AlignmentKey, in bounds: LayoutBounds, of node: LayoutNode) -> CGFloat? {
    guard key == .windowStart(along: axis) else { return combinedValue(of: key, in: bounds, of: node) }
    let run = run(node, bounds.proposal[axis.other])
    guard let first = rows.firstVisible, run.cells.indices.contains(first) else { return nil }
    return run.lines[run.cells[first].line]?.start
  }
}
