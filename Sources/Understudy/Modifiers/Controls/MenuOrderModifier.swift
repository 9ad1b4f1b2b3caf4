// The look of a control: there is nothing to observe.

extension View {
  nonisolated public consuming func menuOrder(_ order: MenuOrder) -> some View { self }
}

/// The order of a menu's items on the screen.
public struct MenuOrder: Hashable, Sendable {
  private let name: String
  public static let automatic = Self(name: "automatic")
  public static let priority = Self(name: "priority")
  public static let fixed = Self(name: "fixed")
}
