@_spi(Runtime) import UnderstudyCore
import UnderstudyElements

extension _ViewInputs {
  /// An entry that shows nothing of its own, such as a colour or a shape.
  ///
  /// Accessibility attributes written on it make it an element (reference, section 4).
  package mutating func decoration<V: View>(_ view: V) {
    if isDistributed(view) { return }
    let isElement = isMounting ? !attributes.isEmpty : parent.children[cursor] is DecorationElementNode
    if isElement {
      element(make: { DecorationElementNode(.other, &$0) }, update: { _ in })
    } else {
      _ = takeAttributes()
      node(make: { DecorationNode($0) }, update: { _ in })
    }
  }
}

extension ElementAttributes {
  package var isEmpty: Bool { identifier == nil && !hasExtras }
}

/// Something that is seen and says nothing.
package final class DecorationNode: Node {}

/// Something seen of which an accessibility modifier speaks.
package final class DecorationElementNode: ElementNode {}
