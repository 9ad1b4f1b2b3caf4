import Combine
import Observation

extension View {
  /// Publishes an observable object under its static type while the focus is on the view or within it.
  nonisolated public consuming func focusedObject<T: ObservableObject>(_ object: T) -> some View {
    modifier(_FocusedObjectModifier(object: object, isForScene: false))
  }

  /// Publishes an observable object while the focus is on the view or within it; nil hides one from further out.
  nonisolated public consuming func focusedObject<T: ObservableObject>(_ object: T?) -> some View {
    modifier(_FocusedObjectModifier(object: object, isForScene: false))
  }
}

public struct _FocusedObjectModifier<Object: AnyObject> {
  let object: Object?
  package let isForScene: Bool
}

extension _FocusedObjectModifier: ViewModifier, FocusedValuesModifier {
  package func publish(in values: inout FocusedValues) { values.setObject(object, of: Object.self) }
  package func isEqual(to other: Self) -> Bool { object === other.object }
}
