import Foundation

// The look of lists and their rows: there is nothing to observe.

extension View {
  /// The distances around a row's content do not change frames here.
  ///
  /// - Parameter insets: The distances in points; nil for the list's usual ones.
  nonisolated public consuming func listRowInsets(_ insets: EdgeInsets?) -> some View { self }
  /// Takes one distance for several edges of the row.
  ///
  /// - Parameters:
  ///   - edges: The edges, by default all.
  ///   - length: The distance in points; nil for the list's usual one.
  nonisolated public consuming func listRowInsets(_ edges: Edge.Set = .all, _ length: CGFloat?) -> some View { self }
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
  /// The distance between rows in points does not change where rows are here.
  nonisolated public consuming func listRowSpacing(_ spacing: CGFloat?) -> some View { self }
}
