import CoreLocation
import Foundation
import UnderstudyCore

/// When a notification is delivered. Source: Apple's page "UNNotificationTrigger".
open class UNNotificationTrigger: NSObject, @unchecked Sendable {
  /// Whether it is delivered again and again.
  public let repeats: Bool

  init(repeats: Bool) { self.repeats = repeats }

  /// When it is delivered next after a date; nil for never.
  func next(after date: Date) -> Date? { nil }
}

/// Delivers a notification after some time, on the app's clock. Source: Apple's page "UNTimeIntervalNotificationTrigger".
public final class UNTimeIntervalNotificationTrigger: UNNotificationTrigger, @unchecked Sendable {
  /// In seconds.
  public let timeInterval: TimeInterval

  /// Says how long it takes.
  ///
  /// - Parameters:
  ///   - timeInterval: In seconds, greater than zero, and at least a minute for one that repeats: anything else stops the app on a device,
  ///     and fails the test here.
  ///   - repeats: Whether it is delivered again and again.
  public init(timeInterval: TimeInterval, repeats: Bool) {
    let least = repeats ? 60 : 0.001
    if !(timeInterval >= least) {
      let rule = repeats ? "must be at least 60 if repeating" : "must be greater than 0"
      RuntimeLog.fail(
        .framework, "UNTimeIntervalNotificationTrigger: the time interval \(rule), and is \(timeInterval).")
    }
    self.timeInterval = timeInterval >= least ? timeInterval : least
    super.init(repeats: repeats)
  }

  /// When a notification that is added now is delivered.
  public func nextTriggerDate() -> Date? { next(after: Date()) }
  override func next(after date: Date) -> Date? { date.addingTimeInterval(timeInterval) }
}

/// Delivers a notification at a date, on the app's clock. Source: Apple's page "UNCalendarNotificationTrigger".
public final class UNCalendarNotificationTrigger: UNNotificationTrigger, @unchecked Sendable {
  /// What the date must have, such as an hour and a minute.
  public let dateComponents: DateComponents

  /// Says which dates fit.
  public init(dateMatching dateComponents: DateComponents, repeats: Bool) {
    self.dateComponents = dateComponents
    super.init(repeats: repeats)
  }

  /// When a notification that is added now is delivered; nil where no date to come fits.
  public func nextTriggerDate() -> Date? { next(after: Date()) }

  override func next(after date: Date) -> Date? {
    var calendar = dateComponents.calendar ?? Calendar.current
    if let timeZone = dateComponents.timeZone { calendar.timeZone = timeZone }
    // Where no date to come fits, Foundation on Linux finds one that does not.
    let day = DateComponents(year: dateComponents.year, month: dateComponents.month, day: dateComponents.day)
    let next = calendar.nextDate(after: date, matching: dateComponents, matchingPolicy: .nextTime)
    return next.flatMap { calendar.date($0, matchesComponents: day) ? $0 : nil }
  }
}

/// Stands for a notification from a server, which a test sends by `app.world.notifications`. Source: Apple's page
/// "UNPushNotificationTrigger".
public final class UNPushNotificationTrigger: UNNotificationTrigger, @unchecked Sendable {}

/// Delivers a notification when the device comes into a region, or leaves it, as the region says.
///
/// The test moves the device by `app.world.location`. The app must be allowed to know the place. Source: Apple's page
/// "UNLocationNotificationTrigger".
public final class UNLocationNotificationTrigger: UNNotificationTrigger, @unchecked Sendable {
  /// Where the border is.
  public let region: CLRegion

  /// Says which region it is.
  ///
  /// - Parameters:
  ///   - region: Its `notifyOnEntry` and `notifyOnExit` say which way counts.
  ///   - repeats: Whether it is delivered again and again.
  public init(region: CLRegion, repeats: Bool) {
    self.region = region
    super.init(repeats: repeats)
  }
}
