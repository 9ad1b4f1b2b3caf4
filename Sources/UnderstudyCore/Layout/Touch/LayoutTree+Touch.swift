import Foundation
import UnderstudyElements
import UnderstudyLayout

/// What an element's place is read from.
struct ElementAnchor {
  let layout: LayoutNode
  /// Where the element is on the screen, if it is not where the layout node is.
  let frame: CGRect?
  /// Whether the layout node is the element's own, so that what takes touches in it says where the element takes them.
  let isWhole: Bool
}

extension LayoutTree {
  /// The layout node that is, or holds, an element; nil where none does.
  func anchor(of element: Element) -> ElementAnchor? {
    var outer: Element? = element
    while let current = outer {
      if let node = current.source as? ElementNode, node.element === current, let place = placed(node) {
        if current === element, let placer = placer(of: element) { return placer }
        let own = node.frame(of: place)
        if current === element {
          return ElementAnchor(layout: place, frame: place.rule is ScrollRule ? own : nil, isWhole: true)
        }
        if let part = (node as? any PartLaying)?.layout(ofPart: element, in: place) {
          return ElementAnchor(layout: part, frame: nil, isWhole: true)
        }
        return ElementAnchor(layout: place, frame: frame(of: element).map { CGRect($0) }, isWhole: false)
      }
      outer = current.parent
    }
    return nil
  }

  /// What places an element inside it by itself, as a row does with its only button.
  private func placer(of element: Element) -> ElementAnchor? {
    guard let source = element.parent?.source as? any PartPlacing, let frame = source.partFrame(of: element),
      let place = placed(source)
    else { return nil }
    return ElementAnchor(layout: place, frame: frame, isWhole: false)
  }

  /// The layout node that takes a touch: what is presented last comes first, and lets nothing through where it is.
  func find(_ point: CGPoint, _ search: inout TouchSearch) -> LayoutNode? {
    for root in roots.reversed() {
      if let found = search.find(in: root.layout, at: point) { return found }
      if root.layout.frame().contains(point) { return root.layout }
    }
    return nil
  }
}
