// The look of texts: there is nothing to observe, and a text stays a text.

extension View {
  /// The alignment of a text's lines is a matter of drawing; a label has no alignment.
  nonisolated public consuming func multilineTextAlignment(_ alignment: TextAlignment) -> some View { self }
}
