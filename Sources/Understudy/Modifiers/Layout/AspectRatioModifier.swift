import Foundation

// No layout runs, so there is nothing to observe (SEM-388). Lengths are in points.

extension View {
  nonisolated public consuming func aspectRatio(_ aspectRatio: CGFloat? = nil, contentMode: ContentMode) -> some View {
    self
  }
  nonisolated public consuming func aspectRatio(_ aspectRatio: CGSize, contentMode: ContentMode) -> some View { self }
}
