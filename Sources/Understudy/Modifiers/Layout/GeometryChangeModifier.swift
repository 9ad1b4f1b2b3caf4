@_spi(Runtime) import UnderstudyCore
import UnderstudyLayout

extension View {
  /// Runs an action with what a closure makes of the view's size and place: when the view appears, and when the layout has
  /// made it another value (LAY-061).
  ///
  /// - Parameters:
  ///   - type: The type of the value.
  ///   - transform: Makes the value of the view's geometry.
  ///   - action: Gets the new value.
  nonisolated public consuming func onGeometryChange<T: Equatable & Sendable>(
    for type: T.Type, of transform: @escaping @Sendable (GeometryProxy) -> T,
    action: @escaping (_ newValue: T) -> Void
  ) -> some View { modifier(_GeometryChangeModifier(transform: transform) { action($1) }) }

  /// Runs an action with the value before and the new one when a value made of the view's geometry changes.
  ///
  /// - Parameter action: Gets the old value and the new one, which are the same when the view appears.
  nonisolated public consuming func onGeometryChange<T: Equatable & Sendable>(
    for type: T.Type, of transform: @escaping @Sendable (GeometryProxy) -> T,
    action: @escaping (_ oldValue: T, _ newValue: T) -> Void
  ) -> some View { modifier(_GeometryChangeModifier(transform: transform, action: action)) }
}

public struct _GeometryChangeModifier<Value: Equatable & Sendable> {
  let transform: @Sendable (GeometryProxy) -> Value
  let action: (Value, Value) -> Void
}

extension _GeometryChangeModifier: ViewModifier, EntryModifier {
  package typealias AppliedNode = GeometryChangeNode<Value>
}

/// Compares a value that is made of the view's geometry after each layout.
package final class GeometryChangeNode<Value: Equatable & Sendable>: ValueNode<_GeometryChangeModifier<Value>>,
  GeometryListener
{
  private let place = GeometryPlace()
  private var value: Value?
  private var isUpToDate = false

  deinit { place.end() }

  package override func didMake() {
    place.begin(self)
    host.layoutTree.addListener(self)
  }

  package override func accept(_ new: _GeometryChangeModifier<Value>) {
    super.accept(new)
    host.layoutTree.notifyOnce(self)
  }

  /// The closure may read more than the layout, so that only one that reads the size alone is left out of updates.
  package var layoutDependency: LayoutDependency { isUpToDate && place.dependsOnSizeAlone ? .size : .update }

  package func layoutDidUpdate(_ place: LayoutNode?) -> Bool {
    isUpToDate = isEffectivelyVisible
    guard isUpToDate else { return false }
    self.place.forgetReads()
    let new = self.place.noteReads { modifier.transform(GeometryProxy(self.place)) }
    let old = value
    guard new != old else { return false }
    value = new
    host.enqueue(old == nil ? .appearance : .change) { [self] in
      host.run(.onGeometryChange, of: self) { modifier.action(old ?? new, new) }
    }
    return false
  }

  package override func appendContentLayout(to items: inout LayoutItems, _ tree: LayoutTree) {
    appendMarkedLayout(to: &items, tree)
  }

  package override func didUnmount() {
    super.didUnmount()
    host.layoutTree.removeListener(self)
  }
}
