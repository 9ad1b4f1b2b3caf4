extension View {
  /// Makes the view a suggestion that a tap writes into the search field (SEM-331).
  ///
  /// - Parameter completion: The text to search for.
  nonisolated public consuming func searchCompletion(_ completion: String) -> some View {
    modifier(_SearchCompletionModifier(completion: .text(completion)))
  }

  /// Makes the view a suggestion that a tap adds to the tokens of the search, in place of the text.
  ///
  /// - Parameter token: A token of the type that the field's `tokens` have.
  nonisolated public consuming func searchCompletion<T: Identifiable>(_ token: T) -> some View {
    modifier(_SearchCompletionModifier(completion: .token(token)))
  }
}
