extension View {
  /// Says something to the layout around the view.
  nonisolated public consuming func layoutValue<K: LayoutValueKey>(key: K.Type, value: K.Value) -> some View { self }
}

/// Something that views say of themselves to the layout around them.
public protocol LayoutValueKey {
  associatedtype Value
  static var defaultValue: Value { get }
}
