import Foundation

// How things move and turn: there is nothing to observe.

extension View {
  /// The scaled view keeps the frame of its element, even with a factor of 0.
  ///
  /// - Parameters:
  ///   - scale: The factors for the width and the height.
  ///   - anchor: The point that stays in place.
  nonisolated public consuming func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some View { self }
  /// Takes one factor for the width and the height.
  nonisolated public consuming func scaleEffect(_ s: CGFloat, anchor: UnitPoint = .center) -> some View { self }
  /// Takes the factors for the width and the height separately; 1 changes nothing.
  nonisolated public consuming func scaleEffect(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center)
    -> some View
  { self }
}
