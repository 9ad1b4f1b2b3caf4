import Foundation

// No pointer hovers, so there is nothing to observe.

extension View {
  /// The action for a pointer that enters or leaves the view is never called here.
  nonisolated public consuming func onHover(perform action: @escaping (Bool) -> Void) -> some View { self }
  /// The action for each move of a pointer is never called here.
  ///
  /// - Parameters:
  ///   - coordinateSpace: The space of the pointer's position.
  ///   - action: The code that a device would run.
  nonisolated public consuming func onContinuousHover(
    coordinateSpace: some CoordinateSpaceProtocol = .local, perform action: @escaping (HoverPhase) -> Void
  ) -> some View { self }
  /// The setting turns hover effects off; none are shown here.
  nonisolated public consuming func hoverEffectDisabled(_ disabled: Bool = true) -> some View { self }
  /// The effect under a pointer is a matter of looks, and no pointer exists here.
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
