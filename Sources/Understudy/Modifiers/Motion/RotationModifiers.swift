import Foundation
@_spi(Runtime) import UnderstudyCore
import UnderstudyLayout

extension View {
  /// Turns the view; the frame of its element is the box around the turned one, its place in the layout stays (LAY-033).
  ///
  /// - Parameters:
  ///   - angle: How far the view is turned, clockwise.
  ///   - anchor: The point that stays in place.
  nonisolated public consuming func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some View {
    modifier(_RotationEffect(angle: angle, anchor: anchor))
  }
  /// A turn in space is a matter of drawing; the element's frame stays flat and in place.
  nonisolated public consuming func rotation3DEffect(
    _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center, anchorZ: CGFloat = 0,
    perspective: CGFloat = 1
  ) -> some View { self }
}

public struct _RotationEffect: Equatable, Sendable {
  let angle: Angle
  let anchor: UnitPoint
}

extension _RotationEffect: ViewModifier, LayoutModifier {
  package var mayCover: Bool { true }
  package func makeRule(_ context: LayoutContext) -> any LayoutRule {
    EffectRule(.rotation(angle.radians, anchor: anchor))
  }
}
