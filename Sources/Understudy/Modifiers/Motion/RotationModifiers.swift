import Foundation

// How things move and turn: there is nothing to observe.

extension View {
  /// The turned view keeps the frame of its element, and taps reach it as before.
  ///
  /// - Parameters:
  ///   - angle: How far the view is turned, clockwise.
  ///   - anchor: The point that stays in place.
  nonisolated public consuming func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some View { self }
  /// A turn in space is a matter of drawing; the element's frame stays flat and in place.
  nonisolated public consuming func rotation3DEffect(
    _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center, anchorZ: CGFloat = 0,
    perspective: CGFloat = 1
  ) -> some View { self }
}
