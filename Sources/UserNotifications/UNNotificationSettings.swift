import Foundation

/// What the app asks for. Source: Apple's page "UNAuthorizationOptions".
public struct UNAuthorizationOptions: OptionSet, Sendable {
  /// The bits of the options.
  public let rawValue: UInt
  /// Makes options of their bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// A number on the icon.
  public static let badge = Self(rawValue: 1)
  /// Sounds.
  public static let sound = Self(rawValue: 2)
  /// Banners.
  public static let alert = Self(rawValue: 4)
  /// Notifications in a car.
  public static let carPlay = Self(rawValue: 8)
  /// Notifications that cannot wait.
  public static let criticalAlert = Self(rawValue: 16)
  /// A button that leads to the app's own settings.
  public static let providesAppNotificationSettings = Self(rawValue: 32)
  /// Quiet notifications, for which the user is not asked.
  public static let provisional = Self(rawValue: 64)
  /// Notifications that are read aloud.
  public static let announcement = Self(rawValue: 128)
  /// Notifications that interrupt a focus.
  public static let timeSensitive = Self(rawValue: 256)
}

/// Whether the app may send notifications. Source: Apple's page "UNAuthorizationStatus".
public enum UNAuthorizationStatus: Int, Sendable {
  /// The user has not been asked.
  case notDetermined
  /// The user has refused.
  case denied
  /// The user has agreed.
  case authorized
  /// Quiet notifications are allowed without a question.
  case provisional
  /// An app clip may for some time.
  case ephemeral

  var allows: Bool { self != .notDetermined && self != .denied }
}

/// Whether one kind of notification is on. Source: Apple's page "UNNotificationSetting".
public enum UNNotificationSetting: Int, Sendable { case notSupported, disabled, enabled }

/// Where texts are shown. Source: Apple's page "UNShowPreviewsSetting".
public enum UNShowPreviewsSetting: Int, Sendable { case always, whenAuthenticated, never }

/// How a notification is shown. Source: Apple's page "UNAlertStyle".
public enum UNAlertStyle: Int, Sendable { case none, banner, alert }

/// What the user has decided. Source: Apple's page "UNNotificationSettings".
///
/// A kind is on if the app has asked for it and may send notifications.
public final class UNNotificationSettings: NSObject, Sendable {
  /// Whether the app may send notifications.
  public let authorizationStatus: UNAuthorizationStatus
  private let options: UNAuthorizationOptions

  init(_ status: UNAuthorizationStatus, _ options: UNAuthorizationOptions) {
    (authorizationStatus, self.options) = (status, options)
  }

  private func setting(_ option: UNAuthorizationOptions) -> UNNotificationSetting {
    guard options.contains(option) else { return .notSupported }
    return authorizationStatus.allows ? .enabled : .disabled
  }

  /// Whether banners are shown.
  public var alertSetting: UNNotificationSetting { setting(.alert) }
  /// Whether the icon has a number.
  public var badgeSetting: UNNotificationSetting { setting(.badge) }
  /// Whether sounds are played.
  public var soundSetting: UNNotificationSetting { setting(.sound) }
  /// Whether notifications that cannot wait are delivered.
  public var criticalAlertSetting: UNNotificationSetting { setting(.criticalAlert) }
  /// Whether notifications are shown in a car.
  public var carPlaySetting: UNNotificationSetting { setting(.carPlay) }
  /// Whether notifications interrupt a focus.
  public var timeSensitiveSetting: UNNotificationSetting { setting(.timeSensitive) }
  /// Whether notifications are read aloud.
  public var announcementSetting: UNNotificationSetting { setting(.announcement) }
  /// Whether notifications are listed: as banners are, and where they are quiet.
  public var notificationCenterSetting: UNNotificationSetting {
    authorizationStatus == .provisional ? .enabled : alertSetting
  }
  /// Whether notifications are shown on the screen of a locked device: as banners are.
  public var lockScreenSetting: UNNotificationSetting { alertSetting }
  /// How notifications are shown.
  public var alertStyle: UNAlertStyle { alertSetting == .enabled ? .banner : .none }
  /// Where texts are shown.
  public var showPreviewsSetting: UNShowPreviewsSetting { .always }
  /// Whether the system has a button that leads to the app's own settings.
  public var providesAppNotificationSettings: Bool { options.contains(.providesAppNotificationSettings) }
}
