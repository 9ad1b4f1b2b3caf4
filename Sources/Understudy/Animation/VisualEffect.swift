import Foundation

extension View {
  /// Changes how the view looks by its place on the screen.
  ///
  /// - Parameter effect: Gets the room of the view (SEM-388); runs when the view is made and when it is updated. What it
  ///   returns is nothing that the element tree shows.
  nonisolated public consuming func visualEffect(
    _ effect: @escaping @Sendable (EmptyVisualEffect, GeometryProxy) -> some VisualEffect
  ) -> some View { modifier(_VisualEffectModifier { _ = effect(EmptyVisualEffect(), $0) }) }
}

public struct _VisualEffectModifier: ViewModifier {
  private let evaluate: @Sendable (GeometryProxy) -> Void
  @Environment(\.screenRoom) private var room

  nonisolated init(_ evaluate: @escaping @Sendable (GeometryProxy) -> Void) { self.evaluate = evaluate }

  public func body(content: Content) -> some View {
    let _ = evaluate(room)
    content
  }
}

/// A change of how a view looks that leaves its place and size alone.
public protocol VisualEffect: Sendable, Animatable {}

/// The view as it is.
public struct EmptyVisualEffect: VisualEffect { public init() {} }

extension VisualEffect {
  public func offset(_ offset: CGSize) -> some VisualEffect { self }
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some VisualEffect { self }
  public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some VisualEffect { self }
  public func scaleEffect(_ scale: CGFloat, anchor: UnitPoint = .center) -> some VisualEffect { self }
  public func scaleEffect(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> some VisualEffect { self }
  public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some VisualEffect { self }
  public func rotation3DEffect(
    _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center, anchorZ: CGFloat = 0,
    perspective: CGFloat = 1
  ) -> some VisualEffect { self }
  public func transformEffect(_ transform: CGAffineTransform) -> some VisualEffect { self }
  public func blur(radius: CGFloat, opaque: Bool = false) -> some VisualEffect { self }
  public func brightness(_ amount: Double) -> some VisualEffect { self }
  public func contrast(_ amount: Double) -> some VisualEffect { self }
  public func grayscale(_ amount: Double) -> some VisualEffect { self }
  public func hueRotation(_ angle: Angle) -> some VisualEffect { self }
  public func opacity(_ opacity: Double) -> some VisualEffect { self }
  public func saturation(_ amount: Double) -> some VisualEffect { self }
}
