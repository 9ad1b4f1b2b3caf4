import Foundation
import UnderstudyElements
import UnderstudyLayout

/// On which side of what is visible an element lies.
@MainActor
package struct OutsidePlace {
  package enum Side: Sendable { case above, below, left, right }

  /// Nil for an element without a size.
  package let side: Side?
  /// The scroll view, list or field that has moved the element out of view; nil for the edge of the screen.
  package let scroll: Element?

  package init(side: Side?, scroll: Element? = nil) {
    self.side = side
    self.scroll = scroll
  }

  /// - Parameters:
  ///   - frame: That of the element on the screen.
  ///   - node: Its layout node.
  init(_ frame: CGRect, of node: LayoutNode) {
    for axis in [Axis.vertical, .horizontal] {
      guard let scroll = node.enclosingScroll(axis), let side = Side(of: frame, beside: scroll.frame(), axis) else {
        continue
      }
      self.init(side: side, scroll: (scroll.owner as? any ScrollContainer)?.element)
      return
    }
    // What does not scroll along the axis cuts it off.
    let visible = (node.enclosingScroll() ?? node.root).frame()
    self.init(side: Side(of: frame, beside: visible, .vertical) ?? Side(of: frame, beside: visible, .horizontal))
  }
}

extension OutsidePlace.Side {
  /// Nil where the two overlap along the axis.
  fileprivate init?(of frame: CGRect, beside visible: CGRect, _ axis: Axis) {
    switch axis {
    case .vertical where frame.maxY <= visible.minY: self = .above
    case .vertical where frame.minY >= visible.maxY: self = .below
    case .horizontal where frame.maxX <= visible.minX: self = .left
    case .horizontal where frame.minX >= visible.maxX: self = .right
    default: return nil
    }
  }
}

extension LayoutNode {
  fileprivate var root: LayoutNode {
    var node = self
    while let parent = node.parent { node = parent }
    return node
  }
}
