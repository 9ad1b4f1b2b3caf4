// How content scrolls beyond what a test's swipes do: there is nothing to observe.

extension View {
  nonisolated public consuming func scrollEdgeEffectStyle(_ style: ScrollEdgeEffectStyle?, for edges: Edge.Set)
    -> some View
  { self }
}

/// How content fades at an edge where it scrolls under a bar.
public struct ScrollEdgeEffectStyle: Hashable, Sendable {
  private let name: String
  public static let automatic = Self(name: "automatic")
  public static let hard = Self(name: "hard")
  public static let soft = Self(name: "soft")
}
