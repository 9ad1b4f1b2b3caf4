import Foundation
@_spi(Runtime) import UnderstudyCore
import UnderstudyLayout

extension View {
  /// Runs an action when the view comes into view in the scroll view around it, or leaves it (LAY-375).
  ///
  /// - Parameters:
  ///   - threshold: The share of the view's area that has to be in view.
  ///   - action: Gets whether as much is in view; runs first when the view appears in view.
  nonisolated public consuming func onScrollVisibilityChange(
    threshold: Double = 0.5, _ action: @escaping (Bool) -> Void
  ) -> some View { modifier(_ScrollVisibilityModifier(threshold: threshold, action: action)) }

  /// Runs an action when other views of a scroll view come into view or leave it: those of the container that
  /// `scrollTargetLayout()` marks.
  ///
  /// - Parameters:
  ///   - idType: The type of their identities.
  ///   - threshold: The share of a view's area that has to be in view.
  ///   - action: Gets the identities of the views in view, in their order.
  nonisolated public consuming func onScrollTargetVisibilityChange<ID: Hashable>(
    idType: ID.Type, threshold: Double = 0.5, _ action: @escaping ([ID]) -> Void
  ) -> some View {
    modifier(
      _ScrollTargetVisibilityModifier(threshold: threshold) { views in
        action(views.compactMap { ids in ids.lazy.compactMap { $0.base as? ID }.first })
      })
  }
}

public struct _ScrollVisibilityModifier {
  let threshold: Double
  let action: (Bool) -> Void
}

extension _ScrollVisibilityModifier: ViewModifier, EntryModifier {
  package typealias AppliedNode = ScrollVisibilityNode
}

/// Looks after each layout how much of a view is in view.
package final class ScrollVisibilityNode: ValueNode<_ScrollVisibilityModifier>, GeometryListener {
  private var isInView = false

  package override func didMake() { host.layoutTree.addListener(self) }

  package func layoutDidUpdate(_ place: LayoutNode?) -> Bool {
    let isInView = place.map { isEffectivelyVisible && isVisible($0) } ?? false
    guard isInView != self.isInView else { return false }
    self.isInView = isInView
    host.enqueue(.change) { [self] in
      host.run(.onChange, of: self) { modifier.action(isInView) }
    }
    return false
  }

  private func isVisible(_ place: LayoutNode) -> Bool {
    guard let scroll = place.enclosingScroll(), let rule = scroll.rule as? ScrollRule,
      let content = scroll.children.first, let rect = place.convert(place.localBounds, to: content)
    else { return place.visibleFrame != nil }
    let visible = rule.layout(of: scroll).visibleRect
    return rect.intersects(visible) && rect.visibleShare(in: visible) >= CGFloat(modifier.threshold)
  }

  package override func appendContentLayout(to items: inout LayoutItems, _ tree: LayoutTree) {
    appendMarkedLayout(to: &items, tree)
  }

  package override func didUnmount() {
    super.didUnmount()
    host.layoutTree.removeListener(self)
  }
}

public struct _ScrollTargetVisibilityModifier {
  let threshold: Double
  /// Takes the identities of each view, the innermost first.
  let action: ([[AnyHashable]]) -> Void
}

extension _ScrollTargetVisibilityModifier: ViewModifier, NodeModifier {
  package typealias AppliedNode = ScrollTargetVisibilityNode
}

/// Looks after each layout which views of a scroll view are in view.
package final class ScrollTargetVisibilityNode: ValueNode<_ScrollTargetVisibilityModifier>, GeometryListener {
  private var known: [[AnyHashable]] = []
  private var isWaiting = false

  package override func didMake() { host.layoutTree.addListener(self) }

  package func layoutDidUpdate(_ place: LayoutNode?) -> Bool {
    guard !isWaiting, isEffectivelyVisible, let found = idsInView(), found != known else { return false }
    isWaiting = true
    host.enqueue(.change) { [weak self] in self?.act() }
    return false
  }

  private func idsInView() -> [[AnyHashable]]? {
    guard let container = firstScrollingNode, let targets = ScrollTargets(of: container) else { return nil }
    return targets.views.indices(visibleBy: CGFloat(modifier.threshold)).map { targets.ids(of: $0) }
  }

  private func act() {
    isWaiting = false
    guard !flags.contains(.isUnmounted), let found = idsInView(), found != known else { return }
    known = found
    host.run(.onChange, of: self) { modifier.action(found) }
  }

  package override func didUnmount() {
    super.didUnmount()
    host.layoutTree.removeListener(self)
  }
}
