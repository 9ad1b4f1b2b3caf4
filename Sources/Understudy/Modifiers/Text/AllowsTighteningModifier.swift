// The look of texts: there is nothing to observe, and a text stays a text.

extension View {
  nonisolated public consuming func allowsTightening(_ flag: Bool) -> some View { self }
}
