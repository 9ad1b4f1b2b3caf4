import Foundation
import UnderstudyTime

/// An action that the home screen offers in the menu of an app's icon.
package struct HomeAction: @unchecked Sendable {
  /// What the app does, as the app names it.
  package let type: String
  package let title: String
  package let subtitle: String?
  package let userInfo: [String: Any]?
  /// The app's own object; nil for an action of its `Info.plist`.
  package let object: AnyObject?

  package init(type: String, title: String, subtitle: String?, userInfo: [String: Any]?, object: AnyObject? = nil) {
    (self.type, self.title, self.subtitle, self.userInfo, self.object) = (type, title, subtitle, userInfo, object)
  }
}

/// The actions that an app has given its icon; they outlast a launch.
package final class HomeActions: SystemPart {
  private let own = Guarded(unchecked: [HomeAction]())

  package init() {}

  /// What the app has added while it ran.
  package var added: [HomeAction] {
    get { own.withUncheckedLock { $0 } }
    set { own.withUncheckedLock { $0 = newValue } }
  }

  /// The actions that the home screen offers of an app, whether it runs or not: those of its `Info.plist`, then its own.
  @MainActor package static func all(of session: ExecutionSession) -> [HomeAction] {
    let information = session.perform { Bundle.main.infoDictionary }
    return listed(in: information) + session.installation.part(Self.self).added
  }

  /// The actions of an `Info.plist`.
  package static func listed(in information: [String: Any]?) -> [HomeAction] {
    let items = information?["UIApplicationShortcutItems"] as? [[String: Any]] ?? []
    return items.compactMap { item in
      guard let type = item["UIApplicationShortcutItemType"] as? String,
        let title = item["UIApplicationShortcutItemTitle"] as? String
      else { return nil }
      return HomeAction(
        type: type, title: title, subtitle: item["UIApplicationShortcutItemSubtitle"] as? String,
        userInfo: item["UIApplicationShortcutItemUserInfo"] as? [String: Any])
    }
  }
}

/// What brings the user to an app, other than its icon.
package enum SceneRequest {
  case activity(IncomingActivity)
  case homeAction(HomeAction)
}

/// Takes what brings the user to the app, for delegates.
@MainActor package protocol SceneRequestReceiver: AnyObject {
  func receive(_ request: SceneRequest)
}

/// Gives an app what brings the user to it.
@MainActor package final class SceneRequests: HostService {
  package weak var receiver: (any SceneRequestReceiver)?

  package init(host: Host) {}
}

/// What an app is being launched for; its scene takes it when it connects.
package final class LaunchRequest: SystemPart {
  private let pending = Guarded(unchecked: SceneRequest?.none)

  package init() {}

  package func set(_ request: SceneRequest) { pending.withUncheckedLock { $0 = request } }

  /// Takes the request; another call finds none.
  package func take() -> SceneRequest? {
    pending.withUncheckedLock { request in
      defer { request = nil }
      return request
    }
  }
}

extension Host {
  /// Gives the app what brings the user to it, and lets it become idle.
  package func receive(_ request: SceneRequest) {
    if case .activity(let activity) = request { service(IncomingActivities.self).receive(activity) }
    guard let receiver = service(SceneRequests.self).receiver else { return }
    session.perform { receiver.receive(request) }
    settle()
  }
}
