import Foundation

extension View {
  /// Cuts off what is drawn outside the view's frame, with round corners; layout and elements are the same (LAY-179).
  ///
  /// - Parameters:
  ///   - radius: The radius in points.
  ///   - antialiased: Whether the edge is smooth.
  nonisolated public consuming func cornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> some View {
    modifier(_ClipShapeLayout(shape: RoundedRectangle(cornerRadius: radius)))
  }
}
