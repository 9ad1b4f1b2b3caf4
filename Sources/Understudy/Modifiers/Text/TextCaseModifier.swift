// The look of texts: there is nothing to observe, and a text stays a text.

extension View {
  /// Draws letters as capitals or small ones; the label stays as written.
  nonisolated public consuming func textCase(_ textCase: Text.Case?) -> some View { self }
}
