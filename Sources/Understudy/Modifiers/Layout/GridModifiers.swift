// No layout runs, so there is nothing to observe (SEM-388). Lengths are in points.

extension View {
  /// A cell across several columns is still one cell among the elements of the grid.
  nonisolated public consuming func gridCellColumns(_ count: Int) -> some View { self }
  /// The axes along which the cell adds no size to the grid do not matter here, as no layout runs.
  nonisolated public consuming func gridCellUnsizedAxes(_ axes: Axis.Set) -> some View { self }
  /// The anchor places a view within its cell; its element's frame does not depend on it.
  nonisolated public consuming func gridCellAnchor(_ anchor: UnitPoint) -> some View { self }
  /// The alignment of the whole column is a matter of layout, which does not run here.
  nonisolated public consuming func gridColumnAlignment(_ guide: HorizontalAlignment) -> some View { self }
}
