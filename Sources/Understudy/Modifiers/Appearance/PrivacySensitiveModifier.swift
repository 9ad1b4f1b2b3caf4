// Nothing hides what is private, so there is nothing to observe.

extension View {
  nonisolated public consuming func privacySensitive(_ sensitive: Bool = true) -> some View { self }
}
