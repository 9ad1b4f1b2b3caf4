// Pictures do not show it, so there is nothing to observe.

extension View {
  /// Accepts when the bar of tabs shrinks; its buttons stay in the tree while content is scrolled.
  nonisolated public consuming func tabBarMinimizeBehavior(_ behavior: TabBarMinimizeBehavior) -> some View { self }
}

/// Whether the bar of tabs shrinks while content is scrolled.
public struct TabBarMinimizeBehavior: Hashable, Sendable {
  private let name: String
  /// The system decides.
  public static let automatic = Self(name: "automatic")
  /// The bar keeps its size.
  public static let never = Self(name: "never")
  /// The bar shrinks while the user scrolls down.
  public static let onScrollDown = Self(name: "onScrollDown")
  /// The bar shrinks while the user scrolls up.
  public static let onScrollUp = Self(name: "onScrollUp")
}
