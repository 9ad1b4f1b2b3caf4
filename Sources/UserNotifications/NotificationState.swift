import CoreLocation
import Foundation
import UnderstudyCore
import UnderstudyTime
import UnderstudyWorld

/// The notifications of an app, and what the user has decided.
final class NotificationState: SystemPart {
  struct Pending {
    let request: UNNotificationRequest
    var timer: SessionTimer?
    /// The number of the region that the system follows.
    var watch: Int?

    func cancel() {
      timer?.cancel()
      if let watch { RegionWatch.end(watch) }
    }
  }

  struct Values {
    var status = UNAuthorizationStatus.notDetermined
    var options: UNAuthorizationOptions = []
    /// Calls that await the user's answer.
    var waiting: [CheckedContinuation<Bool, Never>] = []
    var question: SystemQuestion.ID?
    var pending: [Pending] = []
    var delivered: [UNNotification] = []
    var banners: [UNNotification] = []
    var categories: Set<UNNotificationCategory> = []
    weak var delegate: (any UNUserNotificationCenterDelegate)?
  }

  private let values = Guarded(unchecked: Values())

  init() {}

  func with<Result>(_ body: (inout Values) -> Result) -> Result { values.withUncheckedLock(body) }

  private func log(_ text: String) { LoggedEntry(category: "UserNotifications", text: text).write(isOfApp: false) }

  // MARK: - Permission

  var settings: UNNotificationSettings { with { UNNotificationSettings($0.status, $0.options) } }

  func authorize(_ options: UNAuthorizationOptions) async -> Bool {
    let status = with { values in
      values.options.formUnion(options)
      if values.status == .notDetermined, options.contains(.provisional) { values.status = .provisional }
      return values.status
    }
    guard status == .notDetermined else { return status.allows }
    guard let session = Caller.app else {
      let problem = "Not allowed: no app runs in which the user could be asked"
      LoggedEntry(category: "UserNotifications", text: problem).write()
      return false
    }
    session.noteIdleTask(true)
    defer { session.noteIdleTask(false) }
    return await withCheckedContinuation { continuation in
      let isFirst = with { values in
        values.waiting.append(continuation)
        return values.waiting.count == 1
      }
      if isFirst { ask() }
    }
  }

  private func ask() {
    let question = SystemQuestion(
      "“\(SystemQuestion.nameOfApp)” Would Like to Send You Notifications",
      message: "Notifications may include alerts, sounds, and icon badges. These can be configured in Settings.",
      choices: [.init("Don’t Allow", isCancel: true), .init("Allow")]
    ) { [weak self] choice in
      // An app that ends leaves it open: the next launch asks again.
      self?.decide(choice.map { $0 == "Allow" ? .authorized : .denied })
    }
    with { $0.question = question.id }
    SystemQuestions.current.ask(question)
  }

  /// Answers the question, whether or not it is asked.
  ///
  /// - Parameter status: Nil where the app has ended.
  func decide(_ status: UNAuthorizationStatus?) {
    let (waiting, question) = with { values in
      if let status { values.status = status }
      defer { (values.waiting, values.question) = ([], nil) }
      return (values.waiting, values.question)
    }
    if let question { SystemQuestions.current.withdraw(question) }
    for continuation in waiting { continuation.resume(returning: status?.allows ?? false) }
  }

  // MARK: - Requests

  var pending: [UNNotificationRequest] { with { $0.pending.map(\.request) } }

  func add(_ request: UNNotificationRequest) throws {
    guard let trigger = request.trigger else {
      removePending { $0 == request.identifier }
      return schedule(request, at: SystemDate.now)
    }
    if let trigger = trigger as? UNLocationNotificationTrigger {
      removePending { $0 == request.identifier }
      return watch(trigger, for: request)
    }
    guard let date = trigger.next(after: SystemDate.now) else { throw UNError(.notificationInvalidNoDate) }
    removePending { $0 == request.identifier }
    schedule(request, at: date)
  }

  /// Without an app there is no clock to deliver it by: it stays pending.
  private func schedule(_ request: UNNotificationRequest, at date: Date) {
    let delay = Duration(seconds: date.timeIntervalSince(SystemDate.now))
    let origin = WorkOrigin("Notification", name: request.identifier, outlivesLaunch: true)
    let timer = (Caller.current?.session).map { session in
      session.schedule(after: delay, for: origin) { [weak self, weak session] in
        if let session { self?.fire(request, due: date, in: session) }
      }
    }
    with { $0.pending.append(Pending(request: request, timer: timer)) }
  }

