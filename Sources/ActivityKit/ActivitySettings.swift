import SwiftUI

/// Whether the app may have Live Activities. Source: Apple's page "ActivityAuthorizationInfo".
public final class ActivityAuthorizationInfo: Sendable {
  /// Makes it.
  public init() {}
  /// What the test says by `app.world.liveActivities.areEnabled`: true at first.
  public var areActivitiesEnabled: Bool { ActivityCenter.current.areEnabled }
  /// False, as no server sends updates.
  public var frequentPushesEnabled: Bool { false }

  /// Whether the app may have activities now, and each change of that.
  public var activityEnablementUpdates: ActivityUpdates<Bool> {
    ActivityUpdates(ActivityCenter.current.updates()) { ActivityCenter.current.areEnabled }
  }
}

/// Why an activity cannot begin. Source: Apple's page "ActivityAuthorizationError".
public enum ActivityAuthorizationError: Error, Hashable, Sendable {
  case attributesTooLarge, unsupported, denied, globalMaximumExceeded, targetMaximumExceeded, unsupportedTarget
  case visibility, persistenceFailure, missingProcessIdentifier, unentitled, malformedActivityIdentifier
  /// The activity cannot be taken up again; never thrown here.
  case reconnectNotPermitted
}

/// When an activity that has ended is no longer shown. Source: Apple's page "ActivityUIDismissalPolicy".
public struct ActivityUIDismissalPolicy: Hashable, Sendable {
  /// Nil for four hours later.
  let date: Date?
  /// After four hours.
  public static let `default` = Self(date: nil)
  /// At once.
  public static let immediate = Self(date: .distantPast)
  /// At a date.
  public static func after(_ date: Date) -> Self { Self(date: date) }
}

/// How a server sends updates. Source: Apple's page "PushType". None does.
public struct PushType: Hashable, Sendable {
  private let channel: String?
  /// To the activity.
  public static let token = Self(channel: nil)
  /// To all that follow a channel.
  public static func channel(_ id: String) -> Self { Self(channel: id) }
}

/// For how long an activity lasts. Source: Apple's page "ActivityStyle".
public enum ActivityStyle: Hashable, Sendable {
  /// Until the app ends it.
  case standard
  /// Until the user leaves the device alone.
  case transient
}

/// How the user is alerted of an update. Source: Apple's page "AlertConfiguration".
public struct AlertConfiguration: Sendable {
  /// What the user is to notice.
  public struct AlertSound: Sendable {
    private let name: String?
    /// The system's sound.
    public static let `default` = Self(name: nil)
    /// A sound of the app.
    public static func named(_ name: String) -> Self { Self(name: name) }
  }

  /// The first text.
  public var title: LocalizedStringResource
  /// The second text.
  public var body: LocalizedStringResource
  /// The sound.
  public var sound: AlertSound

  /// Makes an alert.
  public init(title: LocalizedStringResource, body: LocalizedStringResource, sound: AlertSound) {
    (self.title, self.body, self.sound) = (title, body, sound)
  }
}
