extension View {
  /// Whether the row can be moved.
  nonisolated public consuming func moveDisabled(_ isDisabled: Bool) -> some View {
    modifier(_RowEditingModifier(editing: RowEditing(isMoveDisabled: isDisabled)))
  }
}
