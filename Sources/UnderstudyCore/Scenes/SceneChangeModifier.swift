extension Scene {
  /// Runs an action when a value that the scene reads has changed, with the old value and the new (SEM-140).
  ///
  /// - Parameters:
  ///   - value: The value to compare, by `==`: often the phase of the scenes.
  ///   - initial: Whether the action also runs when the scene appears.
  nonisolated public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void
  ) -> some Scene {
    changeScene(_ValueActionModifier(value: value, initial: initial, usesOldAction: false, action: action))
  }

  /// Runs an action when a value that the scene reads has changed.
  nonisolated public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping () -> Void
  ) -> some Scene {
    changeScene(_ValueActionModifier(value: value, initial: initial, usesOldAction: false) { _, _ in action() })
  }

  /// Runs an action when a value has changed: the closure of the evaluation before the change (SEM-143).
  @available(*, deprecated, message: "Use `onChange` with a two or zero parameter action closure instead.")
  nonisolated public func onChange<V: Equatable>(
    of value: V, perform action: @escaping (_ newValue: V) -> Void
  ) -> some Scene {
    changeScene(_ValueActionModifier(value: value, initial: false, usesOldAction: true) { action($1) })
  }

  nonisolated private func changeScene<V>(_ modifier: _ValueActionModifier<V>) -> _ChangeScene<Self, V> {
    _ChangeScene(content: self, modifier: modifier)
  }
}

/// A scene with an action for the changes of a value.
public struct _ChangeScene<Content, Value: Equatable> {
  let content: Content
  let modifier: _ValueActionModifier<Value>
}

extension _ChangeScene: Scene where Content: Scene {
  public static var _showsWindow: Bool { Content._showsWindow }
  public var body: Never { fatalError("body should not be called on a modified scene: the runtime shows it itself.") }

  public static func _makeScene(_ scene: _ChangeScene, inputs: inout _ViewInputs) {
    let isMounting = inputs.isMounting
    let node = inputs.node(
      make: { ValueActionNode(scene.modifier, isList: false, $0) },
      update: { $0.accept(scene.modifier) })
    inputs.visit(below: node, mounting: isMounting) { Content._makeScene(scene.content, inputs: &$0) }
    if !isMounting { node.enqueueAction() }
  }
}
