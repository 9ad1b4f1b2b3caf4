// The look of a control: there is nothing to observe.

extension View {
  /// The order on a screen may depend on where a menu opens; the tree lists the items as they are written.
  nonisolated public consuming func menuOrder(_ order: MenuOrder) -> some View { self }
}

/// The order of a menu's items on the screen.
public struct MenuOrder: Hashable, Sendable {
  private let name: String
  /// The order that fits the menu's place and content.
  public static let automatic = Self(name: "automatic")
  /// The first item is nearest to the user's finger.
  public static let priority = Self(name: "priority")
  /// The first item is at the top.
  public static let fixed = Self(name: "fixed")
}
