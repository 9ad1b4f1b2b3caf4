/// Where in the bars an item goes.
public struct ToolbarItemPlacement: Hashable, Sendable {
  private let name: String
  public static let automatic = Self(name: "automatic")
  public static let principal = Self(name: "principal")
  public static let navigation = Self(name: "navigation")
  public static let primaryAction = Self(name: "primaryAction")
  public static let secondaryAction = Self(name: "secondaryAction")
  public static let status = Self(name: "status")
  public static let confirmationAction = Self(name: "confirmationAction")
  public static let cancellationAction = Self(name: "cancellationAction")
  public static let destructiveAction = Self(name: "destructiveAction")
  public static let navigationBarLeading = Self(name: "topBarLeading")
  public static let navigationBarTrailing = Self(name: "topBarTrailing")
  public static let topBarLeading = Self(name: "topBarLeading")
  public static let topBarTrailing = Self(name: "topBarTrailing")
  public static let bottomBar = Self(name: "bottomBar")
  public static let keyboard = Self(name: "keyboard")
  /// The title itself, which opens a menu.
  static let title = Self(name: "title")

  var isLeading: Bool { ["topBarLeading", "navigation", "cancellationAction"].contains(name) }
  var isBottom: Bool { ["bottomBar", "status"].contains(name) }
  var isInBar: Bool { !isBottom && self != .keyboard && self != .title }
}
