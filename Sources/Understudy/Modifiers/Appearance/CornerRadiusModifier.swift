import Foundation

// Nothing is drawn, so there is nothing to observe.

extension View {
  /// Rounded corners cut off nothing here: the whole frame of the element stays in use.
  ///
  /// - Parameters:
  ///   - radius: The radius in points.
  ///   - antialiased: Whether the edge is smooth.
  nonisolated public consuming func cornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> some View { self }
}
