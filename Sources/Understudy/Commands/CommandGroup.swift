/// Commands at a place of the system's menus.
public struct CommandGroup<Content: View> {
  /// - Parameters:
  ///   - group: The place before which the commands are.
  ///   - addition: The items. They are not shown.
  nonisolated public init(before group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {}

  nonisolated public init(after group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {}

  nonisolated public init(replacing group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {}
}

extension CommandGroup: _PrimitiveCommands {}

/// A place in the system's menus.
public struct CommandGroupPlacement: Sendable {
  public static let appInfo = Self()
  public static let appSettings = Self()
  public static let appTermination = Self()
  public static let appVisibility = Self()
  public static let help = Self()
  public static let importExport = Self()
  public static let newItem = Self()
  public static let pasteboard = Self()
  public static let printItem = Self()
  public static let saveItem = Self()
  public static let sidebar = Self()
  public static let singleWindowList = Self()
  public static let systemServices = Self()
  public static let textEditing = Self()
  public static let textFormatting = Self()
  public static let toolbar = Self()
  public static let undoRedo = Self()
  public static let windowArrangement = Self()
  public static let windowList = Self()
  public static let windowSize = Self()
}
