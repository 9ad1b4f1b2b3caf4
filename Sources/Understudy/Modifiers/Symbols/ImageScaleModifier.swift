// The look of symbols: there is nothing to observe.

extension View {
  nonisolated public consuming func imageScale(_ scale: Image.Scale) -> some View { self }
}
