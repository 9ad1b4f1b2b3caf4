import Foundation
@_spi(Runtime) import UnderstudyCore
import UnderstudyLayout

// Lengths are in points.

extension View {
  /// Keeps room free around the content of scroll views inside (LAY-190). Margins of indicators have no effect.
  ///
  /// - Parameters:
  ///   - edges: The edges, by default all.
  ///   - insets: The margins in points.
  ///   - placement: The part of the scroll view that they are for.
  nonisolated public consuming func contentMargins(
    _ edges: Edge.Set = .all, _ insets: EdgeInsets, for placement: ContentMarginPlacement = .automatic
  ) -> some View { scrollMargins(edges, insets, placement) }
  /// Takes one margin for several edges.
  ///
  /// - Parameters:
  ///   - edges: The edges, by default all.
  ///   - length: The margin in points; nil for the usual one.
  ///   - placement: The part of the scroll view that it is for.
  nonisolated public consuming func contentMargins(
    _ edges: Edge.Set = .all, _ length: CGFloat?, for placement: ContentMarginPlacement = .automatic
  ) -> some View {
    scrollMargins(edges, EdgeInsets(length ?? _PaddingLayout.usual, on: .all), placement)
  }
  /// Takes one margin in points for all edges.
  nonisolated public consuming func contentMargins(
    _ length: CGFloat, for placement: ContentMarginPlacement = .automatic
  ) -> some View { scrollMargins(.all, EdgeInsets(length, on: .all), placement) }

  nonisolated private consuming func scrollMargins(
    _ edges: Edge.Set, _ insets: EdgeInsets, _ placement: ContentMarginPlacement
  ) -> some View {
    transformEnvironment(\.scrollContentMargins) { margins in
      guard placement.isForContent else { return }
      for edge in Edge.allCases where edges.contains(Edge.Set(edge)) { margins[edge] = insets[edge] }
    }
  }
}

/// The part of a scroll view that margins are for.
public struct ContentMarginPlacement: Sendable {
  private let name: String
  fileprivate var isForContent: Bool { name != "scrollIndicators" }
  /// The content and, where it fits, the scroll indicators.
  public static let automatic = Self(name: "automatic")
  /// The content of the scroll view alone.
  public static let scrollContent = Self(name: "scrollContent")
  /// The scroll indicators alone.
  public static let scrollIndicators = Self(name: "scrollIndicators")
}
