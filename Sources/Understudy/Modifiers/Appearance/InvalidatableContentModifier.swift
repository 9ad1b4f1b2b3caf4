// Pictures do not show it, so there is nothing to observe.

extension View {
  /// The mark is for content that a widget shows as out of date; a test reads the content as it is.
  nonisolated public consuming func invalidatableContent(_ invalidatable: Bool = true) -> some View { self }
}
