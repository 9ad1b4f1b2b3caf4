extension View {
  /// Shows letters as capitals or small ones, and measures them so; the label stays as written.
  nonisolated public consuming func textCase(_ textCase: Text.Case?) -> some View {
    modifier(_TextLookModifier(.textCase(textCase)))
  }
}
