import Foundation
@_spi(Runtime) import UnderstudyCore

// The look of rows has nothing to observe; their distances decide frames.

extension View {
  /// The background of a row is never evaluated: its views have no elements.
  nonisolated public consuming func listRowBackground<V: View>(_ view: V?) -> some View { self }
  /// The line between rows has no element, whether it is visible or not.
  ///
  /// - Parameters:
  ///   - visibility: Whether the line is visible.
  ///   - edges: The edges of the row that it is for.
  nonisolated public consuming func listRowSeparator(
    _ visibility: Visibility, edges: VerticalEdge.Set = .all
  ) -> some View { self }
  /// The color of the line between rows does not appear in the tree.
  nonisolated public consuming func listRowSeparatorTint(_ color: Color?, edges: VerticalEdge.Set = .all) -> some View {
    self
  }
  /// Puts the rows of lists inside at a distance from each other, in points; nil for none (LAY-196).
  nonisolated public consuming func listRowSpacing(_ spacing: CGFloat?) -> some View {
    environment(\.listRowSpacing, spacing)
  }
  /// Rows look the same below a pointer on an iPhone and an iPad, so there is nothing to turn off.
  ///
  /// - Parameter disabled: Whether rows have no effect below a pointer.
  nonisolated public consuming func listRowHoverEffectDisabled(_ disabled: Bool = true) -> some View { self }
}
