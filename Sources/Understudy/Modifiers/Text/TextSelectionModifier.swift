// The look of texts: there is nothing to observe, and a text stays a text.

extension View {
  /// The setting lets users select text on a device; a static text stays one, and a test reads it either way.
  nonisolated public consuming func textSelection<S: TextSelectability>(_ selectability: S) -> some View { self }
}
