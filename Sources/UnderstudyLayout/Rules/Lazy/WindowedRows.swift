import Foundation

/// The rows of a list or lazy container, of which those in a window have nodes: the node's children.
package struct WindowedRows: Equatable {
  /// A row with a node.
  package struct Row: Equatable {
    /// How many rows without nodes are between the row with a node before it and this one.
    package var skipped: Int
    /// What is kept free above the row in points; nil for the distance of all rows.
    package var gap: CGFloat?

    package init(skipped: Int, gap: CGFloat? = nil) {
      self.skipped = skipped
      self.gap = gap
    }
  }

  package var rows: [Row] = []
  /// How many rows without nodes come after the last one with a node.
  package var skippedAfter = 0
  /// The place among the children of the row at which the visible part begins; nil where that is the beginning of all.
  package var firstVisible: Int?

  package init() {}
}

/// `LazyVStack`, `LazyHStack` and the rows of lists, where a window over the rows decides which have nodes (LAY-133).
///
/// A row without a node is as long as the mean of those with nodes (LAY-134).
package final class WindowedStackRule: LayoutRule {
  private let axis: Axis
  private let alignment: AlignmentKey
  private let gap: CGFloat?
  private let rows: WindowedRows
  private let estimate: CGFloat?
  /// The style of a list, which keeps its rows from its sides.
  private let list: ListMetrics.Style?

  /// - Parameters:
  ///   - spacing: The distance of rows in points; nil for their preferences.
  package init(vertical alignment: HorizontalAlignment, spacing: CGFloat?, rows: WindowedRows) {
    axis = .vertical
    self.alignment = alignment.key
    gap = spacing
    self.rows = rows
    estimate = nil
    list = nil
  }

  /// The same along a row.
  package init(horizontal alignment: VerticalAlignment, spacing: CGFloat?, rows: WindowedRows) {
    axis = .horizontal
    self.alignment = alignment.key
    gap = spacing
    self.rows = rows
    estimate = nil
    list = nil
  }

  /// The rows of a list, one directly below the other (LAY-271, LAY-272).
  package init(list style: ListMetrics.Style, spacing: CGFloat, rows: WindowedRows) {
    axis = .vertical
    alignment = HorizontalAlignment.leading.key
    gap = spacing
    self.rows = rows
    estimate = ListMetrics.minimumRowHeight
    list = style
  }

  package var orientation: StackOrientation { list == nil ? .own(axis) : .own(nil) }
  package var traits: RuleTraits { .keepsMemory }

  /// Where rows are, for a length across.
  private final class Run: LayoutMemory {
    var across: CGFloat?
    var starts: [CGFloat]?
    var length: CGFloat = 0
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

  private func run(_ node: LayoutNode, _ across: CGFloat?) -> Run {
    let run = node.memory as? Run ?? Run()
    node.memory = run
    if run.starts != nil, run.across == across { return run }
    run.across = across
    let lengths = node.children.map { bounds(of: $0, across).size[axis] }
    let mean = lengths.isEmpty ? estimate ?? 0 : lengths.reduce(0, +) / CGFloat(lengths.count)
    let skippedLength = (list != nil ? max(mean, estimate ?? 0) : mean) + (gap ?? SpacingTable.standardDistance)
    var starts: [CGFloat] = []
    var end: CGFloat = 0
    for (place, length) in lengths.enumerated() {
      let skipped = rows.rows.indices.contains(place) ? rows.rows[place].skipped : 0
      end += CGFloat(skipped) * skippedLength + gap(before: place, node)
      starts.append(end)
      end += length
    }
    run.starts = starts
    run.length = end + CGFloat(rows.skippedAfter) * skippedLength
    return run
  }

  private func gap(before place: Int, _ node: LayoutNode) -> CGFloat {
    let row = rows.rows.indices.contains(place) ? rows.rows[place] : WindowedRows.Row(skipped: 0)
    if let own = row.gap { return own }
    guard place > 0 else { return 0 }
    if let gap { return gap }
    guard row.skipped == 0 else { return SpacingTable.standardDistance }
    return node.children[place - 1].spacing.distance(to: node.children[place].spacing, along: axis)
  }

  package func size(of node: LayoutNode, in proposal: ProposedViewSize) -> CGSize {
    var across = proposal[axis.other]
    if list != nil, across == nil { across = ListMetrics.idealWidth }
    let run = run(node, across)
    let widest = across ?? node.children.reduce(0) { max($0, bounds(of: $1, nil).size[axis.other]) }
    return CGSize(axis, along: run.length, across: widest)
  }

  package func placement(of child: Int, in node: LayoutNode, _ bounds: LayoutBounds) -> Placement {
    let across = bounds.proposal[axis.other] ?? (list != nil ? bounds.size[axis.other] : nil)
    let run = run(node, across)
    let content = self.bounds(of: node.children[child], across)
    let start = run.starts.flatMap { $0.indices.contains(child) ? $0[child] : nil } ?? 0
    if list != nil {
      return Placement(CGPoint(axis, along: start, across: inset(across)), content)
    }
    let line = alignment.defaultValue(in: bounds.size) - node.children[child].guide(alignment, in: content)
    return Placement(CGPoint(axis, along: start, across: line.isFinite ? line : 0), content)
  }

  package func spacing(of node: LayoutNode) -> ViewSpacing { ViewSpacing() }
  package func priority(of node: LayoutNode) -> Double { node.children.isEmpty ? -.infinity : 0 }

  package func explicitValue(of key: AlignmentKey, in bounds: LayoutBounds, of node: LayoutNode) -> CGFloat? {
    guard key == .windowStart(along: axis) else { return combinedValue(of: key, in: bounds, of: node) }
    guard let first = rows.firstVisible, node.children.indices.contains(first) else { return nil }
    return placement(of: first, in: node, bounds).origin[axis]
  }
}
