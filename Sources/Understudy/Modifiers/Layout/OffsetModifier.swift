import Foundation

// No layout runs, so there is nothing to observe (SEM-388). Lengths are in points.

extension View {
  /// The shift moves what is drawn, and here neither the element's frame nor its place in the tree.
  nonisolated public consuming func offset(_ offset: CGSize) -> some View { self }
  /// Takes the shift as two distances in points.
  nonisolated public consuming func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View { self }
}
