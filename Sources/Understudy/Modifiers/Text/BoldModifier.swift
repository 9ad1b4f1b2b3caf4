// The look of texts: there is nothing to observe, and a text stays a text.

extension Text {
  nonisolated public func bold(_ isActive: Bool = true) -> Text { self }
}

extension View {
  nonisolated public consuming func bold(_ isActive: Bool = true) -> some View { self }
}
