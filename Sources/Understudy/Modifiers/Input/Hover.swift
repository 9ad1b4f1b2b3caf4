import Foundation

// No pointer hovers, so there is nothing to observe.

extension View {
  nonisolated public consuming func onHover(perform action: @escaping (Bool) -> Void) -> some View { self }
  nonisolated public consuming func onContinuousHover(
    coordinateSpace: some CoordinateSpaceProtocol = .local, perform action: @escaping (HoverPhase) -> Void
  ) -> some View { self }
  nonisolated public consuming func hoverEffectDisabled(_ disabled: Bool = true) -> some View { self }
  nonisolated public consuming func hoverEffect(_ effect: HoverEffect = .automatic) -> some View { self }
}

/// Where a pointer is.
public enum HoverPhase: Equatable, Sendable {
  case active(CGPoint)
  case ended
}

/// What a pointer above a view does to it.
public struct HoverEffect: Sendable {
  private let name: String
  public static let automatic = HoverEffect(name: "automatic")
  public static let highlight = HoverEffect(name: "highlight")
  public static let lift = HoverEffect(name: "lift")
}
