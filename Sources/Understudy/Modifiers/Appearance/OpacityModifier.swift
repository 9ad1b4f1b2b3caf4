@_spi(Runtime) import UnderstudyCore
import UnderstudyElements

extension View {
  /// Lets what is behind the view shine through; at 0 its elements are not in the tree (reference, section 4.1).
  nonisolated public consuming func opacity(_ opacity: Double) -> some View {
    modifier(_OpacityEffect(isInvisible: opacity <= 0))
  }

  /// Leaves the view's room empty: its elements are not in the tree (reference, section 4.1).
  nonisolated public consuming func hidden() -> some View { modifier(_OpacityEffect(isInvisible: true)) }
}

public struct _OpacityEffect {
  let isInvisible: Bool
}

extension _OpacityEffect: ViewModifier, PrimitiveModifier {
  public typealias Body = Never

  public static func _makeView<Inner: View>(_ modifier: Self, content: Inner, inputs: inout _ViewInputs) {
    let isMounting = inputs.isMounting
    let isList = Inner._isList
    let node = inputs.node(
      make: { OpacityNode(modifier.isInvisible, isList: isList, $0) },
      update: { $0.accept(modifier.isInvisible) })
    inputs.visit(below: node, mounting: isMounting, keepsAttributes: true) { Inner._makeView(content, inputs: &$0) }
  }
  public static var _isDistributed: Bool { false }
  public static var _passesAttributes: Bool { true }
}

package final class OpacityNode: WrapperNode {
  private var isInvisible: Bool

  init(_ isInvisible: Bool, isList: Bool, _ inputs: _ViewInputs) {
    self.isInvisible = isInvisible
    super.init(isList: isList, inputs)
  }

  func accept(_ new: Bool) {
    guard new != isInvisible else { return }
    isInvisible = new
    childrenDidChange()
  }

  package override func collect(_ elements: inout [Element]) {
    if !isInvisible { super.collect(&elements) }
  }
}

extension OpacityNode: ConcealingNode {
  package var concealsContent: Bool { isInvisible }
}
