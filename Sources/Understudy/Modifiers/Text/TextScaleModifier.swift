// The look of texts: there is nothing to observe, and a text stays a text.

extension Text {
  /// Returns the text itself, as its scale is not stored.
  nonisolated public func textScale(_ scale: Scale, isEnabled: Bool = true) -> Text { self }
}

extension View {
  /// The scale makes the texts inside smaller on a screen; their elements stay the same.
  nonisolated public consuming func textScale(_ scale: Text.Scale, isEnabled: Bool = true) -> some View { self }
}
