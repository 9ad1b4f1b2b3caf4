/// Where in the bars an item goes.
public struct ToolbarItemPlacement: Hashable, Sendable {
  private let name: String
  /// In the navigation bar after the title.
  public static let automatic = Self(name: "automatic")
  /// In the navigation bar after the title, which stays in the tree.
  public static let principal = Self(name: "principal")
  /// In the navigation bar before the title, after the back button.
  public static let navigation = Self(name: "navigation")
  /// In the navigation bar after the title: the action that users need most.
  public static let primaryAction = Self(name: "primaryAction")
  /// In the navigation bar after the title, without a menu for several such actions.
  public static let secondaryAction = Self(name: "secondaryAction")
  /// In the bar at the bottom of the screen.
  public static let status = Self(name: "status")
  /// In the navigation bar after the title: the button that accepts what was done.
  public static let confirmationAction = Self(name: "confirmationAction")
  /// In the navigation bar before the title: the button that discards what was done.
  public static let cancellationAction = Self(name: "cancellationAction")
  /// In the navigation bar after the title: the button that deletes.
  public static let destructiveAction = Self(name: "destructiveAction")
  /// In the navigation bar before the title, an older name of ``topBarLeading``.
  public static let navigationBarLeading = Self(name: "topBarLeading")
  /// In the navigation bar after the title, an older name of ``topBarTrailing``.
  public static let navigationBarTrailing = Self(name: "topBarTrailing")
  /// In the navigation bar before the title, after the back button.
  public static let topBarLeading = Self(name: "topBarLeading")
  /// In the navigation bar after the title.
  public static let topBarTrailing = Self(name: "topBarTrailing")
  /// In the bar at the bottom of the screen, which exists only while it has items.
  public static let bottomBar = Self(name: "bottomBar")
  /// In a bar above the keyboard, while a control has the focus.
  public static let keyboard = Self(name: "keyboard")
  /// The title itself, which opens a menu.
  static let title = Self(name: "title")

  var isLeading: Bool { ["topBarLeading", "navigation", "cancellationAction"].contains(name) }
  var isBottom: Bool { ["bottomBar", "status"].contains(name) }
  var isInBar: Bool { !isBottom && self != .keyboard && self != .title }
}
