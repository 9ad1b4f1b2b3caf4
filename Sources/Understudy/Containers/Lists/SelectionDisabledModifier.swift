extension View {
  /// Whether the user can choose the row of a list; a tap on one that cannot be chosen leaves the selection as it is.
  nonisolated public consuming func selectionDisabled(_ isDisabled: Bool = true) -> some View {
    modifier(_RowEditingModifier(editing: RowEditing(isSelectionDisabled: isDisabled)))
  }
}
