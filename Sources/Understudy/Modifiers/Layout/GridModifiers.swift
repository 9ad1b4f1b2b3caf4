// No layout runs, so there is nothing to observe (SEM-388). Lengths are in points.

extension View {
  nonisolated public consuming func gridCellColumns(_ count: Int) -> some View { self }
  nonisolated public consuming func gridCellUnsizedAxes(_ axes: Axis.Set) -> some View { self }
  nonisolated public consuming func gridCellAnchor(_ anchor: UnitPoint) -> some View { self }
  nonisolated public consuming func gridColumnAlignment(_ guide: HorizontalAlignment) -> some View { self }
}
