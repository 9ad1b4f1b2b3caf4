import Foundation
@_spi(Runtime) import UnderstudyCore
import UnderstudyLayout

// The look of sections has nothing to observe; their distance decides frames.

extension View {
  /// The line around a section has no element, whether it is visible or not.
  ///
  /// - Parameters:
  ///   - visibility: Whether the line is visible.
  ///   - edges: The edges of the section that it is for.
  nonisolated public consuming func listSectionSeparator(
    _ visibility: Visibility, edges: VerticalEdge.Set = .all
  ) -> some View { self }
  /// The color of the line around a section does not appear in the tree.
  nonisolated public consuming func listSectionSeparatorTint(
    _ color: Color?, edges: VerticalEdge.Set = .all
  ) -> some View { self }
  /// Puts sections without header and footer at a distance from each other, in points (LAY-196).
  nonisolated public consuming func listSectionSpacing(_ spacing: CGFloat) -> some View {
    environment(\.listSectionGap, spacing)
  }
  /// Takes one of the system's distances between sections.
  nonisolated public consuming func listSectionSpacing(_ spacing: ListSectionSpacing) -> some View {
    environment(\.listSectionGap, spacing.points)
  }
}

/// The distance of a list's sections.
public struct ListSectionSpacing: Sendable {
  fileprivate let points: CGFloat?
  /// The distance that the list's style calls for.
  public static let `default` = ListSectionSpacing(points: nil)
  /// A small distance, for sections that belong together.
  public static let compact = ListSectionSpacing(points: ListSectionMetrics.compactGap)
  /// A distance of the app's choice.
  ///
  /// - Parameter spacing: The distance in points.
  public static func custom(_ spacing: CGFloat) -> ListSectionSpacing { ListSectionSpacing(points: spacing) }
}
