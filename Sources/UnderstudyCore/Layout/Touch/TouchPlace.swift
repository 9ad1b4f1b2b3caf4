import Foundation
import UnderstudyElements
import UnderstudyLayout

/// Where the finger of a test meets an element, and what it meets there (LAY-350 to LAY-356).
@MainActor
package struct TouchPlace {
  /// What becomes of a touch.
  package enum Outcome {
    /// The touch is for the element, or for a view inside it.
    ///
    /// - Parameter start: The view that takes it; nil where the layout does not say.
    case reached(start: Node?)
    /// Nothing at that place of the element takes touches: they continue to what lies behind, if anything.
    case gap(behind: Node?)
    /// The element takes no touches at all.
    case passed(behind: Node?)
    /// Something in front of the element takes it.
    case covered(by: TouchCover)
    /// No part of the element is on the screen.
    case outside(OutsidePlace)
  }

  /// The middle of the visible part, in points from the top left of the screen.
  package let point: CGPoint
  /// The size of the visible part, in points.
  package let size: CGSize
  package let outcome: Outcome
}

/// What takes a touch in front of an element.
@MainActor
package struct TouchCover {
  /// The element, where the cover is one.
  package let element: Element?
  /// What the view is, where it is not.
  package let view: String

  package init(element: Element?, view: String = "") { (self.element, self.view) = (element, view) }
}

extension Host {
  /// Where a touch on an element goes. The layout runs.
  ///
  /// - Returns: Nil for an element that no layout places, such as one of an alert.
  package func touchPlace(of element: Element) -> TouchPlace? {
    let layout = layoutTree
    layout.refresh()
    guard let anchor = layout.anchor(of: element) else { return nil }
    let node = anchor.layout
    let rect = anchor.frame ?? node.snappedFrame()
    guard rect.width > 0, rect.height > 0 else { return TouchPlace(rect, OutsidePlace(side: nil)) }
    guard let visible = node.visiblePart(ofScreen: rect) else {
      return TouchPlace(rect, OutsidePlace(rect, of: node))
    }
    let written = anchor.isWhole ? (element.source as? ElementNode)?.activationPoint(in: node) : nil
    let point = written ?? CGPoint(x: visible.midX, y: visible.midY)
    if let key = inputElement(at: point) {
      return TouchPlace(point: point, size: visible.size, outcome: .covered(by: TouchCover(element: key)))
    }
    var search = TouchSearch(target: node)
    let taker = layout.find(point, &search)
    let takerNode = taker.flatMap { search.node(of: $0) }
    let isTaken = taker?.isInside(node) ?? false
    let outcome: TouchPlace.Outcome =
      if node.isUntouchable { .passed(behind: takerNode) } else if let takerNode, isTaken {
        .reached(start: anchor.isWhole ? takerNode : nil)
      } else if let takerNode, !search.isTargetReached {
        .covered(by: cover(takerNode, before: element))
      } else if anchor.isWhole { .gap(behind: takerNode) } else { .reached(start: nil) }
    return TouchPlace(point: point, size: visible.size, outcome: outcome)
  }

  /// Whether a touch on an element may go elsewhere than to the element, as far as the structure of the views says: only then
  /// is its place asked for. An app that was laid out already answers by its places.
  package func mayBeCovered(_ element: Element) -> Bool {
    if mayCover || revealing.isLayoutRead || hasViewsBehindKeyboard && focus.inputWindow != nil { return true }
    if presentations.presented.contains(where: \.showsBackground) { return true }
    if let node = element.source as? ElementNode {
      if node.hasActivationPoint || node.isTouchedByPlace { return true }
      // What is around the content of a scroll view lies where the content does.
      if node.element !== element, node is any PartLaying { return true }
    }
    guard hasLayers || focus.inputWindow != nil else { return false }
    // Parts of controls, such as a stepper's buttons, lie where the control does.
    var owner: Element? = element
    while let part = owner, !(part.source is Node) { owner = part.parent }
    var current = owner?.source as? Node
    while let node = current, let parent = node.parent {
      if parent.mayCover(node) { return true }
      current = parent
    }
    return false
  }

  /// Scrolls what is around an element until the element is in view (LAY-354), and lets the app become idle.
  ///
  /// - Returns: Whether something moved.
  package func scrollToVisible(_ element: Element) -> Bool {
    let didMove = lookAtLayout { layoutTree.anchor(of: element).map { scrollToVisible($0.layout) } ?? false }
    guard didMove else { return false }
    settle()
    return true
  }

  /// The view that takes a touch at a place of the screen, in front of all others.
  package func touchedNode(at point: CGPoint) -> Node? {
    layoutTree.refresh()
    var search = TouchSearch()
    return layoutTree.find(point, &search).flatMap { search.node(of: $0) }
  }

  /// The keyboard, where a place lies on it.
  private func inputElement(at point: CGPoint) -> Element? {
    guard let keyboard = focus.keyboardFrame, keyboard.contains(point),
      let window = focus.inputWindow as? any OverlayElement
    else { return nil }
    tree.admitLate()
    let frames = window.overlayFrames(on: layoutTree.screen)
    return window.element.children.last { frames.frame(of: $0)?.contains(point) == true }
  }

  private func cover(_ node: Node, before element: Element) -> TouchCover {
    var current: Node? = node
    while let candidate = current {
      if let found = (candidate as? ElementNode)?.element, found.isInTree {
        if !element.isInside(found) { return TouchCover(element: found) }
        break
      }
      current = candidate.parent
    }
    return TouchCover(element: nil, view: (node as? any TouchNamed)?.touchName ?? "\(type(of: node))")
  }
}

/// A node without an element that messages can name.
@MainActor
package protocol TouchNamed {
  /// The type of the view, such as `Color`.
  var touchName: String { get }
}

extension TouchSearch {
  /// The node of a view that takes the touch, or the one around a modifier that does.
  fileprivate func node(of layout: LayoutNode) -> Node? {
    guard isTakenAround else { return layout.owner as? Node }
    return (layout.owner as? Node)?.parent ?? (layout.owner as? NodeLayout)?.node.parent
  }
}

extension TouchPlace {
  fileprivate init(_ frame: CGRect, _ outside: OutsidePlace) {
    self.init(point: CGPoint(x: frame.midX, y: frame.midY), size: frame.size, outcome: .outside(outside))
  }
}

extension LayoutNode {
  fileprivate func isInside(_ other: LayoutNode) -> Bool {
    var node: LayoutNode? = self
    while let current = node {
      if current === other { return true }
      node = current.parent
    }
    return false
  }

  /// Whether touches pass the node (LAY-188).
  fileprivate var isUntouchable: Bool {
    var node: LayoutNode? = self
    while let current = node {
      if current.traits.contains(.limitsTouches), current.rule is UntouchableRule { return true }
      node = current.parent
    }
    return false
  }

  /// The part of a rectangle of the screen that is visible where the node is.
  fileprivate func visiblePart(ofScreen rect: CGRect) -> CGRect? {
    guard let inverse = map().inverse else { return nil }
    return visiblePart(of: inverse.apply(rect))
  }
}
