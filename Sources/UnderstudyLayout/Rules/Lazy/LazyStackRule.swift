import Foundation

/// Where the rows of a lazy stack come from.
package protocol LazyRows: AnyObject {
  var count: Int { get }
  /// Makes the node of a row that comes near the visible part.
  func makeRow(_ index: Int) -> LayoutNode
  /// The row is far from the visible part: its node is no longer a child.
  func removeRow(_ index: Int, _ node: LayoutNode)
}

/// `LazyVStack`, `LazyHStack`, and the rows of lists: only rows near the visible part have nodes (LAY-133 to LAY-135).
///
/// The node's children are the rows that `update(_:)` made. Reading sizes and frames makes no rows.
package final class LazyStackRule: LayoutRule {
  package let axis: Axis
  private let alignment: AlignmentKey
  private let gap: CGFloat?
  private let rows: any LazyRows
  private let estimate: CGFloat?

  /// - Parameters:
  ///   - alignment: How rows line up with each other, which decides the axis.
  ///   - spacing: The distance of rows in points; nil for their preferences.
  ///   - estimate: The length of a row as long as none is measured; nil for the first row's.
  ///   - rows: Makes the rows.
  package init(vertical alignment: HorizontalAlignment, spacing: CGFloat?, estimate: CGFloat? = nil, rows: any LazyRows)
  {
    axis = .vertical
    self.alignment = alignment.key
    gap = spacing
    self.estimate = estimate
    self.rows = rows
  }

  /// The same along a row.
  package init(horizontal alignment: VerticalAlignment, spacing: CGFloat?, estimate: CGFloat? = nil, rows: any LazyRows)
  {
    axis = .horizontal
    self.alignment = alignment.key
    gap = spacing
    self.estimate = estimate
    self.rows = rows
  }

  package var orientation: StackOrientation { .own(axis) }
  package var traits: RuleTraits { .keepsMemory }

  private func run(_ node: LayoutNode) -> LazyStackRun {
    let run = node.memory as? LazyStackRun ?? LazyStackRun()
    node.memory = run
    if run.lengths?.count != rows.count || run.source !== rows {
      run.source = rows
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

  /// Takes the lengths of the rows that have nodes. A length includes the gap before the row.
  private func measure(_ node: LayoutNode, _ run: LazyStackRun, _ across: CGFloat?) {
    if run.across != across {
      run.across = across
      run.lengths = EstimatedLengths(count: rows.count, estimate: estimate ?? 0)
      run.needsMeasuring = true
    }
    guard run.needsMeasuring else { return }
    run.needsMeasuring = false
    for (place, row) in node.children.enumerated() {
      let index = run.first + place
      let gap = gap(before: place, index, node)
      run.gaps[index] = gap
      run.lengths?.measure(index, rowSize(row, across)[axis] + gap)
    }
  }

  private func gap(before place: Int, _ index: Int, _ node: LayoutNode) -> CGFloat {
    if index == 0 { return 0 }
    if let gap { return gap }
    guard place > 0 else { return node.lastGap(index) ?? SpacingTable.standardDistance }
    return node.children[place - 1].spacing.distance(to: node.children[place].spacing, along: axis)
  }

  // MARK: - Placing

  package func placement(of child: Int, in node: LayoutNode, _ bounds: LayoutBounds) -> Placement {
    let run = run(node)
    let across = bounds.proposal[axis.other] ?? bounds.size[axis.other]
    measure(node, run, across)
    let row = run.first + child
    let content = node.children[child].bounds(in: ProposedViewSize(axis, along: nil, across: across))
    let along = (run.lengths?.start(of: row) ?? 0) + (run.gaps[row] ?? 0)
    let line = alignment.defaultValue(in: bounds.size) - node.children[child].guide(alignment, in: content)
    return Placement(CGPoint(axis, along: along, across: line.isFinite ? line : 0), content)
  }

  /// The rows that have nodes.
  package func realized(_ node: LayoutNode) -> Range<Int> {
    let run = run(node)
    return run.first..<run.first + node.children.count
  }

  /// Where a row is along the stack, also one without a node: by estimate (LAY-192).
  package func position(of row: Int, in node: LayoutNode) -> ClosedRange<CGFloat> {
    let run = run(node)
    measure(node, run, node.placement.bounds.proposal[axis.other] ?? node.placedSize[axis.other])
    let gap = row == 0 ? 0 : run.gaps[row] ?? gap ?? SpacingTable.standardDistance
    let start = (run.lengths?.start(of: row) ?? 0) + gap
    return start...max(run.lengths?.start(of: row + 1) ?? 0, start)
  }

  // MARK: - Rows near the visible part (LAY-134)

  /// Makes the rows near the visible part and removes the others; the first visible row stays where it is on the screen
  /// (LAY-135). Returns whether rows were made or removed.
  @discardableResult
  package func update(_ node: LayoutNode) -> Bool {
    var didChange = false
    for _ in 0..<8 {
      guard let needed = neededRows(node) else { break }
      let anchor = anchor(node)
      guard realize(needed, node) else { break }
      didChange = true
      hold(anchor, node)
    }
    return didChange
  }

  private func neededRows(_ node: LayoutNode) -> Range<Int>? {
    guard rows.count > 0 else { return 0..<0 }
    guard let window = window(node) else { return 0..<rows.count }
    let run = run(node)
    measure(node, run, node.placement.bounds.proposal[axis.other] ?? node.placedSize[axis.other])
    // Without a length to estimate by, one row is measured first.
    guard let estimate = run.lengths?.estimate, estimate > 0 else { return 0..<1 }
    let half = (window.upperBound - window.lowerBound) / 2
    guard let first = run.lengths?.row(at: window.lowerBound - half) else { return nil }
    guard let last = run.lengths?.row(at: window.upperBound + half) else { return nil }
    return first..<last + 1
  }

  /// The visible part of the scroll view around the stack, along the axis in the node's space.
  private func window(_ node: LayoutNode) -> ClosedRange<CGFloat>? {
    guard let scroll = node.enclosingScroll(axis), let rule = scroll.rule as? ScrollRule else { return nil }
    let visible = scroll.convert(rule.viewport(of: scroll), to: node) ?? .zero
    return visible.origin[axis]...visible.origin[axis] + max(visible.size[axis], 0)
  }

  private func realize(_ needed: Range<Int>, _ node: LayoutNode) -> Bool {
    let run = run(node)
    let old = run.first..<run.first + node.children.count
    guard needed != old else { return false }
    var children: [LayoutNode] = []
    children.reserveCapacity(needed.count)
    for row in needed { children.append(old.contains(row) ? node.children[row - old.lowerBound] : rows.makeRow(row)) }
    let leaving = old.filter { !needed.contains($0) }.map { ($0, node.children[$0 - old.lowerBound]) }
    run.first = needed.lowerBound
    node.setChildren(children)
    run.needsMeasuring = true
    for (row, child) in leaving {
      run.gaps[row] = nil
      rows.removeRow(row, child)
    }
    return true
  }

  // MARK: - Keeping the position (LAY-135)

  private struct Anchor {
    let row: Int
    let distance: CGFloat
  }

  private func anchor(_ node: LayoutNode) -> Anchor? {
    let run = run(node)
    // Without a length to estimate by, no row has a position yet.
    guard let estimate = run.lengths?.estimate, estimate > 0 else { return nil }
    guard let window = window(node), let row = run.lengths?.row(at: window.lowerBound) else { return nil }
    return Anchor(row: row, distance: (run.lengths?.start(of: row) ?? 0) - window.lowerBound)
  }

  private func hold(_ anchor: Anchor?, _ node: LayoutNode) {
    guard let anchor, anchor.row > 0, let window = window(node) else { return }
    let run = run(node)
    measure(node, run, node.placement.bounds.proposal[axis.other] ?? node.placedSize[axis.other])
    let distance = (run.lengths?.start(of: anchor.row) ?? 0) - window.lowerBound
    guard distance != anchor.distance, let scroll = node.enclosingScroll(axis), let rule = scroll.rule as? ScrollRule
    else { return }
    var offset = rule.layout(of: scroll).offset
    offset[axis] += distance - anchor.distance
    rule.scroll(scroll, to: offset)
  }

  package func spacing(of node: LayoutNode) -> ViewSpacing { ViewSpacing() }
  package func priority(of node: LayoutNode) -> Double { rows.count == 0 ? -.infinity : 0 }
}

/// What a lazy stack stores: the lengths measured so far, and which rows have nodes.
final class LazyStackRun: LayoutMemory {
  var lengths: EstimatedLengths?
  /// The source of the rows: those of another source have other lengths.
  weak var source: (any LazyRows)?
  var across: CGFloat?
  var first = 0
  var needsMeasuring = true
  /// The gap before each row that has a node.
  var gaps: [Int: CGFloat] = [:]

  func childChanged(_ index: Int) { needsMeasuring = true }

  func forget() { needsMeasuring = true }
}

extension LayoutNode {
  /// The nearest scroll view around the node that scrolls along an axis (LAY-032).
  package func enclosingScroll(_ axis: Axis) -> LayoutNode? {
    var node = parent
    while let current = node {
      if let scroll = current.rule as? ScrollRule, scroll.scrolls(axis) { return current }
      node = current.parent
    }
    return nil
  }

  fileprivate func lastGap(_ row: Int) -> CGFloat? { (memory as? LazyStackRun)?.gaps[row] }
}
