@_spi(Runtime) import UnderstudyCore
import UnderstudyLayout

extension View {
  /// Lets a cell take several columns of a grid (LAY-120).
  ///
  /// - Parameter count: The number of columns, from 1 to 1,000; others mean the nearest one.
  nonisolated public consuming func gridCellColumns(_ count: Int) -> some View {
    modifier(_GridCellLayout(value: .columns(min(max(count, 1), 1_000))))
  }
  /// Keeps a cell from deciding the width of its column or the height of its row: it gets what the others need (LAY-123).
  nonisolated public consuming func gridCellUnsizedAxes(_ axes: Axis.Set) -> some View {
    modifier(_GridCellLayout(value: .unsizedAxes(axes)))
  }
  /// Puts a point of the view at the same point of its cell, in place of the alignments (LAY-124).
  nonisolated public consuming func gridCellAnchor(_ anchor: UnitPoint) -> some View {
    modifier(_GridCellLayout(value: .anchor(anchor)))
  }
  /// Aligns the views of a column; of several in one column, the last one applies (LAY-124).
  nonisolated public consuming func gridColumnAlignment(_ guide: HorizontalAlignment) -> some View {
    modifier(_GridCellLayout(value: .columnAlignment(guide)))
  }
}

public struct _GridCellLayout: Equatable, Sendable {
  enum Value: Equatable, Sendable {
    case columns(Int)
    case unsizedAxes(Axis.Set)
    case anchor(UnitPoint)
    case columnAlignment(HorizontalAlignment)
  }

  let value: Value
}

extension _GridCellLayout: ViewModifier, LayoutModifier {
  package func makeRule(_ context: LayoutContext) -> any LayoutRule {
    switch value {
    case .columns(let count): LayoutValueRule(GridCellColumns.self, count)
    case .unsizedAxes(let axes): LayoutValueRule(GridCellUnsizedAxes.self, axes)
    case .anchor(let anchor): LayoutValueRule(GridCellAnchor.self, anchor)
    case .columnAlignment(let guide): LayoutValueRule(GridColumnAlignment.self, guide)
    }
  }
}
