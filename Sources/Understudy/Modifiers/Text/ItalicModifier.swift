// The look of texts: there is nothing to observe, and a text stays a text.

extension Text {
  /// Returns the text itself, so italic and upright texts are equal and show one label.
  nonisolated public func italic(_ isActive: Bool = true) -> Text { self }
}

extension View {
  /// Texts inside look italic on a screen, and have the labels of upright ones here.
  nonisolated public consuming func italic(_ isActive: Bool = true) -> some View { self }
}
