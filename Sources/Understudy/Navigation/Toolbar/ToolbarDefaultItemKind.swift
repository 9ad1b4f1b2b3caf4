@_spi(Runtime) import UnderstudyCore

/// An item that the system puts into bars by itself. Source: Apple's page "ToolbarDefaultItemKind".
public struct ToolbarDefaultItemKind: Hashable, Sendable {
  private let name: String
  /// The button that shows and hides the columns of a split view.
  public static let sidebarToggle = Self(name: "sidebarToggle")
  /// The title of the page, in the bar.
  public static let title = Self(name: "title")
}

extension View {
  /// Takes an item of the system's out of the bar of the page: the button for a split view's columns. A title stays.
  ///
  /// - Parameter defaultItemKind: Nil removes nothing.
  nonisolated public func toolbar(removing defaultItemKind: ToolbarDefaultItemKind?) -> some View {
    transformPreference(NavigationBarKey.self) { if defaultItemKind == .sidebarToggle { $0.hidesSidebarToggle = true } }
  }
}
