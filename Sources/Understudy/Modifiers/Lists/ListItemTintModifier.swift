// The look of lists and their rows: there is nothing to observe.

extension View {
  nonisolated public consuming func listItemTint(_ tint: Color?) -> some View { self }
}
