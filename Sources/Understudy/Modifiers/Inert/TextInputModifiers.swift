// Hints to the keyboard: they compile, and nothing of them can be observed headless.

extension View {
  nonisolated public consuming func keyboardType(_ type: UIKeyboardType) -> some View { self }
  nonisolated public consuming func textContentType(_ textContentType: UITextContentType?) -> some View { self }
  nonisolated public consuming func autocapitalization(_ style: UITextAutocapitalizationType) -> some View { self }
}
