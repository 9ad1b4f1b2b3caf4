@_spi(Runtime) import UnderstudyCore
import UnderstudyElements

/// An entry that is seen and says nothing: it is an element only where an accessibility modifier speaks of it.
@MainActor
package protocol DecorationView: EntryView {}

extension DecorationView {
  package static func makeEntry(_ view: Self, _ inputs: inout _ViewInputs) {
    inputs.decoration()
  }
  public static var _takesAttributes: Bool { true }
}

extension _ViewInputs {
  /// Makes or updates the place of something that is seen.
  mutating func decoration() {
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
