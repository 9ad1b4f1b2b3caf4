import Foundation

// No layout runs, so there is nothing to observe (SEM-388). Lengths are in points.

extension View {
  nonisolated public consuming func position(_ position: CGPoint) -> some View { self }
  nonisolated public consuming func position(x: CGFloat = 0, y: CGFloat = 0) -> some View { self }
}
