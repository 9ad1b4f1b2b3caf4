// Hints to what fills fields in: they compile, and nothing of them can be observed headless.

extension View {
  nonisolated public consuming func textContentType(_ textContentType: UITextContentType?) -> some View { self }
}
