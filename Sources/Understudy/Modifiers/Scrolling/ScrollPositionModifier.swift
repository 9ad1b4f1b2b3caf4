import Foundation
@_spi(Runtime) import UnderstudyCore
import UnderstudyLayout

extension View {
  /// Connects a binding with the view in a scroll view that is at an anchor: it is set after each scroll, and setting it
  /// scrolls (LAY-192).
  ///
  /// - Parameters:
  ///   - id: The identity of the view, by `ForEach` or `id(_:)`, in the container that `scrollTargetLayout()` marks.
  ///   - anchor: The point of the visible part that decides. Nil for the top leading corner, and to scroll the shortest way.
  nonisolated public consuming func scrollPosition<ID: Hashable>(
    id: Binding<ID?>, anchor: UnitPoint? = nil
  ) -> some View {
    modifier(
      _ScrollPositionModifier(
        anchor: anchor, request: { id.wrappedValue.map { .view(AnyHashable($0), anchor: anchor) } },
        report: { ids in
          guard let new = ids.lazy.compactMap({ $0.base as? ID }).first, new != id.wrappedValue else { return }
          id.wrappedValue = new
        }))
  }

  /// Connects a position with a scroll view: the app scrolls by changing it, and reads from it where the user is.
  ///
  /// - Parameters:
  ///   - position: The position.
  ///   - anchor: The point of the visible part at which views are looked for.
  nonisolated public consuming func scrollPosition(
    _ position: Binding<ScrollPosition>, anchor: UnitPoint? = nil
  ) -> some View {
    modifier(
      _ScrollPositionModifier(
        anchor: anchor, request: { position.wrappedValue.request(anchor) },
        report: { ids in
          var changed = position.wrappedValue
          changed.userDidScroll(to: ids)
          if changed != position.wrappedValue { position.wrappedValue = changed }
        }))
  }
}

/// Where the app wants a scroll view to be.
enum ScrollRequest: Equatable {
  case view(AnyHashable, anchor: UnitPoint?)
  case edge(Edge)
  case point(x: CGFloat?, y: CGFloat?)
}

public struct _ScrollPositionModifier {
  let anchor: UnitPoint?
  let request: () -> ScrollRequest?
  /// Takes the identities of the view at the anchor, the innermost first.
  let report: ([AnyHashable]) -> Void
}

extension _ScrollPositionModifier: ViewModifier, NodeModifier {
  package typealias AppliedNode = ScrollPositionNode
}

/// Scrolls when the app asks for it, and reports where the user has scrolled to.
package final class ScrollPositionNode: ValueNode<_ScrollPositionModifier>, GeometryListener {
  private var request: ScrollRequest?
  private var offset: CGPoint?
  /// Whether the app has scrolled in this update: what it set stays as it set it.
  private var isMovedByCode = false

  package override func didMake() { host.layoutTree.addListener(self) }

  package func layoutDidUpdate(_ place: LayoutNode?) -> Bool {
    guard let container = firstScrollingNode, let layout = container.scrollLayout else { return false }
    let new = modifier.request()
    if new != request {
      request = new
      // One by a number that is none differs from itself: it would be made for ever.
      if let new, new == new { scroll(container, to: new) }
    }
    guard layout.offset != offset else { return false }
    if offset != nil, !isMovedByCode { host.enqueue(.change) { [weak self] in self?.report() } }
    offset = layout.offset
    return false
  }

  private func scroll(_ container: any ScrollingNode, to request: ScrollRequest) {
    isMovedByCode = true
    host.enqueue(.change) { [weak self] in self?.isMovedByCode = false }
    let reference = NodeReference(container)
    switch request {
    case .view(let id, let anchor): ScrollGoal.pursue(.view(id, in: reference, anchor: anchor), from: container)
    case .edge(let edge): ScrollGoal.pursue(.place(.edge(edge), in: reference), from: container)
    case .point(let x, let y): ScrollGoal.pursue(.place(.point(x: x, y: y), in: reference), from: container)
    }
  }

  private func report() {
    guard !flags.contains(.isUnmounted), let container = firstScrollingNode, let targets = ScrollTargets(of: container)
    else { return }
    let ids = targets.views.index(at: modifier.anchor).map { targets.ids(of: $0) } ?? []
    host.run(.onChange, of: self) { modifier.report(ids) }
    request = modifier.request()
  }

  package override func didUnmount() {
    super.didUnmount()
    host.layoutTree.removeListener(self)
  }
}
