import Combine
import Observation
import UnderstudyLayout

extension View {
  /// Sets a value for the view and all below it (SEM-240).
  nonisolated public consuming func environment<V>(_ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V)
    -> some View
  {
    modifier(_EnvironmentKeyWritingModifier(keyPath: keyPath, value: value))
  }

  /// Provides an `@Observable` object under its static type; nil hides one from further out (SEM-244, SEM-246).
  nonisolated public consuming func environment<T: AnyObject & Observable>(_ object: T?) -> some View {
    modifier(_EnvironmentObjectWritingModifier(object: object))
  }

  /// Provides an observable object under its static type (SEM-246).
  nonisolated public consuming func environmentObject<T: ObservableObject>(_ object: T) -> some View {
    modifier(_EnvironmentObjectWritingModifier(object: object))
  }
}

public struct _EnvironmentKeyWritingModifier<Value> {
  let keyPath: WritableKeyPath<EnvironmentValues, Value>
  let value: Value
}

extension _EnvironmentKeyWritingModifier: ViewModifier, EnvironmentModifier {
  package func apply(to values: inout EnvironmentValues) { values[keyPath: keyPath] = value }
  package func isEqual(to other: Self) -> Bool { keyPath == other.keyPath && Comparison.areEqual(value, other.value) }
  package func recordChange(to other: Self, in events: EventLog) {
    events.recordChange(.environment, .environment(other.keyPath), from: value, to: other.value)
  }
}

public struct _EnvironmentObjectWritingModifier<Object: AnyObject> {
  let object: Object?
}

extension _EnvironmentObjectWritingModifier: ViewModifier, EnvironmentModifier {
  package func apply(to values: inout EnvironmentValues) { values.setObject(object, of: Object.self) }
  package func isEqual(to other: Self) -> Bool { object === other.object }
  /// Objects are logged by their types, so that the log retains none.
  package func recordChange(to other: Self, in events: EventLog) {
    events.recordChange(
      .environment, .type(Object.self), from: object.map { type(of: $0) }, to: other.object.map { type(of: $0) })
  }
}

extension EventLog {
  /// Adds that the test sets a value of the environment, where it is another one.
  func recordEnvironmentChange<Value>(
    _ keyPath: WritableKeyPath<EnvironmentValues, Value>, from values: EnvironmentValues, to new: Value
  ) {
    let old = values[keyPath: keyPath]
    if !Comparison.areEqual(old, new) { recordChange(.environment, .environment(keyPath), from: old, to: new) }
  }
}

/// A modifier that changes the environment of its content, and nothing else.
@MainActor
package protocol EnvironmentModifier: NodeModifier {
  func apply(to values: inout EnvironmentValues)
  /// Whether `other` does the same, so that nothing below has to compare.
  func isEqual(to other: Self) -> Bool
  /// Adds the change to the log, where it is one of a value.
  func recordChange(to other: Self, in events: EventLog)
}

extension EnvironmentModifier {
  package func recordChange(to other: Self, in events: EventLog) {}
  package func makeNode(isList: Bool, _ inputs: _ViewInputs) -> EnvironmentNode<Self> {
    EnvironmentNode(self, isList: isList, inputs)
  }
  package func update(_ node: EnvironmentNode<Self>) { node.accept(self) }
  package func prepareContent(of node: EnvironmentNode<Self>, _ inputs: inout _ViewInputs) {
    inputs.environment = node.scope
  }
}

/// The node of a change to the environment.
@MainActor
package final class EnvironmentNode<Modifier: EnvironmentModifier>: WrapperNode {
  let scope: EnvironmentScope
  @exclusivity(unchecked) private var modifier: Modifier

  init(_ modifier: Modifier, isList: Bool, _ inputs: _ViewInputs) {
    scope = EnvironmentScope(parent: inputs.environment) { modifier.apply(to: &$0) }
    self.modifier = modifier
    super.init(isList: isList, inputs)
  }

  func accept(_ new: Modifier) {
    guard !modifier.isEqual(to: new) else { return }
    modifier.recordChange(to: new, in: host.events)
    modifier = new
    scope.update(below: self) { new.apply(to: &$0) }
  }

  package override func appendContentLayout(to items: inout LayoutItems, _ tree: LayoutTree) {
    tree.withDirection(isRightToLeft: scope.values.layoutDirection == .rightToLeft) {
      appendChildrenLayout(to: &items, tree)
    }
  }

  package override func didUnmount() { scope.close() }
}
