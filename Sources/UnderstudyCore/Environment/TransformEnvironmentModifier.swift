extension View {
  /// Changes the inherited value for the view and all below it (SEM-241); what the closure reads is followed (SEM-063).
  nonisolated public consuming func transformEnvironment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, transform: @escaping (inout V) -> Void
  ) -> some View {
    modifier(_EnvironmentKeyTransformModifier(keyPath: keyPath, transform: transform))
  }
}

public struct _EnvironmentKeyTransformModifier<Value> {
  let keyPath: WritableKeyPath<EnvironmentValues, Value>
  let transform: (inout Value) -> Void
}

extension _EnvironmentKeyTransformModifier: ViewModifier, NodeModifier {
  package typealias AppliedNode = EnvironmentTransformNode<Value>

  package func prepareContent(of node: AppliedNode, _ inputs: inout _ViewInputs) { inputs.environment = node.scope }
}

/// Evaluates the closure as a body, so that what it reads is the modifier's own and the view around is left alone.
package final class EnvironmentTransformNode<Value>: EvaluatingNode, ModifierNode {
  private var modifier: _EnvironmentKeyTransformModifier<Value>
  private let isList: Bool
  private(set) var scope: EnvironmentScope!

  package init(_ modifier: _EnvironmentKeyTransformModifier<Value>, isList: Bool, _ inputs: _ViewInputs) {
    self.modifier = modifier
    self.isList = isList
    super.init(inputs)
    flags.insert(.isMounted)
    scope = EnvironmentScope(parent: inputs.environment) { [unowned(unsafe) self] in apply(to: &$0) }
  }

  package override var isTransparent: Bool { isList }

  package func accept(_ new: _EnvironmentKeyTransformModifier<Value>) {
    modifier = new
    update()
  }

  private func apply(to values: inout EnvironmentValues) {
    evaluate { modifier.transform(&values[keyPath: modifier.keyPath]) }
  }

  package override func update() {
    scope.update(below: self) { [unowned(unsafe) self] in apply(to: &$0) }
  }

  package override func didUnmount() {
    super.didUnmount()
    scope.close()
  }
}
