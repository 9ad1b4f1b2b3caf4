// The look of lists and their rows: there is nothing to observe.

extension View {
  /// The color is for symbols in the rows of a list, whose elements contain no colors.
  nonisolated public consuming func listItemTint(_ tint: Color?) -> some View { self }
}
