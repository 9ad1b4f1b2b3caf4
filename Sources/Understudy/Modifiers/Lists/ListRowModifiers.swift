import Foundation

// The look of lists and their rows: there is nothing to observe.

extension View {
  nonisolated public consuming func listRowInsets(_ insets: EdgeInsets?) -> some View { self }
  nonisolated public consuming func listRowInsets(_ edges: Edge.Set = .all, _ length: CGFloat?) -> some View { self }
  nonisolated public consuming func listRowBackground<V: View>(_ view: V?) -> some View { self }
  nonisolated public consuming func listRowSeparator(
    _ visibility: Visibility, edges: VerticalEdge.Set = .all
  ) -> some View { self }
  nonisolated public consuming func listRowSeparatorTint(_ color: Color?, edges: VerticalEdge.Set = .all) -> some View {
    self
  }
  nonisolated public consuming func listRowSpacing(_ spacing: CGFloat?) -> some View { self }
}
