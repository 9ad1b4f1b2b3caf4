import Combine
import Observation

extension View {
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

  /// Publishes an observable object under its static type while the scene is active and the view visible.
  nonisolated public consuming func focusedSceneObject<T: ObservableObject>(_ object: T) -> some View {
    modifier(_FocusedObjectModifier(object: object, isForScene: true))
  }

  /// Publishes an observable object while the scene is active and the view visible; nil hides one from further out.
  nonisolated public consuming func focusedSceneObject<T: ObservableObject>(_ object: T?) -> some View {
    modifier(_FocusedObjectModifier(object: object, isForScene: true))
  }
}
