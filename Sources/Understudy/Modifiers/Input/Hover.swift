import Foundation
@_spi(Runtime) import UnderstudyCore
import UnderstudyElements

extension View {
  /// Runs an action when a pointer comes above the view, and when it leaves it: a test moves one by `hover()` (F-46).
  ///
  /// - Parameter action: Gets whether the pointer is above the view.
  nonisolated public consuming func onHover(perform action: @escaping (Bool) -> Void) -> some View {
    modifier(_HoverModifier(entry: action))
  }

  /// Runs an action at each move of a pointer above the view, and when it leaves it.
  ///
  /// - Parameters:
  ///   - coordinateSpace: The space of the pointer's position; a named one is that of the view itself.
  ///   - action: Gets the position, or the end.
  nonisolated public consuming func onContinuousHover(
    coordinateSpace: some CoordinateSpaceProtocol = .local, perform action: @escaping (HoverPhase) -> Void
  ) -> some View {
    modifier(_HoverModifier(isGlobal: coordinateSpace.coordinateSpace == .global, phase: action))
  }

  /// Takes the space as a value, in the spelling of iOS 16.
  @_disfavoredOverload
  nonisolated public func onContinuousHover(
    coordinateSpace: CoordinateSpace, perform action: @escaping (HoverPhase) -> Void
  ) -> some View {
    modifier(_HoverModifier(isGlobal: coordinateSpace == .global, phase: action))
  }

  /// The setting turns hover effects off; none are shown here.
  nonisolated public consuming func hoverEffectDisabled(_ disabled: Bool = true) -> some View { self }
  /// The effect under a pointer is a matter of looks, and nothing is drawn here.
  nonisolated public consuming func hoverEffect(_ effect: HoverEffect = .automatic) -> some View { self }
}

/// Where a pointer is.
public enum HoverPhase: Equatable, Sendable {
  /// A pointer is above the view, at this position.
  case active(CGPoint)
  /// The pointer has left the view.
  case ended
}

/// What a pointer above a view does to it.
public struct HoverEffect: Sendable {
  private let name: String
  /// The effect that fits the view and the platform.
  public static let automatic = HoverEffect(name: "automatic")
  /// A pointer that becomes a shape around the view and lights it up.
  public static let highlight = HoverEffect(name: "highlight")
  /// A view that rises and casts a shadow while the pointer is above it.
  public static let lift = HoverEffect(name: "lift")
}

public struct _HoverModifier {
  var isGlobal = false
  var entry: ((Bool) -> Void)?
  var phase: ((HoverPhase) -> Void)?
}

extension _HoverModifier: ViewModifier, EntryModifier {
  package typealias AppliedNode = HoverNode
}

package final class HoverNode: ValueNode<_HoverModifier>, PointerFollower {
  private var isAbove = false

  package func pointerDidMove(to place: ElementPoint) {
    if !isAbove { modifier.entry?(true) }
    isAbove = true
    let origin = modifier.isGlobal ? .zero : corner
    modifier.phase?(.active(CGPoint(x: place.x - origin.x, y: place.y - origin.y)))
  }

  package func pointerDidLeave() {
    isAbove = false
    modifier.entry?(false)
    modifier.phase?(.ended)
  }

  /// The top left of what the view shows.
  private var corner: ElementPoint {
    var elements: [Element] = []
    collect(&elements)
    let frames = elements.map(host.layout.frame)
    return ElementPoint(x: frames.map(\.x).min() ?? 0, y: frames.map(\.y).min() ?? 0)
  }

  package override func didUnmount() { host.service(Pointer.self).remove(self) }
}
