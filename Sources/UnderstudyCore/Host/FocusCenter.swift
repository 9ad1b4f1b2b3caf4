import Foundation

/// Stores which control has the keyboard, and notifies its observers (SEM-349).
@MainActor
package final class FocusCenter {
  weak var host: Host?
  @exclusivity(unchecked) package private(set) weak var node: ElementNode?
  /// What gets the keys: the control that has the keyboard, or a view that is focusable without being one.
  @exclusivity(unchecked) package private(set) weak var place: Node?
  /// Shows the keyboard; there is none before a control that types has had the focus.
  @exclusivity(unchecked) package var inputWindow: (any InputWindow)?
  /// What the keyboard covers, as the app has been notified of it.
  @exclusivity(unchecked) var shownKeyboardFrame: CGRect?
  private var followers: [any FocusFollower] = []
  /// The control that has got the keyboard and is to be scrolled into view when something asks for the layout (LAY-379).
  private weak var unrevealed: ElementNode?

  /// Moves the focus to a control, which then has the keyboard, or to another view; nil takes it away.
  package func move(to new: Node?) {
    guard new !== place else { return }
    let old = place
    let control = new as? ElementNode
    (place, node, unrevealed) = (new, control, control)
    host?.tree.focused = control?.element
    (old as? ElementNode)?.setNeedsDescription()
    control?.setNeedsDescription()
    (old as? any FocusableNode)?.didLoseFocus()
    for follower in followers { follower.focusDidMove(from: old, to: new) }
    (new as? any FocusableNode)?.didGetFocus()
    keyboardMayHaveChanged()
  }

  func takeUnrevealed() -> ElementNode? {
    guard let node = unrevealed else { return nil }
    unrevealed = nil
    return node
  }

  package func nodeDidUnmount(_ gone: Node) {
    (place, node) = (nil, nil)
    host?.tree.focused = nil
    for follower in followers { follower.focusDidMove(from: gone, to: nil) }
    keyboardMayHaveChanged()
  }

  /// Whether someone of a kind follows the keyboard.
  package func hasFollower(where condition: (any FocusFollower) -> Bool) -> Bool {
    followers.contains(where: condition)
  }

  package func add(_ follower: any FocusFollower) { followers.append(follower) }
  package func remove(_ follower: any FocusFollower) { followers.removeAll { $0 === follower } }
}

extension Host {
  /// Takes the keyboard away from a control below a node.
  ///
  /// - Returns: whether one had it.
  package func endEditing(below node: Node) -> Bool {
    guard isRunning, focus.place?.nearest({ $0 === node }) != nil else { return false }
    session.perform { focus.move(to: nil) }
    settleInNextTurn()
    return true
  }
}

/// Follows the keyboard: a `focused(_:)` modifier's node.
@MainActor
package protocol FocusFollower: AnyObject {
  func focusDidMove(from old: Node?, to new: Node?)
}

/// A view that is focused without having the keyboard: what it shows is no control that types.
@MainActor
package protocol FocusRegion: Node {
  /// Whether the focus may come to it.
  var takesFocus: Bool { get }
}

/// A control that takes the keyboard.
@MainActor
package protocol FocusableNode: ElementNode {
  func didGetFocus()
  func didLoseFocus()
}

/// The window of what belongs to the control that has the keyboard.
@MainActor
package protocol InputWindow: AnyObject {
  /// The elements of the app are up to date: the control may be another, or not to be reached any more.
  func followFocus()
}
