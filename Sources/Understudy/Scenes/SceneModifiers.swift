import Foundation

// Places, sizes and looks of windows on a Mac or an iPad: an app has one window that fills the screen.

extension Scene {
  nonisolated public consuming func defaultPosition(_ position: UnitPoint) -> some Scene { self }
  nonisolated public consuming func defaultSize(_ size: CGSize) -> some Scene { self }
  nonisolated public consuming func defaultSize(width: CGFloat, height: CGFloat) -> some Scene { self }
  nonisolated public consuming func windowStyle<S: WindowStyle>(_ style: S) -> some Scene { self }
  nonisolated public consuming func windowToolbarStyle<S: WindowToolbarStyle>(_ style: S) -> some Scene { self }
  nonisolated public consuming func windowResizability(_ resizability: WindowResizability) -> some Scene { self }
  nonisolated public consuming func windowLevel(_ level: WindowLevel) -> some Scene { self }
  nonisolated public consuming func windowManagerRole(_ role: WindowManagerRole) -> some Scene { self }
  nonisolated public consuming func menuBarExtraStyle<S: MenuBarExtraStyle>(_ style: S) -> some Scene { self }
  nonisolated public consuming func handlesExternalEvents(matching conditions: Set<String>) -> some Scene { self }
  nonisolated public consuming func restorationBehavior(_ behavior: SceneRestorationBehavior) -> some Scene { self }
  nonisolated public consuming func defaultLaunchBehavior(_ behavior: SceneLaunchBehavior) -> some Scene { self }
  nonisolated public consuming func persistentSystemOverlays(_ preferredVisibility: Visibility) -> some Scene { self }
  nonisolated public consuming func keyboardShortcut(_ shortcut: KeyboardShortcut?) -> some Scene { self }
  nonisolated public consuming func keyboardShortcut(
    _ key: KeyEquivalent, modifiers: EventModifiers = .command,
    localization: KeyboardShortcut.Localization = .automatic
  ) -> some Scene { self }

  /// The system never wakes the app for background work, so that the action does not run.
  nonisolated public consuming func backgroundTask<D: Sendable, R: Sendable>(
    _ task: BackgroundTask<D, R>, action: @escaping (D) async -> R
  ) -> some Scene { self }
}
