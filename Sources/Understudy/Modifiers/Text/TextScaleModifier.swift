// The look of texts: there is nothing to observe, and a text stays a text.

extension Text {
  nonisolated public func textScale(_ scale: Scale, isEnabled: Bool = true) -> Text { self }
}

extension View {
  nonisolated public consuming func textScale(_ scale: Text.Scale, isEnabled: Bool = true) -> some View { self }
}
