extension Text {
  /// Gives all characters of the text one width (LAY-307).
  nonisolated public func monospaced(_ isActive: Bool = true) -> Text { with(.monospaced(isActive)) }
  /// Gives all digits of the text one width (LAY-307).
  nonisolated public func monospacedDigit() -> Text { with(.monospacedDigit) }
}

extension View {
  /// Gives all characters of the texts inside one width (LAY-307).
  nonisolated public consuming func monospaced(_ isActive: Bool = true) -> some View {
    modifier(_TextLookModifier(.monospaced(isActive)))
  }
  /// Gives all digits of the texts inside one width (LAY-307).
  nonisolated public consuming func monospacedDigit() -> some View { modifier(_TextLookModifier(.monospacedDigit)) }
}
