/// Commands at a place of the system's menus.
public struct CommandGroup<Content: View> {
  /// Adds commands before a place of the system's menus; they are not evaluated.
  ///
  /// - Parameters:
  ///   - group: The place before which the commands are.
  ///   - addition: The items. They are not shown.
  nonisolated public init(before group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {}

  /// Adds commands after a place of the system's menus; the closure is not called.
  nonisolated public init(after group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {}

  /// Puts commands in the place of the system's own; the closure is not called.
  nonisolated public init(replacing group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {}
}

extension CommandGroup: _PrimitiveCommands {}

/// A place in the system's menus.
public struct CommandGroupPlacement: Sendable {
  /// The app's information, as "About".
  public static let appInfo = Self()
  /// The app's settings.
  public static let appSettings = Self()
  /// The end of the app, as "Quit".
  public static let appTermination = Self()
  /// Hiding and showing the app's windows.
  public static let appVisibility = Self()
  /// The app's help.
  public static let help = Self()
  /// Importing and exporting documents.
  public static let importExport = Self()
  /// Creating and opening documents and windows.
  public static let newItem = Self()
  /// Cutting, copying and pasting.
  public static let pasteboard = Self()
  /// Printing.
  public static let printItem = Self()
  /// Saving documents.
  public static let saveItem = Self()
  /// Showing and hiding the sidebar.
  public static let sidebar = Self()
  /// The windows of scenes that have only one.
  public static let singleWindowList = Self()
  /// The services that other apps offer.
  public static let systemServices = Self()
  /// Selecting, finding and speaking text.
  public static let textEditing = Self()
  /// Fonts and styles of selected text.
  public static let textFormatting = Self()
  /// Showing and customizing the toolbar.
  public static let toolbar = Self()
  /// Undoing and redoing changes.
  public static let undoRedo = Self()
  /// Arranging the app's windows on the screen.
  public static let windowArrangement = Self()
  /// The app's open windows.
  public static let windowList = Self()
  /// Minimizing and zooming the window.
  public static let windowSize = Self()
}