  private func watch(_ trigger: UNLocationNotificationTrigger, for request: UNNotificationRequest) {
    let session = Caller.current?.session
    let region = trigger.region
    let watch = RegionWatch.begin(region) { [weak self, weak session] isInside in
      guard let session, isInside ? region.notifyOnEntry : region.notifyOnExit else { return }
      session.enqueue { self?.fire(request, due: SystemDate.now, in: session) }
    }
    with { $0.pending.append(Pending(request: request, watch: watch)) }
  }

  func removePending(where isRemoved: (String) -> Bool) {
    let removed = with { values in
      let removed = values.pending.filter { isRemoved($0.request.identifier) }
      values.pending.removeAll { isRemoved($0.request.identifier) }
      return removed
    }
    for one in removed { one.cancel() }
  }

  /// - Parameter date: When it was to be delivered. The clock may be a fraction of a second before it, as dates are rounded.
  @MainActor private func fire(_ request: UNNotificationRequest, due date: Date, in session: ExecutionSession) {
    if let trigger = request.trigger as? UNLocationNotificationTrigger {
      if !trigger.repeats { removePending { $0 == request.identifier } }
      return deliver(request, in: session)
    }
    with { $0.pending.removeAll { $0.request === request } }
    if let trigger = request.trigger, trigger.repeats, let next = trigger.next(after: max(date, SystemDate.now)) {
      schedule(request, at: next)
    }
    deliver(request, in: session)
  }

  // MARK: - Delivery

  /// Shows a notification, if the user has allowed that and, where the app is in front, the app does.
  @MainActor func deliver(_ request: UNNotificationRequest, in session: ExecutionSession) {
    guard with({ $0.status.allows }) else { return log("Not allowed: \(request)") }
    let notification = UNNotification(request, date: SystemDate.now)
    guard let host = Host.running(in: session), !host.isInBackground else {
      let isQuiet = with { $0.status == .provisional }
      return present(notification, isQuiet ? [.list] : [.banner, .list, .badge, .sound])
    }
    guard let delegate = with({ $0.delegate }) else { return log("In front, and no delegate shows it: \(request)") }
    delegate.userNotificationCenter(.current(), willPresent: notification) { [weak self] options in
      self?.present(notification, options)
    }
  }

  private func present(_ notification: UNNotification, _ options: UNNotificationPresentationOptions) {
    let request = notification.request
    guard !options.isEmpty else { return log("In front, and the app does not show it: \(request)") }
    log("Deliver \(request)")
    with { values in
      if !options.isDisjoint(with: [.banner, .alert]) { values.banners.append(notification) }
      guard !options.isDisjoint(with: [.list, .alert]) else { return }
      values.delivered.removeAll { $0.request.identifier == request.identifier }
      values.delivered.append(notification)
    }
    if options.contains(.badge), let badge = request.content.badge { NotificationRecord.current.badge = badge.intValue }
  }

  // MARK: - What the user does

  /// The notification of a name that the user can see, the newest.
  func shown(_ identifier: String) -> UNNotification? {
    with { ($0.banners + $0.delivered).last { $0.request.identifier == identifier } }
  }

  func action(_ identifier: String, of notification: UNNotification) -> UNNotificationAction? {
    category(of: notification)?.actions.first { $0.identifier == identifier || $0.title == identifier }
  }

  func category(of notification: UNNotification) -> UNNotificationCategory? {
    let identifier = notification.request.content.categoryIdentifier
    return with { $0.categories.first { $0.identifier == identifier } }
  }

  /// Gives the delegate what the user has done; the notification goes from the list.
  @MainActor func respond(_ response: UNNotificationResponse) {
    let identifier = response.notification.request.identifier
    with { values in
      values.delivered.removeAll { $0.request.identifier == identifier }
      values.banners.removeAll { $0.request.identifier == identifier }
    }
    guard let delegate = with({ $0.delegate }) else { return log("No delegate gets the response to \(identifier)") }
    delegate.userNotificationCenter(.current(), didReceive: response) {}
  }
}
