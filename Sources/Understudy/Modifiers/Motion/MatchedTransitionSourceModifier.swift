// How things move and turn: there is nothing to observe.

extension View {
  /// The view is where a page with a zoom transition grows from; here the page appears at once.
  nonisolated public consuming func matchedTransitionSource(id: some Hashable, in namespace: Namespace.ID) -> some View
  { self }
}
