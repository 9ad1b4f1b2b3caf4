// The look of texts: there is nothing to observe, and a text stays a text.

extension Text {
  /// Returns the text itself: a font whose characters are equally wide shows the same label.
  nonisolated public func monospaced(_ isActive: Bool = true) -> Text { self }
  /// Returns the text itself: digits of equal width show the same label.
  nonisolated public func monospacedDigit() -> Text { self }
}

extension View {
  /// Texts inside have characters of equal width on a screen; their labels do not change.
  nonisolated public consuming func monospaced(_ isActive: Bool = true) -> some View { self }
  /// Texts inside have digits of equal width on a screen; their labels do not change.
  nonisolated public consuming func monospacedDigit() -> some View { self }
}
