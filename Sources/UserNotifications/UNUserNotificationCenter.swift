import Foundation
import UnderstudyCore
import UnderstudyTime

/// The app's notifications. Source: Apple's page "UNUserNotificationCenter".
///
/// One object serves all apps: each call is about the app that makes it. Notifications outlive the app, and are delivered on its clock.
public final class UNUserNotificationCenter: NSObject, Sendable {
  private static let only = UNUserNotificationCenter()

  /// The object for the app that calls.
  public class func current() -> UNUserNotificationCenter { only }

  private var state: NotificationState { .current }

  /// Is notified of notifications; not retained.
  public weak var delegate: (any UNUserNotificationCenterDelegate)? {
    get { state.with { $0.delegate } }
    set { state.with { $0.delegate = newValue } }
  }

  /// Whether notifications may have views of the app's own: they may not.
  public var supportsContentExtensions: Bool { false }

  // MARK: - Permission

  /// Asks the user whether the app may send notifications, unless that is decided.
  ///
  /// The question is an alert of the home screen's in front of the app. A test answers it there, by an interruption monitor, or by
  /// `app.world.notifications.authorization`, before or after the app has asked. In code that belongs to no app, as in the test's own, the answer is no.
  ///
  /// - Parameter options: What the app asks for. With `provisional` the user is not asked.
  /// - Returns: Whether it may.
  public func requestAuthorization(options: UNAuthorizationOptions = []) async throws -> Bool {
    await state.authorize(options)
  }

  /// As ``requestAuthorization(options:)``.
  ///
  /// - Parameter completionHandler: Called outside of the main actor, without an error.
  @preconcurrency public func requestAuthorization(
    options: UNAuthorizationOptions = [], completionHandler: @escaping @Sendable (Bool, (any Error)?) -> Void
  ) { Task { completionHandler(await state.authorize(options), nil) } }

  /// What the user has decided.
  public func notificationSettings() async -> UNNotificationSettings { state.settings }

  /// As ``notificationSettings()``.
  @preconcurrency public func getNotificationSettings(
    completionHandler: @escaping @Sendable (UNNotificationSettings) -> Void
  ) { Task { completionHandler(state.settings) } }

  // MARK: - Requests

  /// Has a notification delivered: at once, or when its trigger says, on the app's clock.
  ///
  /// - Throws: ``UNError`` for a trigger without a date to come.
  public func add(_ request: UNNotificationRequest) async throws { try state.add(request) }

  /// As ``add(_:)``.
  @preconcurrency public func add(
    _ request: UNNotificationRequest, withCompletionHandler completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
  ) {
    var failure: (any Error)?
    do { try state.add(request) } catch { failure = error }
    guard let completionHandler else { return }
    Task { [failure] in completionHandler(failure) }
  }

  /// The notifications that are still to be delivered, the oldest request first.
  public func pendingNotificationRequests() async -> [UNNotificationRequest] { state.pending }

  /// As ``pendingNotificationRequests()``.
  @preconcurrency public func getPendingNotificationRequests(
    completionHandler: @escaping @Sendable ([UNNotificationRequest]) -> Void
  ) { Task { completionHandler(state.pending) } }

  /// Has some notifications not be delivered.
  public func removePendingNotificationRequests(withIdentifiers identifiers: [String]) {
    state.removePending { identifiers.contains($0) }
  }

  /// Has no notification be delivered.
  public func removeAllPendingNotificationRequests() { state.removePending { _ in true } }

  // MARK: - Delivered notifications

  /// The notifications that are listed, the oldest first.
  public func deliveredNotifications() async -> [UNNotification] { state.with { $0.delivered } }

  /// As ``deliveredNotifications()``.
  @preconcurrency public func getDeliveredNotifications(
    completionHandler: @escaping @Sendable ([UNNotification]) -> Void
  ) { Task { completionHandler(state.with { $0.delivered }) } }

  /// Takes some notifications off the list.
  public func removeDeliveredNotifications(withIdentifiers identifiers: [String]) {
    state.with { $0.delivered.removeAll { identifiers.contains($0.request.identifier) } }
  }

  /// Empties the list.
  public func removeAllDeliveredNotifications() { state.with { $0.delivered = [] } }

  /// Changes the number on the app's icon; none is shown for zero.
  public func setBadgeCount(_ newBadgeCount: Int) async throws { NotificationRecord.current.badge = newBadgeCount }

  /// As ``setBadgeCount(_:)``.
  @preconcurrency public func setBadgeCount(
    _ newBadgeCount: Int, withCompletionHandler completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
  ) {
    NotificationRecord.current.badge = newBadgeCount
    if let completionHandler { Task { completionHandler(nil) } }
  }

  // MARK: - Categories

  /// Says which actions there are.
  public func setNotificationCategories(_ categories: Set<UNNotificationCategory>) {
    state.with { $0.categories = categories }
  }

  /// The categories that the app has set.
  public func notificationCategories() async -> Set<UNNotificationCategory> { state.with { $0.categories } }

  /// As ``notificationCategories()``.
  @preconcurrency public func getNotificationCategories(
    completionHandler: @escaping @Sendable (Set<UNNotificationCategory>) -> Void
  ) { Task { completionHandler(state.with { $0.categories }) } }
}
