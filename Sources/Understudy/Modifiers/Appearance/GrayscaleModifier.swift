// Nothing is drawn, so there is nothing to observe.

extension View {
  nonisolated public consuming func grayscale(_ amount: Double) -> some View { self }
}
