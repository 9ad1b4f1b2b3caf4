// The look of texts: there is nothing to observe, and a text stays a text.

extension View {
  nonisolated public consuming func multilineTextAlignment(_ alignment: TextAlignment) -> some View { self }
}
