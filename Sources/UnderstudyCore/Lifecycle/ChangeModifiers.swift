extension View {
  /// Runs an action when a value has changed, with the old value and the new (SEM-140 … SEM-148).
  ///
  /// - Parameters:
  ///   - value: The value to compare, by `==`.
  ///   - initial: Whether the action also runs each time the view appears (SEM-141).
  nonisolated public consuming func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void
  ) -> some View {
    modifier(_ValueActionModifier(value: value, initial: initial, usesOldAction: false, action: action))
  }

  /// Runs an action when a value has changed.
  nonisolated public consuming func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping () -> Void
  ) -> some View {
    modifier(_ValueActionModifier(value: value, initial: initial, usesOldAction: false) { _, _ in action() })
  }

  /// Runs an action when a value has changed: the closure of the evaluation before the change (SEM-143).
  @available(*, deprecated, message: "Use `onChange` with a two or zero parameter action closure instead.")
  nonisolated public consuming func onChange<V: Equatable>(
    of value: V, perform action: @escaping (_ newValue: V) -> Void
  ) -> some View {
    modifier(_ValueActionModifier(value: value, initial: false, usesOldAction: true) { action($1) })
  }
}

public struct _ValueActionModifier<Value: Equatable> {
  let value: Value
  let initial: Bool
  let usesOldAction: Bool
  let action: (Value, Value) -> Void
}

extension _ValueActionModifier: ViewModifier, NodeModifier {
  package typealias AppliedNode = ValueActionNode<Value>

  package func didVisitContent(of node: AppliedNode, mounting: Bool) { node.enqueueAction() }
}

package final class ValueActionNode<Value: Equatable>: EffectNode, ModifierNode {
  private(set) var modifier: _ValueActionModifier<Value>
  private var guardian = CycleGuard()
  private var pending: (() -> Void)?

  package init(_ modifier: _ValueActionModifier<Value>, isList: Bool, _ inputs: _ViewInputs) {
    self.modifier = modifier
    super.init(isList: isList, inputs)
  }

  package func accept(_ new: _ValueActionModifier<Value>) {
    let old = modifier
    modifier = new
    guard old.value != new.value else { return }
    guard guardian.permits(frame: host.frame) else {
      return host.logOnce(
        .tooManyUpdates, "onChange(of: \(Value.self)) action tried to update multiple times per frame.",
        at: self, guardian: &guardian)
    }
    let action = new.usesOldAction ? old.action : new.action
    pending = { action(old.value, new.value) }
  }

  /// Several on one view run as they are written: the inner ones first (SEM-146).
  func enqueueAction() {
    guard let action = pending else { return }
    pending = nil
    host.enqueue(.change) { [self] in host.run(.onChange, of: self, action) }
  }

  package override func didAppear() {
    guard modifier.initial else { return }
    host.enqueue(.appearance) { [self] in
      host.run(.onChange, of: self) { modifier.action(modifier.value, modifier.value) }
    }
  }
}
