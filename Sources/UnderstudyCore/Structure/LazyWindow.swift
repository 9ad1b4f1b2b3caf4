import UnderstudyElements
import UnderstudyLayout

/// Over the rows of a container that makes them only as they come into view: a list, a lazy stack (SEM-199).
///
/// The rows are those near the visible part of the scroll view around (LAY-134), so the layout decides which are made: the
/// container follows it with each update. It begins with as many rows as could be near a screen's height. Outside of scroll
/// views all rows are made, and a container of one row makes that.
package final class LazyWindow {
  unowned(unsafe) let node: Node
  private let axis: Axis
  /// How many rows lie side by side.
  private let rowsAcross: Int
  /// The rows that are made.
  package private(set) var range: Range<Int> = 0..<0
  /// The number of all rows, as of the last look at the sources.
  private var count = 0
  /// Whether the layout decides which rows are made.
  package private(set) var isFollowing = false
  /// What stays where it is on the screen until the rows that came have been measured (LAY-135).
  private var anchor: RowAnchor?
  /// How often the window was corrected in one frame, and in which.
  private var corrections = (count: 0, frame: 0)

  @MainActor
  package init(node: Node, axis: Axis, rowsAcross: Int = 1) {
    self.node = node
    self.axis = axis
    self.rowsAcross = max(rowsAcross, 1)
    node.flags.insert(.hasWindow)
  }

  /// Rows came or went: the window is laid over them again.
  @MainActor
  package func rowsDidChange() { node.markDirty() }

  /// The number of rows in all, made or not.
  @MainActor
  package var rowCount: Int { Self.sources(below: node).reduce(0) { $0 + ($1.source?.rowCount ?? 1) } }

  /// The rows that are made now, and how many there are in all.
  @MainActor
  package var rowsInView: (made: Range<Int>, total: Int) {
    let total = rowCount
    return (range.clamped(to: 0..<total), total)
  }

  /// Where rows lie that are before, or after, those in view.
  @MainActor
  package func side(ofRowsBefore isBefore: Bool) -> OutsidePlace.Side {
    guard axis == .horizontal else { return isBefore ? .above : .below }
    let isRightToLeft = scrollContainer?.environment.values.layoutDirection == .rightToLeft
    return isBefore != isRightToLeft ? .left : .right
  }

  /// The place of a row among all rows, made or not; nil where there is no such row.
  @MainActor
  package func row(of id: AnyHashable) -> Int? {
    row(in: { $0.offset(ofRow: id) }, isMeant: { $0.holdsIdentity(id) })
  }

  /// The place of the first row with an identity in its views, among all rows, made or not; nil where there is no such row.
  @MainActor
  package func row(marked id: AnyHashable) -> Int? {
    row(in: { $0.offset(ofRowMarked: id) }, isMeant: { _ in false })
  }

  @MainActor
  private func row(in offset: (any RowSource) -> Int?, isMeant: (Node) -> Bool) -> Int? {
    var position = 0
    for entry in Self.sources(below: node) {
      if let source = entry.source {
        if let offset = offset(source) { return position + offset }
        position += source.rowCount
      } else {
        if isMeant(entry.node) { return position }
        position += 1
      }
    }
    return nil
  }

  /// The identities of a row, the innermost first: those that `id(_:)` writes around all of it, then that of `ForEach`. Of a row
  /// that is not made, the latter alone.
  @MainActor
  package func ids(ofRow row: Int) -> [AnyHashable] {
    var position = 0
    for entry in Self.sources(below: node) {
      let count = entry.source?.rowCount ?? 1
      if row >= position, row < position + count {
        guard let source = entry.source else { return entry.node.identities }
        var made: Node?
        source.forEachRealizedRow { if $0 == row - position { made = $1 } }
        return (made?.identities ?? []) + [source.id(ofRowAt: row - position)].compactMap { $0 }
      }
      position += count
    }
    return []
  }

  /// Lays the window over the rows: sources make those inside it.
  @MainActor
  package func realizeRows() {
    let sources = Self.sources(below: node)
    let oldCount = count
    count = sources.reduce(0) { $0 + ($1.source?.rowCount ?? 1) }
    updateRange()
    if count < oldCount, let container = scrollContainer, let place = container.layout?.own,
      let rule = place.rule as? ScrollRule, rule.isScrolled(place)
    {
      node.host.layoutTree.add(ClampedOffset(of: container))
    }
    var position = 0
    for entry in sources {
      guard let source = entry.source else {
        // Headers and footers stay at the edge of the visible part while their section is in view.
        if isFollowing || entry.node.flags.contains(.isLeavingView), entry.node.sectionPart ?? .row == .row {
          entry.node.setOutOfView(isFollowing && !range.contains(position))
        }
        position += 1
        continue
      }
      let rows = position..<(position + source.rowCount)
      let inside = range.clamped(to: rows)
      source.realize(inside.isEmpty ? 0..<0 : (inside.lowerBound - position)..<(inside.upperBound - position))
      position = rows.upperBound
    }
  }

  @MainActor
  private func updateRange() {
    guard count > (fixedCount ?? 1), scrollContainer != nil else {
      range = 0..<count
      setFollowing(false)
      return
    }
    let first = min(firstCount, count)
    if range.count < first, !isFollowing { range = range.lowerBound..<(range.lowerBound + first) }
    if range.upperBound > count { range = max(count - range.count, 0)..<count }
    setFollowing(true)
  }

  /// How many rows are made before there is a layout: as many as a profile says, or as are near a screen of the lowest rows
  /// that lists have.
  @MainActor
  private var firstCount: Int {
    if let fixedCount { return fixedCount }
    let size = node.host.configuration.profile.screenSize
    let length = 1.5 * max(size.width, size.height) / ListMetrics.minimumRowHeight
    return Int(length.rounded(.up)) * rowsAcross
  }

  @MainActor
  private var fixedCount: Int? {
    node.host.configuration.profile.visibleRows.map { min(max($0, 1), max(count, 1)) * rowsAcross }
  }

  /// What scrolls the rows; nil outside of scroll views.
  @MainActor
  package var scrollContainer: (any ScrollContainer)? {
    let edge = node.nearest { node in
      if node.flags.contains(.isOutOfFlow) { return true }
      return (node as? any ScrollContainer)?.scrollAxes.contains(axis == .horizontal ? .horizontal : .vertical) ?? false
    }
    return edge as? any ScrollContainer
  }
}

