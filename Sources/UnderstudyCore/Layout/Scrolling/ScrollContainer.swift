import UnderstudyLayout

/// An element whose content is moved inside it: a list, a scroll view.
@MainActor
package protocol ScrollContainer: ElementNode {
  /// The directions in which the content moves.
  var scrollAxes: Axis.Set { get }
  /// Called when the content has been moved, by a finger or by code.
  func contentDidMove()
}
