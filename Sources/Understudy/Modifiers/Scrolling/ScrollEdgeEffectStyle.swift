// How content scrolls beyond what a test's swipes do: there is nothing to observe.

extension View {
  /// The effect at the edges of scrolled content hides no elements here.
  ///
  /// - Parameters:
  ///   - style: The effect.
  ///   - edges: The edges that it is for.
  nonisolated public consuming func scrollEdgeEffectStyle(_ style: ScrollEdgeEffectStyle?, for edges: Edge.Set)
    -> some View
  { self }
}

/// How content fades at an edge where it scrolls under a bar.
public struct ScrollEdgeEffectStyle: Hashable, Sendable {
  private let name: String
  /// The effect that the bars at the edge call for.
  public static let automatic = Self(name: "automatic")
  /// An effect with a clear line between the bar and the content.
  public static let hard = Self(name: "hard")
  /// An effect by which the content fades little by little.
  public static let soft = Self(name: "soft")
}
