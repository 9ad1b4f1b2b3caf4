// Nothing is drawn, so there is nothing to observe.

extension View {
  nonisolated public consuming func invalidatableContent(_ invalidatable: Bool = true) -> some View { self }
}
