import Foundation
@_spi(Runtime) import UnderstudyCore

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

/// The look of windows.
public protocol WindowStyle {}
public struct DefaultWindowStyle: WindowStyle { public init() {} }
public struct TitleBarWindowStyle: WindowStyle { public init() {} }
public struct HiddenTitleBarWindowStyle: WindowStyle { public init() {} }
public struct PlainWindowStyle: WindowStyle { public init() {} }

extension WindowStyle where Self == DefaultWindowStyle { public static var automatic: Self { .init() } }
extension WindowStyle where Self == TitleBarWindowStyle { public static var titleBar: Self { .init() } }
extension WindowStyle where Self == HiddenTitleBarWindowStyle { public static var hiddenTitleBar: Self { .init() } }
extension WindowStyle where Self == PlainWindowStyle { public static var plain: Self { .init() } }

/// The look of the bar of a window.
public protocol WindowToolbarStyle {}
public struct DefaultWindowToolbarStyle: WindowToolbarStyle { public init() {} }
public struct ExpandedWindowToolbarStyle: WindowToolbarStyle { public init() {} }
public struct UnifiedWindowToolbarStyle: WindowToolbarStyle { public init(showsTitle: Bool = true) {} }
public struct UnifiedCompactWindowToolbarStyle: WindowToolbarStyle { public init(showsTitle: Bool = true) {} }

extension WindowToolbarStyle where Self == DefaultWindowToolbarStyle { public static var automatic: Self { .init() } }
extension WindowToolbarStyle where Self == ExpandedWindowToolbarStyle { public static var expanded: Self { .init() } }
extension WindowToolbarStyle where Self == UnifiedWindowToolbarStyle {
  public static var unified: Self { .init() }
  public static func unified(showsTitle: Bool) -> Self { .init(showsTitle: showsTitle) }
}
extension WindowToolbarStyle where Self == UnifiedCompactWindowToolbarStyle {
  public static var unifiedCompact: Self { .init() }
  public static func unifiedCompact(showsTitle: Bool) -> Self { .init(showsTitle: showsTitle) }
}

/// The look of an item in the menu bar of a Mac.
public protocol MenuBarExtraStyle {}
public struct AutomaticMenuBarExtraStyle: MenuBarExtraStyle { public init() {} }
public struct PullDownMenuBarExtraStyle: MenuBarExtraStyle { public init() {} }
public struct WindowMenuBarExtraStyle: MenuBarExtraStyle { public init() {} }

extension MenuBarExtraStyle where Self == AutomaticMenuBarExtraStyle { public static var automatic: Self { .init() } }
extension MenuBarExtraStyle where Self == PullDownMenuBarExtraStyle { public static var menu: Self { .init() } }
extension MenuBarExtraStyle where Self == WindowMenuBarExtraStyle { public static var window: Self { .init() } }

/// How the user may size a window.
public struct WindowResizability: Sendable {
  private let name: String
  public static let automatic = Self(name: "automatic")
  public static let contentSize = Self(name: "contentSize")
  public static let contentMinSize = Self(name: "contentMinSize")
}

/// What a window lies above.
public struct WindowLevel: Sendable {
  private let name: String
  public static let automatic = Self(name: "automatic")
  public static let normal = Self(name: "normal")
  public static let floating = Self(name: "floating")
  public static let desktop = Self(name: "desktop")
}

/// What a window is to the one that manages windows.
public struct WindowManagerRole: Sendable {
  private let name: String
  public static let automatic = Self(name: "automatic")
  public static let principal = Self(name: "principal")
  public static let associated = Self(name: "associated")
}

/// Whether a scene comes back with the app.
public struct SceneRestorationBehavior: Sendable {
  private let name: String
  public static let automatic = Self(name: "automatic")
  public static let disabled = Self(name: "disabled")
}

/// Whether a scene is shown at launch.
public struct SceneLaunchBehavior: Sendable {
  private let name: String
  public static let automatic = Self(name: "automatic")
  public static let presented = Self(name: "presented")
  public static let suppressed = Self(name: "suppressed")
}

/// Work that the system may wake an app for.
public struct BackgroundTask<Request: Sendable, Response: Sendable>: Sendable {}

extension BackgroundTask where Request == Void, Response == Void {
  public static func appRefresh(_ identifier: String) -> BackgroundTask<Void, Void> { .init() }
  public static func urlSession(_ identifier: String) -> BackgroundTask<Void, Void> { .init() }
}

extension BackgroundTask where Request == String, Response == Void {
  public static var urlSession: BackgroundTask<String, Void> { .init() }
  public static func urlSession(matching: @escaping @Sendable (String) -> Bool) -> BackgroundTask<String, Void> {
    .init()
  }
}
