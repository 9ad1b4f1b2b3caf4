@_spi(Runtime) import UnderstudyCore

extension View {
  /// Decides whether menus inside close when a control in them is used, which they do otherwise (SEM-355).
  nonisolated public consuming func menuActionDismissBehavior(_ behavior: MenuActionDismissBehavior) -> some View {
    environment(\.menuActionDismissBehavior, behavior)
  }
}

/// Whether a menu closes when a control in it is used.
public struct MenuActionDismissBehavior: Equatable, Sendable {
  private let name: String
  /// The behavior that the menu has by itself: it closes.
  public static let automatic = Self(name: "automatic")
  /// The menu closes.
  public static let enabled = Self(name: "enabled")
  /// The menu stays open until the user touches what is beside it.
  public static let disabled = Self(name: "disabled")
}

extension EnvironmentValues {
  @Entry var menuActionDismissBehavior: MenuActionDismissBehavior = .automatic
}
