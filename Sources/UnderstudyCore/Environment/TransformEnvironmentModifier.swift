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

extension _EnvironmentKeyTransformModifier: ViewModifier, PrimitiveModifier {
  public typealias Body = Never

  public static func _makeView<Inner: View>(_ modifier: Self, content: Inner, inputs: inout _ViewInputs) {
    let isMounting = inputs.isMounting
    let isList = Inner._isList
    let node = inputs.node(
      make: { EnvironmentTransformNode(modifier, isList: isList, $0) }, update: { $0.accept(modifier) })
    inputs.visit(below: node, mounting: isMounting, keepsAttributes: true) { inner in
      inner.environment = node.scope
      Inner._makeView(content, inputs: &inner)
    }
  }
  public static var _isDistributed: Bool { false }
  public static var _passesAttributes: Bool { true }
}

/// Evaluates the closure as a body, so that what it reads is the modifier's own and the view around is left alone.
package final class EnvironmentTransformNode<Value>: EvaluatingNode {
  private var modifier: _EnvironmentKeyTransformModifier<Value>
  private let isList: Bool
  private(set) var scope: EnvironmentScope!

  init(_ modifier: _EnvironmentKeyTransformModifier<Value>, isList: Bool, _ inputs: _ViewInputs) {
    self.modifier = modifier
    self.isList = isList
    super.init(inputs)
    flags.insert(.isMounted)
    scope = EnvironmentScope(parent: inputs.environment) { [unowned(unsafe) self] in apply(to: &$0) }
  }

  package override var isTransparent: Bool { isList }

  func accept(_ new: _EnvironmentKeyTransformModifier<Value>) {
    modifier = new
    update()
  }

  private func apply(to values: inout EnvironmentValues) {
    evaluate { modifier.transform(&values[keyPath: modifier.keyPath]) }
  }

  package override func update() {
    scope.update { [unowned(unsafe) self] in apply(to: &$0) }
  }

  package override func didUnmount() {
    super.didUnmount()
    scope.close()
  }
}
