extension View {
  /// Chooses the keys that the keyboard shows for the fields inside; a number pad has no Return key.
  nonisolated public consuming func keyboardType(_ type: UIKeyboardType) -> some View {
    modifier(_TextInputTraitModifier(trait: .keyboardType(type)))
  }
}
