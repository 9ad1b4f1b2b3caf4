import Foundation
@_spi(Runtime) import UnderstudyCore
import UnderstudyLayout

/// What moves the content of a scroll view.
public enum ScrollPhase: Hashable, Sendable {
  /// Nothing.
  case idle
  /// A finger that may begin to scroll; no phase of a test's swipe.
  case tracking
  /// A finger.
  case interacting
  /// The speed that the finger left.
  case decelerating
  /// The app, with an animation.
  case animating

  /// Whether content moves.
  public var isScrolling: Bool { self != .idle }
}

/// What else is known when a scroll view changes its phase.
public struct ScrollPhaseChangeContext {
  /// The numbers of the scroll view; those of the end, as a swipe is one change here.
  public let geometry: ScrollGeometry
  /// The speed in points a second; nil, as nothing moves little by little.
  public let velocity: CGVector?
}

extension View {
  /// Runs an action for each phase of the first scroll view inside: a swipe goes through `interacting`, `decelerating` and
  /// `idle` (LAY-374).
  ///
  /// - Parameter action: Gets the old phase and the new one.
  nonisolated public consuming func onScrollPhaseChange(
    _ action: @escaping (_ oldPhase: ScrollPhase, _ newPhase: ScrollPhase) -> Void
  ) -> some View { onScrollPhaseChange { old, new, _ in action(old, new) } }

  /// Runs an action with the geometry when scrolling begins, ends, or continues in another way.
  ///
  /// - Parameter action: Gets the old phase, the new one, and the numbers of the scroll view.
  nonisolated public consuming func onScrollPhaseChange(
    _ action: @escaping (_ oldPhase: ScrollPhase, _ newPhase: ScrollPhase, _ context: ScrollPhaseChangeContext) -> Void
  ) -> some View { modifier(_ScrollPhaseModifier(action: action)) }
}

public struct _ScrollPhaseModifier {
  let action: (ScrollPhase, ScrollPhase, ScrollPhaseChangeContext) -> Void
}

extension _ScrollPhaseModifier: ViewModifier, NodeModifier {
  package typealias AppliedNode = ScrollPhaseNode
}

/// Calls the action of a modifier around a scroll view.
package final class ScrollPhaseNode: ValueNode<_ScrollPhaseModifier> {
  fileprivate func notify(_ phases: [ScrollPhase], of container: any ScrollingNode) {
    var old = ScrollPhase.idle
    for phase in phases {
      guard !flags.contains(.isUnmounted), let layout = container.scrollLayout else { return }
      let context = ScrollPhaseChangeContext(geometry: ScrollGeometry(layout), velocity: nil)
      host.run(.onChange, of: self) { modifier.action(old, phase, context) }
      old = phase
    }
  }
}

extension ScrollingNode {
  /// Notifies the modifiers around of the phases that the content goes through, after all others who depend on where it
  /// ends (LAY-374).
  func tellPhases(_ phases: [ScrollPhase]) {
    var observers: [ScrollPhaseNode] = []
    _ = nearest { node in
      if let observer = node as? ScrollPhaseNode, observer.firstScrollingNode === self { observers.append(observer) }
      return node !== self && node is any ScrollingNode || node.flags.contains(.isOutOfFlow)
    }
    guard !observers.isEmpty else { return }
    host.afterUpdate { [weak self] in
      guard let self else { return }
      host.enqueue(.change) { for observer in observers { observer.notify(phases, of: self) } }
    }
  }
}
