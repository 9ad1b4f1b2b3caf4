/// Changes an app's menus. A phone has no menu bar, so no builder is made here. Source: Apple's page "UIMenuBuilder".
@preconcurrency @MainActor public protocol UIMenuBuilder: AnyObject {
  /// The menus that are built.
  var system: UIMenuSystem { get }
  /// A menu that is there; nil for none.
  func menu(for identifier: UIMenu.Identifier) -> UIMenu?
  /// Puts a menu in the place of another.
  func replace(menu replacedIdentifier: UIMenu.Identifier, with replacementMenu: UIMenu)
  /// Puts a menu before another one beside it.
  func insertSibling(_ siblingMenu: UIMenu, beforeMenu siblingIdentifier: UIMenu.Identifier)
  /// Puts a menu after another one beside it.
  func insertSibling(_ siblingMenu: UIMenu, afterMenu siblingIdentifier: UIMenu.Identifier)
  /// Puts a menu at the beginning of another.
  func insertChild(_ childMenu: UIMenu, atStartOfMenu parentIdentifier: UIMenu.Identifier)
  /// Puts a menu at the end of another.
  func insertChild(_ childMenu: UIMenu, atEndOfMenu parentIdentifier: UIMenu.Identifier)
  /// Takes a menu away.
  func remove(menu removedIdentifier: UIMenu.Identifier)
}

/// The menus of the system that an app's menus belong to. Source: Apple's page "UIMenuSystem".
@preconcurrency @MainActor open class UIMenuSystem {
  /// The menus in the bar at the top of a tablet's or Mac's screen.
  public static let main = UIMenuSystem()
  /// The menus that open at a place.
  public static let context = UIMenuSystem()
  /// Does nothing, as there is no menu bar.
  open func setNeedsRebuild() {}
  /// Does nothing, as there is no menu bar.
  open func setNeedsRevalidate() {}
}

extension UIMenu.Identifier {
  /// The menu with the app's name.
  public static let application = Self("com.apple.menu.application")
  /// The menu for documents: open, close, print.
  public static let file = Self("com.apple.menu.file")
  /// The menu for undoing, copying and searching.
  public static let edit = Self("com.apple.menu.edit")
  /// The menu for what is visible, such as bars.
  public static let view = Self("com.apple.menu.view")
  /// The menu that lists the open windows.
  public static let window = Self("com.apple.menu.window")
  /// The menu that leads to the manual.
  public static let help = Self("com.apple.menu.help")
  /// The item that shows the app's version.
  public static let about = Self("com.apple.menu.about")
  /// The item that opens the app's settings.
  public static let preferences = Self("com.apple.menu.preferences")
  /// The menu of what other apps offer for the selection.
  public static let services = Self("com.apple.menu.services")
  /// The items that hide this app or the others.
  public static let hide = Self("com.apple.menu.hide")
  /// The item that ends the app.
  public static let quit = Self("com.apple.menu.quit")
  /// The item that opens another window.
  public static let newScene = Self("com.apple.menu.new-scene")
  /// The item that closes the window.
  public static let close = Self("com.apple.menu.close")
  /// The items for paper: set up and print.
  public static let print = Self("com.apple.menu.print")
  /// The items that undo and redo.
  public static let undoRedo = Self("com.apple.menu.undo-redo")
  /// The items that cut, copy, paste, delete and select all.
  public static let standardEdit = Self("com.apple.menu.standard-edit")
  /// The items that search.
  public static let find = Self("com.apple.menu.find")
  /// The items that put one text in the place of another.
  public static let replace = Self("com.apple.menu.replace")
  /// The items that pass the selection to other apps.
  public static let share = Self("com.apple.menu.share")
  /// The menu that checks words.
  public static let spelling = Self("com.apple.menu.spelling")
  /// The menu of what is replaced while one types, such as quotes.
  public static let substitutions = Self("com.apple.menu.substitutions")
  /// The menu that makes words upper, lower or capitalized.
  public static let transformations = Self("com.apple.menu.transformations")
  /// The menu that reads text aloud.
  public static let speech = Self("com.apple.menu.speech")
  /// The item that explains the selected word.
  public static let lookup = Self("com.apple.menu.lookup")
  /// The menu for the look of text.
  public static let format = Self("com.apple.menu.format")
  /// The menu for fonts and their sizes.
  public static let font = Self("com.apple.menu.font")
  /// The items for bold, italic and underlined text.
  public static let textStyle = Self("com.apple.menu.text-style")
  /// The items that show, hide and arrange the toolbar.
  public static let toolbar = Self("com.apple.menu.toolbar")
  /// The item that shows or hides the sidebar.
  public static let sidebar = Self("com.apple.menu.sidebar")
  /// The item by which a window fills the screen.
  public static let fullscreen = Self("com.apple.menu.fullscreen")
}
