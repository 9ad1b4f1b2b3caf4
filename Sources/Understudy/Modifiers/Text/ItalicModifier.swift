extension Text {
  /// Slants the letters of the text, which are as wide as upright ones (LAY-307).
  nonisolated public func italic(_ isActive: Bool = true) -> Text { with(.italic(isActive)) }
}

extension View {
  /// Slants the letters of the texts inside, which are as wide as upright ones (LAY-307).
  nonisolated public consuming func italic(_ isActive: Bool = true) -> some View {
    modifier(_TextLookModifier(.italic(isActive)))
  }
}
