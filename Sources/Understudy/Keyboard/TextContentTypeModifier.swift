// Nothing fills fields in, so there is nothing to observe.

extension View {
  /// Describes what fields inside are for, such as a password; nothing fills them in, and their elements stay the same.
  nonisolated public consuming func textContentType(_ textContentType: UITextContentType?) -> some View { self }
}
