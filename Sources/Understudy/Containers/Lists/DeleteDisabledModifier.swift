extension View {
  /// Whether the row can be deleted (SEM-356).
  nonisolated public consuming func deleteDisabled(_ isDisabled: Bool) -> some View {
    modifier(_RowEditingModifier(editing: RowEditing(isDeleteDisabled: isDisabled)))
  }
}
