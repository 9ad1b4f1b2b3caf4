import Foundation

/// What the app does with a notification that arrives while it is in front. Source: Apple's page "UNNotificationPresentationOptions".
public struct UNNotificationPresentationOptions: OptionSet, Sendable {
  /// The bits of the options.
  public let rawValue: UInt
  /// Makes options of their bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The icon gets the number.
  public static let badge = Self(rawValue: 1)
  /// The sound is played.
  public static let sound = Self(rawValue: 2)
  /// A banner is shown, and the notification is listed.
  public static let alert = Self(rawValue: 4)
  /// The notification is listed.
  public static let list = Self(rawValue: 8)
  /// A banner is shown.
  public static let banner = Self(rawValue: 16)
}

/// Is notified of notifications that arrive and of what the user does with them. Source: Apple's page
/// "UNUserNotificationCenterDelegate".
///
/// All methods are optional; of each pair an app has one. They run on the main actor.
public protocol UNUserNotificationCenterDelegate: NSObjectProtocol {
  /// Runs where a notification arrives while the app is in front.
  @preconcurrency @MainActor func userNotificationCenter(
    _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
    withCompletionHandler completionHandler: @escaping @Sendable (UNNotificationPresentationOptions) -> Void)

  /// Runs where a notification arrives while the app is in front.
  @preconcurrency @MainActor func userNotificationCenter(
    _ center: UNUserNotificationCenter, willPresent notification: UNNotification
  ) async -> UNNotificationPresentationOptions

  /// Runs where the user has tapped a notification, or one of its actions.
  @preconcurrency @MainActor func userNotificationCenter(
    _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
    withCompletionHandler completionHandler: @escaping @Sendable () -> Void)

  /// Runs where the user has tapped a notification, or one of its actions.
  @preconcurrency @MainActor func userNotificationCenter(
    _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse
  ) async

  /// Never called: there is no such button.
  @preconcurrency @MainActor func userNotificationCenter(
    _ center: UNUserNotificationCenter, openSettingsFor notification: UNNotification?)
}

extension UNUserNotificationCenterDelegate {
  /// Calls the method without a completion handler.
  @MainActor public func userNotificationCenter(
    _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
    withCompletionHandler completionHandler: @escaping @Sendable (UNNotificationPresentationOptions) -> Void
  ) { Task { completionHandler(await userNotificationCenter(center, willPresent: notification)) } }

  /// Shows nothing.
  @MainActor public func userNotificationCenter(
    _ center: UNUserNotificationCenter, willPresent notification: UNNotification
  ) async -> UNNotificationPresentationOptions { [] }

  /// Calls the method without a completion handler.
  @MainActor public func userNotificationCenter(
    _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
    withCompletionHandler completionHandler: @escaping @Sendable () -> Void
  ) {
    Task {
      await userNotificationCenter(center, didReceive: response)
      completionHandler()
    }
  }

  /// Does nothing.
  @MainActor public func userNotificationCenter(
    _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse
  ) async {}

  /// Does nothing.
  @MainActor public func userNotificationCenter(
    _ center: UNUserNotificationCenter, openSettingsFor notification: UNNotification?
  ) {}
}
