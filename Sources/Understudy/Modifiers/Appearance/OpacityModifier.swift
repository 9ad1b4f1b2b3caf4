@_spi(Runtime) import UnderstudyCore
import UnderstudyElements
import UnderstudyPictures

extension View {
  /// Lets what is behind the view shine through; at 0 its elements are not in the tree (LAY-176).
  nonisolated public consuming func opacity(_ opacity: Double) -> some View {
    modifier(_OpacityEffect(isInvisible: opacity <= 0)).modifier(_OpacityDrawing(opacity: opacity))
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

public struct _OpacityDrawing: Equatable, Sendable {
  let opacity: Double
}

extension _OpacityDrawing: ViewModifier, DrawingModifier {
  package var isIdle: Bool { opacity >= 1 }

  package func draw(
    _ place: DrawnPlace, into canvas: inout PictureCanvas, content: (inout PictureCanvas, DrawnLook) -> Void
  ) {
    guard opacity > 0 else { return }
    canvas.group(PictureGroup(opacity: opacity)) { content(&$0, place.look) }
  }
}
