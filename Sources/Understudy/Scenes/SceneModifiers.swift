import Foundation

// Places, sizes and looks of windows on a Mac or an iPad: an app has one window that fills the screen.

extension Scene {
  /// Places a new window on the screen of a Mac; the one window here fills the screen.
  ///
  /// - Parameter position: Where the window appears, in fractions of the screen.
  nonisolated public consuming func defaultPosition(_ position: UnitPoint) -> some Scene { self }

  /// Sizes a new window on a Mac; the one window here fills the screen.
  ///
  /// - Parameter size: The size in points.
  nonisolated public consuming func defaultSize(_ size: CGSize) -> some Scene { self }

  /// Takes the size of a new window as two lengths in points.
  nonisolated public consuming func defaultSize(width: CGFloat, height: CGFloat) -> some Scene { self }

  /// Styles the frame of a Mac's window, which no element stands for.
  nonisolated public consuming func windowStyle<S: WindowStyle>(_ style: S) -> some Scene { self }

  /// Styles a Mac's toolbar; the items in a toolbar stay the same elements.
  nonisolated public consuming func windowToolbarStyle<S: WindowToolbarStyle>(_ style: S) -> some Scene { self }

  /// Limits how far the user can resize a Mac's window; the window here has one size.
  nonisolated public consuming func windowResizability(_ resizability: WindowResizability) -> some Scene { self }

  /// Stacks a Mac's window above or below others; the app here has one window.
  nonisolated public consuming func windowLevel(_ level: WindowLevel) -> some Scene { self }

  /// Marks a window for the window manager of a Mac, which does not exist here.
  nonisolated public consuming func windowManagerRole(_ role: WindowManagerRole) -> some Scene { self }

  /// Chooses between a menu and a window for a `MenuBarExtra`, which is not shown here.
  nonisolated public consuming func menuBarExtraStyle<S: MenuBarExtraStyle>(_ style: S) -> some Scene { self }

  /// Restricts the URLs and activities for which a scene opens a window; the one window here is open anyway.
  nonisolated public consuming func handlesExternalEvents(matching conditions: Set<String>) -> some Scene { self }

  /// Chooses whether the system brings a scene back with the app; scene storage is empty at each launch here.
  nonisolated public consuming func restorationBehavior(_ behavior: SceneRestorationBehavior) -> some Scene { self }

  /// Chooses whether a scene is shown at launch; the app's first scene with a window is always shown here.
  nonisolated public consuming func defaultLaunchBehavior(_ behavior: SceneLaunchBehavior) -> some Scene { self }

  /// Hides the home indicator and other overlays of the system, which are no elements of the app.
  nonisolated public consuming func persistentSystemOverlays(_ preferredVisibility: Visibility) -> some Scene { self }

  /// Assigns the keys that open a scene on a Mac; a test's key presses do not reach scenes.
  nonisolated public consuming func keyboardShortcut(_ shortcut: KeyboardShortcut?) -> some Scene { self }

  /// Takes the shortcut of a scene as a key and the modifiers that are held, Command by default.
  nonisolated public consuming func keyboardShortcut(
    _ key: KeyEquivalent, modifiers: EventModifiers = .command,
    localization: KeyboardShortcut.Localization = .automatic
  ) -> some Scene { self }
}
