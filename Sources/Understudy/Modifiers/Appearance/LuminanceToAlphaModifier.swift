// Nothing is drawn, so there is nothing to observe.

extension View {
  nonisolated public consuming func luminanceToAlpha() -> some View { self }
}
