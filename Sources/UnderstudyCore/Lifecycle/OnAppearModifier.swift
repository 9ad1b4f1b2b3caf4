import UnderstudyTime

extension View {
  /// Runs an action each time the view becomes visible, before the first frame (SEM-160 … SEM-166).
  nonisolated public consuming func onAppear(perform action: (() -> Void)? = nil) -> some View {
    modifier(_AppearanceModifier(appear: action, disappear: nil))
  }
}

public struct _AppearanceModifier {
  /// Runs when the content becomes visible; nil for nothing.
  public var appear: (() -> Void)?
  /// Runs when the content is no longer visible; nil for nothing.
  public var disappear: (() -> Void)?
}

extension _AppearanceModifier: ViewModifier, NodeModifier {
  package typealias AppliedNode = AppearanceNode
}

package final class AppearanceNode: EffectNode, ModifierNode {
  package private(set) var modifier: _AppearanceModifier

  package init(_ modifier: _AppearanceModifier, isList: Bool, _ inputs: _ViewInputs) {
    self.modifier = modifier
    super.init(isList: isList, inputs)
  }

  package func accept(_ new: _AppearanceModifier) { modifier = new }

  package override func didAppear() {
    guard modifier.appear != nil else { return }
    host.enqueue(.appearance) { [self] in host.run(.onAppear, of: self) { modifier.appear?() } }
  }
  package override func didDisappear() {
    guard modifier.disappear != nil else { return }
    host.enqueue(.appearance) { [self] in host.run(.onDisappear, of: self) { modifier.disappear?() } }
  }
}
