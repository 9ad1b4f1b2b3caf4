// The look of texts: there is nothing to observe, and a text stays a text.

extension Text {
  nonisolated public func italic(_ isActive: Bool = true) -> Text { self }
}

extension View {
  nonisolated public consuming func italic(_ isActive: Bool = true) -> some View { self }
}
