import UnderstudyElements

/// A position of a `ForEach` whose identity has its row at an earlier one: shows that row's elements again (SEM-022).
///
/// An identity has one row, one state and one life, wherever it occurs. What is done to an element here is done there.
package final class RowReflection: Node {
  private unowned(unsafe) let row: Node
  private var elements: [ObjectIdentifier: ReflectedElement] = [:]

  init(of row: Node, _ inputs: _ViewInputs) {
    self.row = row
    super.init(inputs)
    host.addReflection(self)
  }

  package override var isTransparent: Bool { true }

  package override func collect(_ elements: inout [Element]) {
    var originals: [Element] = []
    row.collect(&originals)
    elements += originals.map { reflection(of: $0).element }
  }

  package override func preference<K: PreferenceKey>(_ key: K.Type, bit: UInt64) -> K.Value? { nil }
  package override func contributes<K: PreferenceKey>(to key: K.Type, bit: UInt64) -> Bool { false }

  private func reflection(of original: Element) -> ReflectedElement {
    if let known = elements[ObjectIdentifier(original)] { return known }
    let made = ReflectedElement(of: original)
    elements[ObjectIdentifier(original)] = made
    return made
  }

  /// Brings the reflected elements up to date; runs when the originals are.
  func refresh(_ tree: ElementTree) {
    var originals: [Element] = []
    row.collect(&originals)
    var reached: Set<ObjectIdentifier> = []
    while let original = originals.popLast() {
      let reflection = reflection(of: original)
      reached.insert(ObjectIdentifier(original))
      tree.update(reflection.element, type: original.type, texts: original.texts, traits: original.traits)
      reflection.element.sortPriority = original.sortPriority
      let children = original.children.map { self.reflection(of: $0).element }
      if !children.elementsEqual(reflection.element.children, by: ===) {
        tree.setChildren(children, of: reflection.element)
      }
      originals += original.children
    }
    elements = elements.filter { reached.contains($0.key) }
  }

  package override func didUnmount() {
    host.removeReflection(self)
    elements = [:]
  }
}

extension Element {
  /// The element itself, or the one that it is the reflection of.
  package var reflected: Element { (source as? ReflectedElement)?.original ?? self }
}

/// The reflection of one element.
private final class ReflectedElement: ElementSource {
  /// Kept, so that its place in the table is not another element's.
  let original: Element
  private let emitted: EmittedElement
  var element: Element { emitted.element }

  init(of original: Element) {
    self.original = original
    emitted = EmittedElement(type: original.type, texts: original.texts)
    element.traits = original.traits
    element.sortPriority = original.sortPriority
    element.attach(self)
  }

  var isElementEnabled: Bool { original.isEnabled }

  func perform(_ action: ElementAction, on element: Element) -> ElementActionOutcome {
    original.source?.perform(action, on: original) ?? .unhandled
  }
}
