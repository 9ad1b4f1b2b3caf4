// The look of texts: there is nothing to observe, and a text stays a text.

extension Text {
  nonisolated public func monospaced(_ isActive: Bool = true) -> Text { self }
  nonisolated public func monospacedDigit() -> Text { self }
}

extension View {
  nonisolated public consuming func monospaced(_ isActive: Bool = true) -> some View { self }
  nonisolated public consuming func monospacedDigit() -> some View { self }
}
