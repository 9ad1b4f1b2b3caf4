import Foundation

// No layout runs, so there is nothing to observe (SEM-388). Lengths are in points.

extension View {
  /// The distance around the view adds no element and changes no frame here.
  ///
  /// - Parameter insets: The distance at each edge in points.
  nonisolated public consuming func padding(_ insets: EdgeInsets) -> some View { self }
  /// Takes one distance for several edges.
  ///
  /// - Parameters:
  ///   - edges: The edges, by default all.
  ///   - length: The distance in points; nil for the system's usual one.
  nonisolated public consuming func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View { self }
  /// Takes one distance in points for all edges.
  nonisolated public consuming func padding(_ length: CGFloat) -> some View { self }
  /// The system's distance to the edges of a window changes no frame here.
  nonisolated public consuming func scenePadding(_ edges: Edge.Set = .all) -> some View { self }
}
