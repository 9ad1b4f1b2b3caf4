import Foundation

/// `Grid`: cells in rows whose columns line up (LAY-120 to LAY-124).
///
/// The node's children are the cells of all rows, one row after the other.
package final class GridRule: LayoutRule {
  /// One row: the number of its cells, or a view that is not in a `GridRow` and spans all columns.
  package struct Row: Equatable {
    package var cellCount: Int
    package var alignment: VerticalAlignment?
    package var spansAllColumns: Bool

    package init(_ cellCount: Int, alignment: VerticalAlignment? = nil) {
      self.cellCount = max(cellCount, 0)
      self.alignment = alignment
      spansAllColumns = false
    }

    private init() {
      cellCount = 1
      spansAllColumns = true
    }

    /// A view outside of rows.
    package static let single = Row()
  }

  let rows: [Row]
  let alignment: Alignment
  let gaps: (horizontal: CGFloat?, vertical: CGFloat?)

  package init(
    _ rows: [Row], alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil
  ) {
    self.rows = rows
    self.alignment = alignment
    gaps = (horizontalSpacing.finite, verticalSpacing.finite)
  }

  private func solved(_ node: LayoutNode, _ proposal: ProposedViewSize) -> GridRun {
    let run = node.memory as? GridRun ?? GridRun()
    node.memory = run
    run.solve(self, node.children, proposal)
    return run
  }

  package func size(of node: LayoutNode, in proposal: ProposedViewSize) -> CGSize { solved(node, proposal).size }

  package func placement(of child: Int, in node: LayoutNode, _ bounds: LayoutBounds) -> Placement {
    solved(node, bounds.proposal).placement(of: child, node, self)
  }
}

/// The number of columns that a cell spans.
package enum GridCellColumns: LayoutValueKey {
  package static var defaultValue: Int { 1 }
}

/// The axes along which a cell does not decide its column's width or its row's height (LAY-123).
package enum GridCellUnsizedAxes: LayoutValueKey {
  package static var defaultValue: Axis.Set { [] }
}

/// Where a view lies in its cell, in place of the alignments (LAY-124).
package enum GridCellAnchor: LayoutValueKey {
  package static var defaultValue: UnitPoint? { nil }
}

/// The horizontal alignment of the cell's column; the last one applies (LAY-124).
package enum GridColumnAlignment: LayoutValueKey {
  package static var defaultValue: HorizontalAlignment? { nil }
}

extension LayoutNode {
  func value<K: LayoutValueKey>(_ key: K.Type) -> K.Value {
    layoutValue(of: ObjectIdentifier(key)) as? K.Value ?? key.defaultValue
  }
}
