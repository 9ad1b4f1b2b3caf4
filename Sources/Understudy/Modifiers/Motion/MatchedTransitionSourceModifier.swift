// How things move and turn: there is nothing to observe.

extension View {
  nonisolated public consuming func matchedTransitionSource(id: some Hashable, in namespace: Namespace.ID) -> some View
  { self }
}
