import Foundation
import UnderstudyElements
import UnderstudyLayout

/// A node that places elements without a layout node of their own: a bar's title, the button that a swipe over a row shows.
///
/// What it says of an element is true also where the element's node is laid out: a row's button is as large as its cell.
@MainActor
package protocol PartPlacing: ElementNode {
  /// The frame on the screen of an element inside the node's own, or of one that the node is the source of.
  ///
  /// - Returns: Nil for an element whose frame is that of its layout node.
  func partFrame(of element: Element) -> CGRect?
}

/// An element node with a part that is an element without a node and has the place of a layout node inside, as what a scroll
/// view has around its content.
@MainActor
package protocol PartLaying: ElementNode {
  /// The layout node of a part.
  ///
  /// - Parameters:
  ///   - part: The element.
  ///   - place: The layout node of the whole.
  /// - Returns: Nil for a part that is placed by its frame.
  func layout(ofPart part: Element, in place: LayoutNode) -> LayoutNode?
}
