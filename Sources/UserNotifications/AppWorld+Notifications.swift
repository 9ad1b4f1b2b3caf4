import Foundation
import Understudy
import UnderstudyCore
import UnderstudyTime
import UnderstudyWorld

extension AppWorld {
  /// The notifications of the app, and what the user does with them.
  public var notifications: Notifications { Notifications(world: self) }

  /// The notifications of the app: those that it has asked for, and those that the user sees.
  ///
  /// At first the user has not decided whether the app may send any. They are kept when the app ends, for all launches of the test.
  @preconcurrency @MainActor
  public struct Notifications {
    fileprivate let world: AppWorld

    private var control: any WorldControl { world.control }
    private var state: NotificationState { world.part(NotificationState.self) }
    private var record: NotificationRecord { world.part(NotificationRecord.self) }

    /// Whether the app may send notifications. To set it answers the question that the app has asked, or will ask.
    public var authorization: UNAuthorizationStatus {
      get {
        control.settle()
        return state.with { $0.status }
      }
      nonmutating set {
        control.act("Notifications are now \(newValue)", at: nil) { state.decide(newValue) }
      }
    }

    /// The notifications that are still to be delivered.
    public var pending: [UNNotificationRequest] {
      control.settle()
      return state.pending
    }

    /// The notifications that are listed, the oldest first.
    public var delivered: [UNNotification] {
      control.settle()
      return state.with { $0.delivered }
    }

    /// The notifications that were shown over the screen, the oldest first, as long as the user has done nothing with them.
    public var banners: [UNNotification] {
      control.settle()
      return state.with { $0.banners }
    }

    /// The number on the app's icon; zero for none.
    public var badge: Int {
      control.settle()
      return record.badge
    }

    // MARK: - From a server

    /// What the app gets by `registerForRemoteNotifications()`; nil, as at first, fails that.
    public var deviceToken: Data? {
      get { record.token }
      nonmutating set { record.token = newValue }
    }

    /// Delivers a notification as from a server.
    ///
    /// - Parameters:
    ///   - payload: As the server sends it: `aps` with `alert`, `badge`, `category` and `thread-id`, and the app's own values beside it.
    ///     Without an alert the delegate of the app gets it as a silent one.
    ///   - identifier: Names the notification, for ``tap(_:fileID:file:line:)``.
    public func push(
      _ payload: [String: Any], identifier: String = "push", fileID: StaticString = #fileID,
      file: StaticString = #filePath, line: UInt = #line
    ) {
      control.act("Push \(identifier)", at: CallSite(fileID, file, line)) {
        if let content = UNNotificationContent(payload: payload) {
          let trigger = UNPushNotificationTrigger(repeats: false)
          let request = UNNotificationRequest(identifier: identifier, content: content, trigger: trigger)
          state.deliver(request, in: control.session)
        } else {
          let application = UIApplication.shared
          application.delegate?.application(application, didReceiveRemoteNotification: payload) { _ in }
        }
      }
    }

    // MARK: - The user

    /// Taps a notification that the user sees: the app comes to the foreground, or is launched, and its delegate gets the response.
    /// Fails the test where there is none.
    public func tap(
      _ identifier: String, fileID: StaticString = #fileID, file: StaticString = #filePath, line: UInt = #line
    ) {
      let site = CallSite(fileID, file, line)
      guard let notification = shown(identifier, "tap", site) else { return }
      control.activate(at: site)
      respond(UNNotificationResponse(notification, UNNotificationDefaultActionIdentifier), "Tap \(identifier)", site)
    }

    /// Chooses an action of a notification that the user sees; one for the foreground brings the app there. Fails the test where there is
    /// no such notification, or its category has no such action.
    ///
    /// - Parameters:
    ///   - action: The identifier or the title of the action.
    ///   - identifier: That of the notification.
    ///   - text: What the user types, for an action that asks for a text.
    public func choose(
      _ action: String, of identifier: String, text: String = "", fileID: StaticString = #fileID,
      file: StaticString = #filePath, line: UInt = #line
    ) {
      let site = CallSite(fileID, file, line)
      guard let notification = shown(identifier, "choose an action of", site) else { return }
      guard let chosen = state.action(action, of: notification) else {
        let names = state.category(of: notification)?.actions.map(\.identifier).joined(separator: ", ") ?? ""
        return control.fail(
          "Could not choose '\(action)' of the notification '\(identifier)': its actions are "
            + (names.isEmpty ? "none." : "\(names)."), at: site)
      }
      if chosen.options.contains(.foreground) || control.host?.isRunning != true { control.activate(at: site) }
      let response =
        chosen is UNTextInputNotificationAction
        ? UNTextInputNotificationResponse(notification, chosen.identifier, text)
        : UNNotificationResponse(notification, chosen.identifier)
      respond(response, "Choose \(chosen.identifier) of \(identifier)", site)
    }

    /// Closes a notification that the user sees; the delegate is notified where the category says so. Fails the test where there is none.
    public func dismiss(
      _ identifier: String, fileID: StaticString = #fileID, file: StaticString = #filePath, line: UInt = #line
    ) {
      let site = CallSite(fileID, file, line)
      guard let notification = shown(identifier, "dismiss", site) else { return }
      if state.category(of: notification)?.options.contains(.customDismissAction) == true {
        let response = UNNotificationResponse(notification, UNNotificationDismissActionIdentifier)
        respond(response, "Dismiss \(identifier)", site)
      } else {
        state.with { values in
          values.delivered.removeAll { $0.request.identifier == identifier }
          values.banners.removeAll { $0.request.identifier == identifier }
        }
      }
    }

    private func respond(_ response: UNNotificationResponse, _ title: String, _ site: CallSite) {
      control.act(title, at: site) { state.respond(response) }
    }

    private func shown(_ identifier: String, _ verb: String, _ site: CallSite) -> UNNotification? {
      control.settle()
      if let notification = state.shown(identifier) { return notification }
      let pending = state.pending.map(\.identifier).joined(separator: ", ")
      let shown = state.with { $0.delivered + $0.banners }.map(\.request.identifier).joined(separator: ", ")
      control.fail(
        "Could not \(verb) the notification '\(identifier)': the user does not see it. Shown: "
          + "\(shown.isEmpty ? "none" : shown). Pending: \(pending.isEmpty ? "none" : pending).", at: site)
      return nil
    }
  }
}

extension UNNotificationContent {
  /// What a server sends; nil where it has nothing to show.
  fileprivate convenience init?(payload: [String: Any]) {
    guard let aps = payload["aps"] as? [String: Any], let alert = aps["alert"] else { return nil }
    var values = Values()
    if let texts = alert as? [String: Any] {
      values.title = texts["title"] as? String ?? ""
      values.subtitle = texts["subtitle"] as? String ?? ""
      values.body = texts["body"] as? String ?? ""
    } else {
      values.body = alert as? String ?? ""
    }
    values.badge = (aps["badge"] as? Int).map { NSNumber(value: $0) }
    values.sound = (aps["sound"] as? String).map { UNNotificationSound(named: UNNotificationSoundName($0)) }
    values.categoryIdentifier = aps["category"] as? String ?? ""
    values.threadIdentifier = aps["thread-id"] as? String ?? ""
    values.userInfo = payload
    self.init(values)
  }
}
