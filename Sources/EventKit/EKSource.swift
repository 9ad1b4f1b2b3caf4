import Foundation

/// The kind of an account. Source: Apple's page "EKSourceType".
public enum EKSourceType: Int, Sendable { case local, exchange, calDAV, mobileMe, subscribed, birthdays }

/// The account that a calendar is in: here the device itself. Source: Apple's page "EKSource".
open class EKSource: EKObject, @unchecked Sendable {
  static let device = EKSource()

  private override init() {}

  /// Identifies the account.
  public var sourceIdentifier: String { "device" }
  /// The kind: on the device.
  public var sourceType: EKSourceType { .local }
  /// The name for the user.
  public var title: String { "Default" }
  /// Whether another user has let this one in.
  public var isDelegate: Bool { false }

  /// The calendars of the account that the app may see.
  open func calendars(for entityType: EKEntityType) -> Set<EKCalendar> {
    Set(CalendarState.current.calendars(of: entityType, in: nil))
  }
}
