import Foundation

// The look of lists and their rows: there is nothing to observe.

extension View {
  nonisolated public consuming func listSectionSeparator(
    _ visibility: Visibility, edges: VerticalEdge.Set = .all
  ) -> some View { self }
  nonisolated public consuming func listSectionSeparatorTint(
    _ color: Color?, edges: VerticalEdge.Set = .all
  ) -> some View { self }
  nonisolated public consuming func listSectionSpacing(_ spacing: CGFloat) -> some View { self }
  nonisolated public consuming func listSectionSpacing(_ spacing: ListSectionSpacing) -> some View { self }
}

/// The distance of a list's sections.
public struct ListSectionSpacing: Sendable {
  private let points: CGFloat?
  public static let `default` = ListSectionSpacing(points: nil)
  public static let compact = ListSectionSpacing(points: 8)
  public static func custom(_ spacing: CGFloat) -> ListSectionSpacing { ListSectionSpacing(points: spacing) }
}
