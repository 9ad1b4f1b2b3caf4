import Foundation

// Pictures do not show it, so there is nothing to observe.

extension View {
  /// A blurred view keeps its elements and their texts, so tests read them as before.
  ///
  /// - Parameters:
  ///   - radius: How far each pixel spreads, in points.
  ///   - opaque: Whether the result is opaque.
  nonisolated public consuming func blur(radius: CGFloat, opaque: Bool = false) -> some View { self }
}
