import Foundation
import UnderstudyElements

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
