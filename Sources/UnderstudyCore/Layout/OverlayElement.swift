import Foundation
import UnderstudyLayout

/// A node of something that the system shows over the app, which it places by itself: an alert, the keyboard.
@MainActor
package protocol OverlayElement: ElementNode {
  /// Where its elements are.
  func overlayFrames(on screen: ScreenGeometry) -> OverlayFrames
}

/// An overlay around content that is laid out like the app's views: a popover.
@MainActor
package protocol OverlayContainer: OverlayElement {
  /// The content; nil for an overlay whose elements the system places.
  var laidOutContent: Node? { get }

  /// Where the content is on the screen.
  ///
  /// - Parameter size: The content's own size, in points.
  func contentFrame(of size: CGSize, on screen: ScreenGeometry) -> CGRect
}

extension Host {
  /// What is presented in front, where a place of the screen lies beside it and a finger there is for it (F-106).
  package func presentation(beside place: CGPoint) -> Presentation? {
    guard let front = presentations.presented.last, front.touchBeside != nil, !front.showsBackground else { return nil }
    if let keyboard = focus.keyboardFrame, keyboard.contains(place) { return nil }
    let tree = layoutTree
    tree.refresh()
    let frame =
      if let overlay = front.node as? any OverlayElement {
        overlay.overlayFrames(on: tree.screen).frame(of: overlay.element)
      } else {
        tree.rootFrame(of: front.node)
      }
    guard let frame, !frame.contains(place) else { return nil }
    return front
  }
}

extension LayoutTree {
  /// The frame on the screen of all that a node shows, as far as it is laid out; nil if that is nothing.
  package func shownFrame(of node: Node) -> CGRect? {
    if let place = placed(node) { return place.snappedFrame() }
    var union: CGRect?
    for child in node.children where !child.flags.contains(.isOutOfFlow) && !child.hidesContent {
      guard let frame = shownFrame(of: child) else { continue }
      union = union.map { $0.union(frame) } ?? frame
    }
    return union
  }
}
