import Foundation

// No layout runs, so there is nothing to observe (SEM-388). Lengths are in points.

extension View {
  nonisolated public consuming func offset(_ offset: CGSize) -> some View { self }
  nonisolated public consuming func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View { self }
}
