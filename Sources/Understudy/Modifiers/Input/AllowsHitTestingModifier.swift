@_spi(Runtime) import UnderstudyCore
import UnderstudyElements
import UnderstudyLayout

extension View {
  /// Whether touches reach the view and what is in it (SEM-340).
  nonisolated public consuming func allowsHitTesting(_ enabled: Bool) -> some View {
    modifier(_AllowsHitTestingModifier(isEnabled: enabled)).modifier(_TouchPassing(passes: !enabled))
  }
}

public struct _AllowsHitTestingModifier {
  let isEnabled: Bool
}

extension _AllowsHitTestingModifier: ViewModifier, NodeModifier {
  package typealias AppliedNode = HitTestingNode
}

/// The part of the modifier by which touches reach what lies behind (LAY-188).
public struct _TouchPassing: Equatable, Sendable {
  let passes: Bool
}

extension _TouchPassing: ViewModifier, LayoutModifier {
  package var mayCover: Bool { passes }
  package func makeRule(_ context: LayoutContext) -> any LayoutRule { passes ? UntouchableRule() : PassThroughRule() }
}

package final class HitTestingNode: ValueNode<_AllowsHitTestingModifier> {
  package override func didMake() { host.hasInterceptors = true }

  package override func intercept(_ action: ElementAction, on element: Element) -> ElementActionOutcome? {
    modifier.isEnabled ? nil : .unhandled
  }
}
