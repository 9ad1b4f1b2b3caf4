import Foundation

/// `LazyVStack`, `LazyHStack` and the rows of lists, where a window over the rows decides which have nodes (LAY-133).
package final class WindowedStackRule: LazyContainerRule {
  package let axis: Axis
  private let alignment: AlignmentKey
  private let gap: CGFloat?
  private let rows: WindowedRows
  private let estimate: CGFloat?
  private let pinned: LazyStackRule.PinnedViews
  /// The style of a list, which keeps its rows from its sides.
  private let list: ListMetrics.Style?

  /// - Parameters:
  ///   - spacing: The distance of rows in points; nil for their preferences.
  ///   - pinned: The parts of sections that stay in view.
  package init(
    vertical alignment: HorizontalAlignment, spacing: CGFloat?, pinned: LazyStackRule.PinnedViews = [],
    rows: WindowedRows
  ) {
    axis = .vertical
    self.alignment = alignment.key
    gap = spacing.finite
    self.pinned = pinned
    self.rows = rows
    estimate = nil
    list = nil
  }

  /// A stack along a row.
  package init(
    horizontal alignment: VerticalAlignment, spacing: CGFloat?, pinned: LazyStackRule.PinnedViews = [],
    rows: WindowedRows
  ) {
    axis = .horizontal
    self.alignment = alignment.key
    gap = spacing.finite
    self.pinned = pinned
    self.rows = rows
    estimate = nil
    list = nil
  }

  /// The rows of a list, one directly below the other (LAY-271, LAY-272). Headers of plain lists stay in view (LAY-274).
  package init(list style: ListMetrics.Style, spacing: CGFloat, rows: WindowedRows) {
    axis = .vertical
    alignment = HorizontalAlignment.leading.key
    gap = spacing.isFinite ? spacing : 0
    pinned = style == .plain && rows.rows.contains { $0.part == .header } ? .headers : []
    self.rows = rows
    estimate = ListMetrics.minimumRowHeight
    list = style
  }

  package var orientation: StackOrientation { list == nil ? .own(axis) : .own(nil) }
  package var traits: RuleTraits { pinned.isEmpty ? .keepsMemory : [.keepsMemory, .dependsOnPosition] }

  /// Where rows are, for a length across. Lengths that were measured once are kept.
  private final class Run: LayoutMemory {
    var across: CGFloat?
    var lengths: EstimatedLengths?
    /// Where the children begin; nil where they are to be measured again.
    var starts: [CGFloat]?
    /// The gaps before rows that differ from the usual one, for when the row before has no node.
    var gaps: [Int: CGFloat] = [:]
    func childChanged(_ index: Int) { starts = nil }
    func forget() { starts = nil }
  }

  private func inset(_ across: CGFloat?) -> CGFloat {
    guard let list, let across else { return 0 }
    return ListMetrics(list, width: across).rowX
  }

  private func bounds(of child: LayoutNode, _ across: CGFloat?) -> LayoutBounds {
    let inner = across.map { max($0 - 2 * inset($0), 0) }
    return child.bounds(in: ProposedViewSize(axis, along: nil, across: inner))
  }

  // MARK: - Measuring

  private func run(_ node: LayoutNode, _ across: CGFloat?) -> Run {
    let run = node.memory as? Run ?? Run()
    node.memory = run
    if run.across != across || run.lengths == nil {
      run.across = across
      run.lengths = EstimatedLengths(count: rows.count, estimate: estimate ?? 0)
      run.starts = nil
    }
    if run.starts == nil { measure(node, run) }
    return run
  }

  /// Takes the lengths of the rows that have nodes. A length includes the gap before the row.
  private func measure(_ node: LayoutNode, _ run: Run) {
    var lengths = run.lengths ?? EstimatedLengths(count: rows.count, estimate: estimate ?? 0)
    // What is stored has one reference while it changes.
    run.lengths = nil
    lengths.resize(to: rows.count)
    for row in rows.emptyRows where row < rows.count { lengths.measure(row, 0) }
    var offsets: [CGFloat] = []
    var length: CGFloat = 0
    for (place, child) in node.children.enumerated() {
      let row = rows.row(of: place).index
      if place == 0 || rows.row(of: place - 1).index != row { length = 0 }
      length += gap(before: place, node, run)
      offsets.append(length)
      length += bounds(of: child, run.across).size[axis]
      if row < rows.count { lengths.measure(row, length) }
    }
    run.starts = starts(offsets, &lengths)
    run.lengths = lengths
  }

  /// - Parameter offsets: How far children begin behind the beginnings of their rows.
  private func starts(_ offsets: [CGFloat], _ lengths: inout EstimatedLengths) -> [CGFloat] {
    var starts: [CGFloat] = []
    var start: CGFloat = 0
    for (place, offset) in offsets.enumerated() {
      let row = rows.row(of: place).index
      let previous = place == 0 ? -1 : rows.row(of: place - 1).index
      if previous != row {
        if row == previous + 1, row > 0, let length = lengths.measured(previous) {
          start += length
        } else {
          start = lengths.start(of: row)
        }
      }
      starts.append(start + offset)
    }
    return starts
  }

  private func gap(before place: Int, _ node: LayoutNode, _ run: Run) -> CGFloat {
    let row = rows.row(of: place)
    if let own = row.gap { return own }
    guard row.index > 0 || place > 0 else { return 0 }
    if let gap { return gap }
    guard place > 0, row.index - rows.row(of: place - 1).index <= 1 else {
      return run.gaps[row.index] ?? SpacingTable.standardDistance
    }
    let gap = node.children[place - 1].spacing.distance(to: node.children[place].spacing, along: axis)
    if gap != SpacingTable.standardDistance { run.gaps[row.index] = gap }
    return gap
  }

  package func size(of node: LayoutNode, in proposal: ProposedViewSize) -> CGSize {
    var across = proposal[axis.other]
    if list != nil, across == nil { across = ListMetrics.idealWidth }
    let run = run(node, across)
    let widest = across ?? node.children.reduce(0) { max($0, bounds(of: $1, nil).size[axis.other]) }
    return CGSize(axis, along: run.lengths?.length ?? 0, across: widest)
  }

  private func across(_ bounds: LayoutBounds) -> CGFloat? {
    bounds.proposal[axis.other] ?? (list != nil ? bounds.size[axis.other] : nil)
  }

  // MARK: - Rows

  package func rowCount(of node: LayoutNode) -> Int { rows.count }

  private func placedRun(_ node: LayoutNode) -> Run { run(node, across(node.placement.bounds)) }

  package func position(of row: Int, in node: LayoutNode) -> ClosedRange<CGFloat> {
    let run = placedRun(node)
    let first = rows.rows.firstIndex { $0.index >= row }
    let start: CGFloat
    if let first, rows.rows[first].index == row, let known = run.starts?[first] {
      start = known
    } else {
      let usual = row == 0 ? 0 : run.gaps[row] ?? gap ?? SpacingTable.standardDistance
      let isMeasured = row < rows.count && run.lengths?.measured(row) == 0
      start = (run.lengths?.start(of: row) ?? 0) + (isMeasured ? 0 : usual)
    }
    return .span(start, run.lengths?.start(of: row + 1) ?? 0)
  }

  package func rows(in span: ClosedRange<CGFloat>, of node: LayoutNode) -> Range<Int> {
    let run = placedRun(node)
    guard let estimate = run.lengths?.estimate, estimate > 0,
      let first = run.lengths?.row(at: span.lowerBound), let last = run.lengths?.row(at: span.upperBound)
    else { return rows.moreThanMade }
    return first..<last + 1
  }

  // MARK: - Placing

  package func placement(of child: Int, in node: LayoutNode, _ bounds: LayoutBounds) -> Placement {
    var placement = flowingPlacement(of: child, in: node, bounds)
    if !pinned.isEmpty { pin(&placement, of: child, in: node, bounds) }
    return placement
  }

  /// Where a child is without pinning.
  private func flowingPlacement(of child: Int, in node: LayoutNode, _ bounds: LayoutBounds) -> Placement {
    let across = across(bounds)
    let run = run(node, across)
    let content = self.bounds(of: node.children[child], across)
    let start = run.starts.flatMap { $0.indices.contains(child) ? $0[child] : nil } ?? 0
    if list != nil { return Placement(CGPoint(axis, along: start, across: inset(across)), content) }
    let line = alignment.defaultValue(in: bounds.size) - node.children[child].guide(alignment, in: content)
    return Placement(CGPoint(axis, along: start, across: line.isFinite ? line : 0), content)
  }

  /// Moves a pinned header or footer to the edge of the visible part, as far as its section reaches (LAY-136).
  private func pin(_ placement: inout Placement, of child: Int, in node: LayoutNode, _ bounds: LayoutBounds) {
    let row = rows.row(of: child)
    guard let section = row.section, let visible = node.uncoveredSpan(along: axis) else { return }
    let run = run(node, across(bounds))
    let length = placement.bounds.size[axis]
    let place = placement.origin[axis]
    if row.part == .header, pinned.contains(.headers) {
      let end = run.lengths?.start(of: section.upperBound) ?? place
      placement.origin[axis] = max(place, min(visible.lowerBound, end - length))
    } else if row.part == .footer, pinned.contains(.footers) {
      let start = run.lengths?.start(of: section.lowerBound) ?? place
      placement.origin[axis] = min(place, max(visible.upperBound - length, start))
    }
  }

  package func spacing(of node: LayoutNode) -> ViewSpacing { ViewSpacing() }
  package func priority(of node: LayoutNode) -> Double { node.children.isEmpty ? -.infinity : 0 }

  /// By places without pinning: containers read guides while they are measured, before anything is placed.
  package func explicitValue(of key: AlignmentKey, in bounds: LayoutBounds, of node: LayoutNode) -> CGFloat? {
    combinedValue(of: key, in: bounds, of: node) { flowingPlacement(of: $0, in: node, bounds) }
  }
}
