import Foundation

// No layout runs, so there is nothing to observe (SEM-388). Lengths are in points.

extension View {
  /// Margins around the content of a scroll view change no frames here.
  ///
  /// - Parameters:
  ///   - edges: The edges, by default all.
  ///   - insets: The margins in points.
  ///   - placement: The part of the scroll view that they are for.
  nonisolated public consuming func contentMargins(
    _ edges: Edge.Set = .all, _ insets: EdgeInsets, for placement: ContentMarginPlacement = .automatic
  ) -> some View { self }
  /// Takes one margin for several edges.
  ///
  /// - Parameters:
  ///   - edges: The edges, by default all.
  ///   - length: The margin in points; nil for the usual one.
  ///   - placement: The part of the scroll view that it is for.
  nonisolated public consuming func contentMargins(
    _ edges: Edge.Set = .all, _ length: CGFloat?, for placement: ContentMarginPlacement = .automatic
  ) -> some View { self }
  /// Takes one margin in points for all edges.
  nonisolated public consuming func contentMargins(
    _ length: CGFloat, for placement: ContentMarginPlacement = .automatic
  ) -> some View { self }
}

/// The part of a scroll view that margins are for.
public struct ContentMarginPlacement: Sendable {
  private let name: String
  /// The content and, where it fits, the scroll indicators.
  public static let automatic = Self(name: "automatic")
  /// The content of the scroll view alone.
  public static let scrollContent = Self(name: "scrollContent")
  /// The scroll indicators alone.
  public static let scrollIndicators = Self(name: "scrollIndicators")
}