// MARK: - Following the layout

extension LazyWindow {
  @MainActor
  private func setFollowing(_ follows: Bool) {
    guard follows != isFollowing, let listener = node as? any GeometryListener else { return }
    isFollowing = follows
    if follows { node.host.layoutTree.addListener(listener) } else { node.host.layoutTree.removeListener(listener) }
  }

  /// The container is gone.
  @MainActor
  package func end() { setFollowing(false) }

  /// Takes the rows that are near the visible part now.
  ///
  /// - Parameter stack: The layout node of the rows; nil where the container is not on the screen.
  /// - Returns: Whether other rows are to be made.
  @MainActor
  package func follow(_ stack: LayoutNode?) -> Bool {
    guard isFollowing, let stack, let rule = stack.rule as? any LazyContainerRule else { return false }
    return follow(stack, rule)
  }

  @MainActor
  private func follow(_ stack: LayoutNode, _ rule: some LazyContainerRule) -> Bool {
    anchor?.hold(rule, stack)
    anchor = nil
    let needed = neededRows(stack, rule)
    guard needed != range, !needed.isEmpty, mayCorrect() else { return false }
    anchor = RowAnchor(rule, stack)
    range = needed
    node.markDirty()
    return true
  }

  @MainActor
  private func neededRows(_ stack: LayoutNode, _ rule: some LazyContainerRule) -> Range<Int> {
    guard let fixedCount else { return rule.neededRows(of: stack) }
    let first = min(rule.firstVisibleRow(of: stack) ?? 0, max(count - fixedCount, 0))
    return first..<min(first + fixedCount, count)
  }

  /// Rows whose lengths depend on which of them are made would change for ever.
  @MainActor
  private func mayCorrect() -> Bool {
    let frame = node.host.frame
    corrections = corrections.frame == frame ? (corrections.count + 1, frame) : (1, frame)
    return corrections.count <= 20
  }
}

extension LazyWindow {
  /// The sources of rows in order, and an entry without a source for each row that is always there.
  @MainActor
  private static func sources(below node: Node) -> [(source: (any RowSource)?, node: Node)] {
    var result: [(source: (any RowSource)?, node: Node)] = []
    var pending = Array(node.children.reversed())
    while let current = pending.popLast() {
      if current.flags.contains(.isOutOfFlow) { continue }
      if let source = current.asRowSource {
        result.append((source, current))
      } else if current.isTransparent {
        pending.append(contentsOf: current.children.reversed())
      } else {
        result.append((nil, current))
      }
    }
    return result
  }
}

extension Node {
  /// Takes a view that is always made out of view, or brings it back: it disappears or appears, and has its elements or not.
  package final func setOutOfView(_ isOut: Bool) {
    guard isOut != flags.contains(.isLeavingView) else { return }
    if isOut {
      flags.insert(.isLeavingView)
      host.noteHiding(self, ifStillLeaving: true) {}
    } else {
      flags.remove(.isLeavingView)
      host.noteInsertion(self)
    }
    parent?.childrenDidChange()
  }
}

/// A node with a window over its rows.
@MainActor
package protocol WindowedNode: Node {
  var window: LazyWindow! { get }
}

extension Node {
  /// Whether the node is, or only wraps, a view with this identity by `id(_:)`.
  fileprivate final func holdsIdentity(_ id: AnyHashable) -> Bool {
    var current: Node? = self
    while let node = current {
      if let node = node as? IDNode, node.id == id { return true }
      current = node.children.count == 1 ? node.children[0] : nil
    }
    return false
  }

  /// The identities that the view has by `id(_:)`, as far as they are written around all of it, the innermost first.
  fileprivate final var identities: [AnyHashable] {
    var result: [AnyHashable] = []
    var current: Node? = self
    while let node = current, !(node is ElementNode), !(node is ContainerNode) {
      if let node = node as? IDNode { result.insert(node.id, at: 0) }
      current = node.children.count == 1 ? node.children[0] : nil
    }
    return result
  }
}
