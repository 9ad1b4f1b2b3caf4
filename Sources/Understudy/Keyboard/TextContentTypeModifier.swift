// Nothing fills fields in, so there is nothing to observe.

extension View {
  nonisolated public consuming func textContentType(_ textContentType: UITextContentType?) -> some View { self }
}
