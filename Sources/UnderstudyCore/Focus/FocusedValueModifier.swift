import Combine
import Observation

extension View {
  /// Publishes a value while the focus is on the view or within it.
  ///
  /// - Parameters:
  ///   - keyPath: The entry that readers ask for.
  ///   - value: The value. Of several views around the focus the closest one counts.
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

  /// Publishes a value while the scene is active and the view visible, wherever the focus is.
  nonisolated public consuming func focusedSceneValue<T>(
    _ keyPath: WritableKeyPath<FocusedValues, T?>, _ value: T
  ) -> some View {
    modifier(_FocusedValueModifier(keyPath: keyPath, value: value, isForScene: true))
  }

  /// Publishes a value while the scene is active and the view visible, wherever the focus is; nil hides one from further out.
  nonisolated public consuming func focusedSceneValue<T>(
    _ keyPath: WritableKeyPath<FocusedValues, T?>, _ value: T?
  ) -> some View {
    modifier(_FocusedValueModifier(keyPath: keyPath, value: value, isForScene: true))
  }

  /// Publishes an `@Observable` object under its static type while the scene is active and the view visible.
  nonisolated public consuming func focusedSceneValue<T: AnyObject & Observable>(_ object: T?) -> some View {
    modifier(_FocusedObjectModifier(object: object, isForScene: true))
  }

  /// Publishes an observable object under its static type while the focus is on the view or within it.
  nonisolated public consuming func focusedObject<T: ObservableObject>(_ object: T) -> some View {
    modifier(_FocusedObjectModifier(object: object, isForScene: false))
  }

  /// Publishes an observable object while the focus is on the view or within it; nil hides one from further out.
  nonisolated public consuming func focusedObject<T: ObservableObject>(_ object: T?) -> some View {
    modifier(_FocusedObjectModifier(object: object, isForScene: false))
  }

  /// Publishes an observable object under its static type while the scene is active and the view visible.
  nonisolated public consuming func focusedSceneObject<T: ObservableObject>(_ object: T) -> some View {
    modifier(_FocusedObjectModifier(object: object, isForScene: true))
  }

  /// Publishes an observable object while the scene is active and the view visible; nil hides one from further out.
  nonisolated public consuming func focusedSceneObject<T: ObservableObject>(_ object: T?) -> some View {
    modifier(_FocusedObjectModifier(object: object, isForScene: true))
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

public struct _FocusedObjectModifier<Object: AnyObject> {
  let object: Object?
  package let isForScene: Bool
}

extension _FocusedObjectModifier: ViewModifier, FocusedValuesModifier {
  package func publish(in values: inout FocusedValues) { values.setObject(object, of: Object.self) }
  package func isEqual(to other: Self) -> Bool { object === other.object }
}
