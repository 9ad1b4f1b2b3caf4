import Foundation

/// One line of a lazy grid: each child is proposed its column's length, and an open length along the grid (LAY-132).
///
/// A lazy grid is a lazy stack of such lines, so that only the lines near the visible part have nodes.
package final class GridLineRule: LayoutRule {
  /// The axis along which lines follow each other.
  private let axis: Axis
  private let items: [GridItem]

  package init(_ axis: Axis = .vertical, _ items: [GridItem]) {
    self.axis = axis
    self.items = items
  }

  /// The columns for the length that is proposed to a line. They are computed twice, because a grid is drawn in the sum
  /// of its columns (LAY-131).
  private func columns(_ proposed: CGFloat?) -> LazyGridColumns {
    LazyGridColumns(items, in: LazyGridColumns(items, in: proposed).total)
  }

  private func content(_ child: LayoutNode, _ column: LazyGridColumns.Column) -> LayoutBounds {
    child.bounds(in: ProposedViewSize(axis, along: nil, across: column.length))
  }

  package func size(of node: LayoutNode, in proposal: ProposedViewSize) -> CGSize {
    let grid = LazyGridColumns(items, in: proposal[axis.other])
    let drawn = columns(proposal[axis.other]).columns
    var along: CGFloat = 0
    for (child, column) in zip(node.children, drawn) { along = max(along, content(child, column).size[axis]) }
    return CGSize(axis, along: along, across: grid.total)
  }

  package func placement(of child: Int, in node: LayoutNode, _ bounds: LayoutBounds) -> Placement {
    let columns = LazyGridColumns(items, in: bounds.size[axis.other]).columns
    guard columns.indices.contains(child) else { return .zero }
    let column = columns[child]
    let content = content(node.children[child], column)
    let cell = CGSize(axis, along: bounds.size[axis], across: column.length)
    var origin = node.alignedOrigin(of: node.children[child], content, in: cell, column.alignment ?? .center)
    origin[axis.other] += column.start
    return Placement(origin, content)
  }
}
