@_spi(Runtime) import UnderstudyCore
import UnderstudyLayout

extension View {
  /// Says something to the layout around the view, which reads it from the view's proxy (LAY-148).
  nonisolated public consuming func layoutValue<K: LayoutValueKey>(key: K.Type, value: K.Value) -> some View {
    modifier(_LayoutValueModifier<K>(value: value))
  }
}

public struct _LayoutValueModifier<Key: LayoutValueKey> {
  let value: Key.Value
}

extension _LayoutValueModifier: ViewModifier, LayoutModifier {
  package func makeRule(_ context: LayoutContext) -> any LayoutRule { LayoutValueRule(Key.self, value) }
  package func isEqual(to other: Self) -> Bool { Comparison.areEqual(value, other.value) }
}
