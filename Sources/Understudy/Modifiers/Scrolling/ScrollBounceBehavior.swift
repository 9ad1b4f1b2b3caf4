// How content scrolls beyond what a test's swipes do: there is nothing to observe.

extension View {
  /// The behavior is about content that is pulled beyond its end; a test's swipes stop at the end.
  nonisolated public consuming func scrollBounceBehavior(
    _ behavior: ScrollBounceBehavior, axes: Axis.Set = [.vertical]
  ) -> some View { self }
}

/// Whether content springs back at its ends.
public struct ScrollBounceBehavior: Sendable {
  private let name: String
  /// The behavior that the platform calls for.
  public static let automatic = Self(name: "automatic")
  /// Content that springs back at its ends, even if all of it is visible.
  public static let always = Self(name: "always")
  /// Content that springs back only if it is too large to be visible at once.
  public static let basedOnSize = Self(name: "basedOnSize")
}
