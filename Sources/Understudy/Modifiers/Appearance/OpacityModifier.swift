@_spi(Runtime) import UnderstudyCore
import UnderstudyElements

extension View {
  /// Lets what is behind the view shine through; at 0 its elements are not in the tree (reference, section 4.1).
  nonisolated public consuming func opacity(_ opacity: Double) -> some View {
    modifier(_OpacityEffect(isInvisible: opacity <= 0))
  }
}

public struct _OpacityEffect {
  let isInvisible: Bool
}

extension _OpacityEffect: ViewModifier, NodeModifier, DescribingModifier {
  package typealias AppliedNode = OpacityNode
}

package final class OpacityNode: ValueNode<_OpacityEffect> {
  package override func accept(_ new: _OpacityEffect) {
    guard new.isInvisible != modifier.isInvisible else { return }
    modifier = new
    childrenDidChange()
  }

  package override func collect(_ elements: inout [Element]) {
    if !modifier.isInvisible { super.collect(&elements) }
  }
}

extension OpacityNode: ConcealingNode {
  package var concealsContent: Bool { modifier.isInvisible }
}
