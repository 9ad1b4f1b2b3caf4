@_spi(Runtime) import UnderstudyCore
import UnderstudyElements

extension View {
  /// Whether touches reach the view and what is in it (SEM-340).
  nonisolated public consuming func allowsHitTesting(_ enabled: Bool) -> some View {
    modifier(_AllowsHitTestingModifier(isEnabled: enabled))
  }
}

public struct _AllowsHitTestingModifier {
  let isEnabled: Bool
}

extension _AllowsHitTestingModifier: ViewModifier, NodeModifier {
  package typealias AppliedNode = HitTestingNode
}

package final class HitTestingNode: ValueNode<_AllowsHitTestingModifier> {
  package override func didMake() { host.hasInterceptors = true }

  package override func intercept(_ action: ElementAction, on element: Element) -> ElementActionOutcome? {
    modifier.isEnabled ? nil : .unhandled
  }
}
