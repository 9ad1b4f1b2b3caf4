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

extension _AllowsHitTestingModifier: ViewModifier, PrimitiveModifier {
  public typealias Body = Never

  public static func _makeView<Inner: View>(_ modifier: Self, content: Inner, inputs: inout _ViewInputs) {
    let isMounting = inputs.isMounting
    let isList = Inner._isList
    let node = inputs.node(
      make: { HitTestingNode(modifier.isEnabled, isList: isList, $0) }, update: { $0.isEnabled = modifier.isEnabled })
    inputs.visit(below: node, mounting: isMounting, keepsAttributes: true) { Inner._makeView(content, inputs: &$0) }
  }
  public static var _isDistributed: Bool { false }
  public static var _passesAttributes: Bool { true }
}

package final class HitTestingNode: WrapperNode {
  var isEnabled: Bool

  init(_ isEnabled: Bool, isList: Bool, _ inputs: _ViewInputs) {
    self.isEnabled = isEnabled
    super.init(isList: isList, inputs)
    host.hasInterceptors = true
  }

  package override func intercept(_ action: ElementAction, on element: Element) -> ElementActionOutcome? {
    isEnabled ? nil : .unhandled
  }
}
