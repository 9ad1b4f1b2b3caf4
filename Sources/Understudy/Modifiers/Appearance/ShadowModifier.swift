import Foundation

// Nothing is drawn, so there is nothing to observe.

extension View {
  /// A shadow is a drawing below the view, without an element or an effect on frames.
  ///
  /// - Parameters:
  ///   - color: The color, by default a transparent black.
  ///   - radius: How soft the shadow is, in points.
  ///   - x: The distance to the right in points.
  ///   - y: The distance downward in points.
  nonisolated public consuming func shadow(
    color: Color = .black.opacity(0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
  ) -> some View { self }
}
