@_spi(Runtime) import UnderstudyCore
import UnderstudyElements

extension InspectionSubject {
  /// The node of the first of the part's texts with these words that one of its elements shows.
  func firstText(_ text: String, shownBy elements: [Element]) -> ElementNode? {
    var found: ElementNode?
    forEachText(text, shownBy: elements) { node, _ in
      found = node
      return false
    }
    return found
  }

  /// Which of the part's elements show a text of these words.
  func elements(_ elements: [Element], thatShow text: String) -> [Element] {
    var found: [Element] = []
    forEachText(text, shownBy: elements) { _, element in
      found.append(element)
      return true
    }
    return found
  }

  private func forEachText(
    _ text: String, shownBy elements: [Element], _ body: (ElementNode, Element) -> Bool
  ) {
    // A part of a control, as a button of a stepper, has no node of its own.
    if case .element(let element) = root, (element.source as? ElementNode)?.element !== element { return }
    node?.forEachText(shownBy: elements) { node, element in
      node.ownText == text ? body(node, element) : true
    }
  }
}

/// Some elements and all that they are inside of.
@MainActor struct ElementsAround {
  private var identifiers: Set<ObjectIdentifier> = []

  init(_ elements: some Sequence<Element>) {
    for element in elements {
      var current: Element? = element
      while let place = current, identifiers.insert(ObjectIdentifier(place)).inserted { current = place.parent }
    }
  }

  func contains(_ element: Element) -> Bool { identifiers.contains(ObjectIdentifier(element)) }
}
