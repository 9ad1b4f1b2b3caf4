// The look of texts: there is nothing to observe, and a text stays a text.

extension Text {
  /// Returns the text itself, so bold and regular texts are equal and show one label.
  nonisolated public func bold(_ isActive: Bool = true) -> Text { self }
}

extension View {
  /// Texts inside look bold on a screen, and have the labels of regular ones here.
  nonisolated public consuming func bold(_ isActive: Bool = true) -> some View { self }
}
