import Foundation

// No layout runs, so there is nothing to observe (SEM-388). Lengths are in points.

extension View {
  nonisolated public consuming func padding(_ insets: EdgeInsets) -> some View { self }
  nonisolated public consuming func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View { self }
  nonisolated public consuming func padding(_ length: CGFloat) -> some View { self }
  nonisolated public consuming func scenePadding(_ edges: Edge.Set = .all) -> some View { self }
}
