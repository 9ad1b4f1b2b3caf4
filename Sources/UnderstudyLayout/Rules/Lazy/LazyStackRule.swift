import Foundation

/// `LazyVStack`, `LazyHStack`, and the rows of lists: only rows near the visible part have nodes (LAY-133 to LAY-136).
///
/// The node's children are the rows that `update(_:)` made. Reading sizes and frames makes no rows.
package final class LazyStackRule: LazyContainerRule {
  /// The parts of sections that stay in view (LAY-136), with the bits of SwiftUI's `PinnedScrollableViews`.
  package struct PinnedViews: OptionSet, Sendable {
    package let rawValue: UInt32
    package init(rawValue: UInt32) { self.rawValue = rawValue }

    package static let headers = PinnedViews(rawValue: 1 << 0)
    package static let footers = PinnedViews(rawValue: 1 << 1)
  }

  package let axis: Axis
  let rows: any LazyRows
  let pinned: PinnedViews
  private let alignment: AlignmentKey
  private let gap: CGFloat?
  private let estimate: CGFloat?

  /// - Parameters:
  ///   - alignment: How rows line up with each other, which decides the axis.
  ///   - spacing: The distance of rows in points; nil for their preferences.
  ///   - estimate: The length of a row as long as none is measured; nil for the first row's.
  ///   - pinned: The parts of sections that stay in view.
  ///   - rows: Makes the rows.
  package init(
    vertical alignment: HorizontalAlignment, spacing: CGFloat?, estimate: CGFloat? = nil, pinned: PinnedViews = [],
    rows: any LazyRows
  ) {
    axis = .vertical
    self.alignment = alignment.key
    gap = spacing.finite
    self.estimate = estimate
    self.pinned = pinned
    self.rows = rows
  }

  /// A stack along a row.
  package init(
    horizontal alignment: VerticalAlignment, spacing: CGFloat?, estimate: CGFloat? = nil, pinned: PinnedViews = [],
    rows: any LazyRows
  ) {
    axis = .horizontal
    self.alignment = alignment.key
    gap = spacing.finite
    self.estimate = estimate
    self.pinned = pinned
    self.rows = rows
  }

  package var orientation: StackOrientation { .own(axis) }
  package var traits: RuleTraits { pinned.isEmpty ? .keepsMemory : [.keepsMemory, .dependsOnPosition] }
  package func spacing(of node: LayoutNode) -> ViewSpacing { ViewSpacing() }
  package func priority(of node: LayoutNode) -> Double { rows.count == 0 ? -.infinity : 0 }

  func run(_ node: LayoutNode) -> LazyStackRun {
    let run = node.memory as? LazyStackRun ?? LazyStackRun()
    node.memory = run
    if run.lengths?.count != rows.count || run.source !== rows {
      run.source = rows
      run.gaps = [:]
      run.lengths = EstimatedLengths(count: rows.count, estimate: estimate ?? 0)
      run.needsMeasuring = true
    }
    return run
  }

  // MARK: - Measuring

  package func size(of node: LayoutNode, in proposal: ProposedViewSize) -> CGSize {
    let run = run(node)
    let across = proposal[axis.other]
    measure(node, run, across)
    let widest = node.children.reduce(0) { max($0, rowSize($1, across)[axis.other]) }
    return CGSize(axis, along: run.lengths?.length ?? 0, across: across ?? widest)
  }

  private func rowSize(_ row: LayoutNode, _ across: CGFloat?) -> CGSize {
    row.size(in: ProposedViewSize(axis, along: nil, across: across))
  }

  /// What the stack stores, with the lengths of the rows that have nodes as the stack is placed.
  func measuredRun(_ node: LayoutNode) -> LazyStackRun {
    let run = run(node)
    measure(node, run, node.placement.bounds.proposal[axis.other] ?? node.placedSize[axis.other])
    return run
  }

  /// Takes the lengths of the rows that have nodes. A length includes the gap before the row.
  private func measure(_ node: LayoutNode, _ run: LazyStackRun, _ across: CGFloat?) {
    if run.across != across {
      run.across = across
      run.lengths = EstimatedLengths(count: rows.count, estimate: estimate ?? 0)
      run.needsMeasuring = true
    }
    guard run.needsMeasuring else { return }
    run.needsMeasuring = false
    for (place, child) in node.children.enumerated() {
      let row = run.realized.row(at: place)
      // The source may have fewer rows than before, and the stack is not updated yet.
      guard row < rows.count else { continue }
      let gap = gap(before: place, row, node, run)
      run.gaps[row] = gap
      run.lengths?.measure(row, rowSize(child, across)[axis] + gap)
    }
  }

  private func gap(before place: Int, _ row: Int, _ node: LayoutNode, _ run: LazyStackRun) -> CGFloat {
    if row == 0 { return 0 }
    if let gap { return gap }
    guard run.realized.place(of: row - 1) == place - 1 else { return run.gaps[row] ?? SpacingTable.standardDistance }
    return node.children[place - 1].spacing.distance(to: node.children[place].spacing, along: axis)
  }

  // MARK: - Placing

  package func placement(of child: Int, in node: LayoutNode, _ bounds: LayoutBounds) -> Placement {
    var placement = flowingPlacement(of: child, in: node, bounds)
    if !pinned.isEmpty { pin(&placement, of: run(node).realized.row(at: child), in: node) }
    return placement
  }

  /// Where a row is without pinning.
  private func flowingPlacement(of child: Int, in node: LayoutNode, _ bounds: LayoutBounds) -> Placement {
    let run = run(node)
    let across = bounds.proposal[axis.other] ?? bounds.size[axis.other]
    measure(node, run, across)
    let row = run.realized.row(at: child)
    let content = node.children[child].bounds(in: ProposedViewSize(axis, along: nil, across: across))
    let along = (run.lengths?.start(of: row) ?? 0) + (run.gaps[row] ?? 0)
    let line = alignment.defaultValue(in: bounds.size) - node.children[child].guide(alignment, in: content)
    return Placement(CGPoint(axis, along: along, across: line.isFinite ? line : 0), content)
  }

  /// By the rows' places without pinning: containers read guides while they are measured, before anything is placed.
  package func explicitValue(of key: AlignmentKey, in bounds: LayoutBounds, of node: LayoutNode) -> CGFloat? {
    combinedValue(of: key, in: bounds, of: node) { flowingPlacement(of: $0, in: node, bounds) }
  }

  /// The rows that have nodes.
  package func realized(_ node: LayoutNode) -> RealizedRows { run(node).realized }

  /// Where a row is along the stack without pinning, also one without a node: by estimate (LAY-192).
  package func position(of row: Int, in node: LayoutNode) -> ClosedRange<CGFloat> {
    let run = measuredRun(node)
    let gap = row == 0 ? 0 : run.gaps[row] ?? gap ?? SpacingTable.standardDistance
    let start = (run.lengths?.start(of: row) ?? 0) + gap
    return .span(start, run.lengths?.start(of: row + 1) ?? 0)
  }

  package func rowCount(of node: LayoutNode) -> Int { rows.count }

  package func rows(in span: ClosedRange<CGFloat>, of node: LayoutNode) -> Range<Int> {
    let run = measuredRun(node)
    guard let first = run.lengths?.row(at: span.lowerBound), let last = run.lengths?.row(at: span.upperBound) else {
      return 0..<0
    }
    return first..<last + 1
  }
}

/// What a lazy stack stores: the lengths measured so far, and which rows have nodes.
final class LazyStackRun: LayoutMemory {
  var lengths: EstimatedLengths?
  /// The source of the rows: those of another source have other lengths.
  weak var source: (any LazyRows)?
  var across: CGFloat?
  var realized = RealizedRows()
  var needsMeasuring = true
  /// The gap before each row that has been measured.
  var gaps: [Int: CGFloat] = [:]

  func childChanged(_ index: Int) { needsMeasuring = true }

  func forget() { needsMeasuring = true }
}
