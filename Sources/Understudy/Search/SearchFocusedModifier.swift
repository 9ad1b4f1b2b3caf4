extension View {
  /// Ties the focus of the search field of `searchable(text:)` inside to a state (SEM-349, SEM-331).
  nonisolated public func searchFocused(_ binding: FocusState<Bool>.Binding) -> some View {
    modifier(_FocusedModifier(binding: binding, value: true, isSearch: true))
  }

  /// Ties the focus of the search field of `searchable(text:)` inside to one value of a state (SEM-349, SEM-331).
  ///
  /// - Parameters:
  ///   - binding: The state.
  ///   - value: What the state is while the field has the keyboard.
  nonisolated public func searchFocused<V: Hashable>(_ binding: FocusState<V>.Binding, equals value: V) -> some View {
    modifier(_FocusedModifier(binding: binding, value: value, isSearch: true))
  }
}
