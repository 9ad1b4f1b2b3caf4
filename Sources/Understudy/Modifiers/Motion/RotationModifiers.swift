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
  /// Turns the view in space; the frame of its element is the box around what is seen, without perspective (LAY-175).
  ///
  /// - Parameters:
  ///   - angle: How far the view is turned around the axis.
  ///   - axis: The direction of the axis, of any length: `(0, 1, 0)` turns the view over like a card.
  ///   - anchor: The point through which the axis goes.
  ///   - anchorZ: How far behind the view the axis lies, without effect here.
  ///   - perspective: How much what is nearer is larger, without effect here.
  nonisolated public consuming func rotation3DEffect(
    _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center, anchorZ: CGFloat = 0,
    perspective: CGFloat = 1
  ) -> some View { modifier(_Rotation3DEffect(map: .turned(angle, axis), anchor: anchor)) }
}

public struct _Rotation3DEffect: Equatable, Sendable {
  let map: AffineMap
  let anchor: UnitPoint
}

extension _Rotation3DEffect: ViewModifier, LayoutModifier {
  package var mayCover: Bool { true }
  package func makeRule(_ context: LayoutContext) -> any LayoutRule { EffectRule(.linear(map, anchor: anchor)) }
}

extension AffineMap {
  /// What is seen from the front of a turn around an axis in space; no change for an axis without a length.
  static func turned(_ angle: Angle, _ axis: (x: CGFloat, y: CGFloat, z: CGFloat)) -> AffineMap {
    let length = (axis.x * axis.x + axis.y * axis.y + axis.z * axis.z).squareRoot()
    guard length > 0, length.isFinite, angle.radians.isFinite else { return .identity }
    let (x, y, z) = (axis.x / length, axis.y / length, axis.z / length)
    let (sine, cosine) = (CGFloat(sin(angle.radians)), CGFloat(cos(angle.radians)))
    let rest = 1 - cosine
    return AffineMap(
      a: rest * x * x + cosine, b: rest * x * y + sine * z, c: rest * x * y - sine * z, d: rest * y * y + cosine)
  }
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
