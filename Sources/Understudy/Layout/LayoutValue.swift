extension View {
  /// Says something to the layout around the view.
  nonisolated public consuming func layoutValue<K: LayoutValueKey>(key: K.Type, value: K.Value) -> some View { self }
}
