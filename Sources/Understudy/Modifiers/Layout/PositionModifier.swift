import Foundation

// No layout runs, so there is nothing to observe (SEM-388). Lengths are in points.

extension View {
  /// The position of the view's center does not change its element's frame, as no layout runs here.
  nonisolated public consuming func position(_ position: CGPoint) -> some View { self }
  /// Takes the position as two coordinates in points.
  nonisolated public consuming func position(x: CGFloat = 0, y: CGFloat = 0) -> some View { self }
}
