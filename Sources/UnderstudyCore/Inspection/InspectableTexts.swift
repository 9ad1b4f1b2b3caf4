import UnderstudyElements

/// A view with words of its own: a text, or a control whose title is nothing but one.
@MainActor package protocol InspectableText: ElementNode {
  /// The words, whatever assistive technology reads in their place; nil where other views show them.
  var ownText: String? { get }
}

/// A modifier that can keep what is inside it from being seen.
@MainActor package protocol ConcealingNode: Node {
  var concealsContent: Bool { get }
}

extension OverrideNode: ConcealingNode {
  package var concealsContent: Bool { scope.attributes.isHidden == true }
}

extension Node {
  /// Calls `body` with each text here and below that one of the elements shows, and with that element, in the order of the
  /// tree, until it answers false.
  ///
  /// That is the text's own element, or else the one around it whose label is made of what is inside. The options of a picker
  /// are no texts: the picker shows them in its own way.
  package final func forEachText(
    shownBy elements: [Element], _ body: (any InspectableText, Element) -> Bool
  ) {
    let shown = Set(elements.map { ObjectIdentifier($0) })
    var pending: [(node: Node, around: Element?)] = [(self, nil)]
    while let (node, around) = pending.popLast() {
      var inside = around
      var options: Node?
      if let element = node as? ElementNode {
        let isShown = shown.contains(ObjectIdentifier(element.element))
        let place = isShown ? element.element : element.attributes.isHidden == true ? nil : around
        if let place, let text = node as? any InspectableText, !body(text, place) { return }
        inside = element.derivesLabel ? place : nil
        options = (node as? any InspectablePicker)?.optionsPart
      }
      if node.hidesContent || (node as? any ConcealingNode)?.concealsContent == true { inside = nil }
      for child in node.children.reversed() {
        let isApart = child === options || child.flags.contains(.isOutOfFlow)
        pending.append((child, isApart ? nil : inside))
      }
    }
  }
}
