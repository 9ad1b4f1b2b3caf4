import Foundation
@_spi(Runtime) import UnderstudyCore
import UnderstudyElements

extension ListCellNode {
  /// The share of a row's width that a finger moves over at least to perform an action at once. Public suites that pass on
  /// devices open a row with a drag over half of it, and perform the action with one over six tenths (F-103).
  private static let fullSwipeShare = 0.55

  /// A swipe on the row shows its actions or, where it has none, offers to delete it (SEM-356, SEM-358). What another row
  /// shows goes, and so do actions at the other edge.
  func respondToSwipe(_ direction: ElementDirection, _ element: Element) -> ElementActionOutcome? {
    closeOtherRow()
    let actions = swipeActions
    let changed = actions.first { $0.isOpen && $0.swipe(direction) } ?? actions.first { $0.swipe(direction) }
    if changed != nil { return .performed }
    if showsDelete { return direction == .right ? hideDelete() : nil }
    return direction == .left && !hasTrailingActions ? offerDelete() : nil
  }

  /// A drag along the row is a swipe; a long one performs the first action of its edge (F-103).
  func respondToDrag(by dx: Double, _ element: Element) -> ElementActionOutcome? {
    let direction: ElementDirection = dx < 0 ? .left : .right
    let width = host.layout.frame(of: self.element).width
    if abs(dx) > Self.fullSwipeShare * width, let outcome = performFullSwipe(direction) { return outcome }
    return respondToSwipe(direction, element)
  }

  /// - Returns: Nil where the swipe performs nothing: there is no action, it is not allowed, or the swipe closes what is open at
  ///   the other edge.
  private func performFullSwipe(_ direction: ElementDirection) -> ElementActionOutcome? {
    let edge: HorizontalEdge = direction == .left ? .trailing : .leading
    if let openActions, openActions.edge != edge { return nil }
    if showsDelete, edge == .leading { return nil }
    if let actions = swipeActions.first(where: { $0.edge == edge }) {
      guard actions.allowsFullSwipe, let button = actions.firstButton else { return nil }
      closeOtherRow()
      let outcome = button.act(.tap, on: button.element)
      actions.close()
      return outcome
    }
    guard edge == .trailing, canDelete, !hasTrailingActions else { return nil }
    closeOtherRow()
    return delete()
  }

  private func closeOtherRow() {
    let list = list
    if let other = list?.openRow, other !== self { other.closeActions() }
    list?.openRow = self
  }

  /// Whether actions at the trailing edge take the place of the button that deletes the row.
  private var hasTrailingActions: Bool {
    let around = nearest { $0 is SwipeActionsNode || $0 is ListNode } as? SwipeActionsNode
    return (swipeActions + [around].compactMap { $0 }).contains { $0.edge == .trailing }
  }

  private var swipeActions: [SwipeActionsNode] {
    var result: [SwipeActionsNode] = []
    forEachNodeBelow { node in
      if let actions = node as? SwipeActionsNode { result.append(actions) }
      return true
    }
    return result
  }

  /// The actions that a swipe has shown.
  var openActions: SwipeActionsNode? { list?.openRow === self ? swipeActions.first(where: \.isOpen) : nil }

  /// Whether a swipe has shown the button that deletes the row.
  var offersDelete: Bool { showsDelete && canDelete }

  /// Hides the actions or the delete button that a swipe has shown.
  func closeActions() {
    for node in swipeActions where node.isOpen { node.close() }
    if showsDelete { _ = hideDelete() }
  }
}
