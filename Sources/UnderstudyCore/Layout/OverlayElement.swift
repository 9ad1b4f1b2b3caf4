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
