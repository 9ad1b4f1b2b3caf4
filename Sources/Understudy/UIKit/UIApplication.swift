import Foundation
@_spi(Runtime) import UnderstudyCore

/// The running app, as far as code without UIKit needs it: URLs to open, and keys of its delegate.
@MainActor @preconcurrency
open class UIApplication: NSObject {
  /// The app whose code runs.
  public static let shared = UIApplication()

  /// Why the app was launched.
  public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let url = Self(rawValue: "UIApplicationLaunchOptionsURLKey")
    public static let remoteNotification = Self(rawValue: "UIApplicationLaunchOptionsRemoteNotificationKey")
    public static let shortcutItem = Self(rawValue: "UIApplicationLaunchOptionsShortcutItemKey")
  }

  /// How a URL is opened.
  public struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let universalLinksOnly = Self(rawValue: "UIApplicationOpenURLOptionUniversalLinksOnly")
  }

  /// The URL of the app's settings.
  public nonisolated static let openSettingsURLString = "app-settings:"

  /// Opens a URL by the system, which records it (SEM-257).
  ///
  /// - Parameter completion: Gets whether the URL was opened.
  open func open(
    _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:],
    completionHandler completion: (@MainActor @Sendable (Bool) -> Void)? = nil
  ) {
    OpenURLAction.bySystem(of: .current)(url) { completion?($0) }
  }

  /// Whether the system opens a URL: any that is not a file.
  open func canOpenURL(_ url: URL) -> Bool { !url.isFileURL }
}
