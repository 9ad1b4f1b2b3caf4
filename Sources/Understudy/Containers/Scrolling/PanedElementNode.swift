@_spi(Runtime) import UnderstudyCore
import UnderstudyElements
import UnderstudyLayout

/// An element of UIKit that has another one around all that it shows, as a scroll view has around its content (F-120).
package class PanedElementNode: ElementNode, PartLaying {
  /// As large as the content; an identifier stays with what is around it.
  private final lazy var pane = makePart(.other)

  // Without it the compiler warns of a recursion in subclasses.
  package override init(_ type: ElementType, _ inputs: inout _ViewInputs) { super.init(type, &inputs) }

  package override final func collectChildren(_ elements: inout [Element]) {
    var content: [Element] = []
    super.collectChildren(&content)
    sortByPriority(&content)
    host.tree.setChildren(content, of: pane)
    elements.append(pane)
  }

  package final func layout(ofPart part: Element, in place: LayoutNode) -> LayoutNode? {
    part === pane ? place.children.first : nil
  }
}
