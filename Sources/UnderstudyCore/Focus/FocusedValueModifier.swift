import Combine
import Observation

extension View {
  /// Publishes a value while the focus is on the view or within it.
  ///
  /// - Parameters:
  ///   - keyPath: The entry that readers ask for.
  ///   - value: The value. Of several views around the focus the closest one applies.
  nonisolated public consuming func focusedValue<Value>(
    _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value
  ) -> some View {
    modifier(_FocusedValueModifier(keyPath: keyPath, value: value, isForScene: false))
  }

  /// Publishes a value while the focus is on the view or within it.
  ///
  /// - Parameters:
  ///   - keyPath: The entry that readers ask for.
  ///   - value: The value; nil hides one from further out.
  nonisolated public consuming func focusedValue<Value>(
    _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value?
  ) -> some View {
    modifier(_FocusedValueModifier(keyPath: keyPath, value: value, isForScene: false))
  }

  /// Publishes an `@Observable` object under its static type while the focus is on the view or within it; nil hides one from
  /// further out.
  nonisolated public consuming func focusedValue<T: AnyObject & Observable>(_ object: T?) -> some View {
    modifier(_FocusedObjectModifier(object: object, isForScene: false))
  }
}

public struct _FocusedValueModifier<Value> {
  let keyPath: WritableKeyPath<FocusedValues, Value?>
  let value: Value?
  package let isForScene: Bool
}

extension _FocusedValueModifier: ViewModifier, FocusedValuesModifier {
  package func publish(in values: inout FocusedValues) { values[keyPath: keyPath] = value }
  package func isEqual(to other: Self) -> Bool { keyPath == other.keyPath && Comparison.areEqual(value, other.value) }
}
