// How content scrolls beyond what a test's swipes do: there is nothing to observe.

extension View {
  nonisolated public consuming func scrollBounceBehavior(
    _ behavior: ScrollBounceBehavior, axes: Axis.Set = [.vertical]
  ) -> some View { self }
}

/// Whether content springs back at its ends.
public struct ScrollBounceBehavior: Sendable {
  private let name: String
  public static let automatic = Self(name: "automatic")
  public static let always = Self(name: "always")
  public static let basedOnSize = Self(name: "basedOnSize")
}
