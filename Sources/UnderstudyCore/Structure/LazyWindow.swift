import UnderstudyElements

/// A container that makes rows only as they come into view: a list, a lazy stack (SEM-199).
///
/// Without layout the view is a number of rows, from the profile; scrolling moves it.
package final class LazyWindow {
  unowned(unsafe) let node: Node
  package private(set) var first = 0
  package let capacity: Int

  @MainActor
  package init(node: Node, capacity: Int) {
    self.node = node
    self.capacity = capacity
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
    return (min(first, total)..<min(first + capacity, total), total)
  }

  /// Moves the window.
  ///
  /// - Returns: Whether it moved.
  @MainActor
  package func scroll(to row: Int) -> Bool {
    let target = max(0, min(row, rowCount - capacity))
    guard target != first else { return false }
    first = target
    node.markDirty()
    return true
  }

  @MainActor
  package func scroll(by rows: Int) -> Bool { scroll(to: first + rows) }

  /// The place of a row among all rows, made or not; nil where there is no such row.
  @MainActor
  package func row(of id: AnyHashable) -> Int? {
    var position = 0
    for entry in Self.sources(below: node) {
      if let source = entry.source {
        if let offset = source.offset(ofRow: id) { return position + offset }
        position += source.rowCount
      } else {
        if entry.node.holdsIdentity(id) { return position }
        position += 1
      }
    }
    return nil
  }

  /// Lays the window over the rows: sources make those inside it.
  @MainActor
  package func realizeRows() {
    let sources = Self.sources(below: node)
    let total = sources.reduce(0) { $0 + ($1.source?.rowCount ?? 1) }
    first = max(0, min(first, total - capacity))
    let window = first..<(first + capacity)
    var position = 0
    for entry in sources {
      guard let source = entry.source else {
        position += 1
        continue
      }
      let count = source.rowCount
      let lower = max(window.lowerBound, position) - position
      let upper = min(window.upperBound, position + count) - position
      source.realize(lower < upper ? lower..<upper : 0..<0)
      position += count
    }
  }

  /// The sources of rows in order, and an entry without a source for each row that is always there.
  @MainActor
  private static func sources(below node: Node) -> [(source: (any RowSource)?, node: Node)] {
    var result: [(source: (any RowSource)?, node: Node)] = []
    var pending = Array(node.children.reversed())
    while let current = pending.popLast() {
      if current.flags.contains(.isOutOfFlow) { continue }
      if let source = current as? any RowSource {
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
}
