import Foundation

/// What a test answers where the app asks the system, and what the app has passed to the system: one for all launches of an app.
@MainActor
package final class OutsideWorld {
  package let files = FileChoices()
  /// What the app's user does, by `userActivity(_:)`; the last one that is shown applies.
  package var activities: [AdvertisedActivity] = []

  package nonisolated init() {}
}

/// The answers of a test to dialogs for files.
@MainActor
package final class FileChoices {
  package enum Answer {
    case files([URL])
    /// The folder that files are written or moved to.
    case folder(URL)
    case failure(any Error)
    case cancellation
  }

  /// Those that no dialog has asked for yet, the next one first.
  private var waiting: [Answer] = []
  /// The dialogs that are open, the topmost last.
  private var dialogs: [any FileAsking] = []
  /// Files that the app has written or moved by dialogs, in their order.
  package private(set) var received: [URL] = []

  nonisolated init() {}

  /// Answers the open dialog or, where there is none, the next one.
  package func answer(_ answer: Answer) {
    if let dialog = dialogs.last { dialog.take(answer) } else { waiting.append(answer) }
  }

  /// A dialog opens: an answer that waits is for it.
  package func open(_ dialog: any FileAsking) {
    dialogs.append(dialog)
    if !waiting.isEmpty { dialog.take(waiting.removeFirst()) }
  }

  package func close(_ dialog: any FileAsking) { dialogs.removeAll { $0 === dialog } }

  package func note(_ files: [URL]) { received += files }
}

/// A dialog that asks for files.
@MainActor
package protocol FileAsking: AnyObject {
  func take(_ answer: FileChoices.Answer)
}

/// What the user of an app does, as the app says it.
package struct AdvertisedActivity {
  package let owner: ObjectIdentifier
  package let type: String
  package let title: String?
  package let webpageURL: URL?
  package let userInfo: [AnyHashable: Any]
  /// Whether the view that says it is visible.
  package let isVisible: @MainActor () -> Bool

  package init(
    owner: ObjectIdentifier, type: String, title: String?, webpageURL: URL?, userInfo: [AnyHashable: Any],
    isVisible: @escaping @MainActor () -> Bool
  ) {
    (self.owner, self.type, self.title, self.isVisible) = (owner, type, title, isVisible)
    (self.webpageURL, self.userInfo) = (webpageURL, userInfo)
  }
}

/// An activity that an app is asked to continue.
package struct IncomingActivity {
  package let type: String
  package var title: String?
  package var webpageURL: URL?
  package var userInfo: [AnyHashable: Any]

  package init(type: String, title: String? = nil, webpageURL: URL? = nil, userInfo: [AnyHashable: Any] = [:]) {
    (self.type, self.title, self.webpageURL, self.userInfo) = (type, title, webpageURL, userInfo)
  }
}

/// The places of an app that continue activities.
@MainActor
package final class IncomingActivities: HostService {
  private unowned(unsafe) let host: Host
  private var receivers: [any ActivityReceiver] = []

  package init(host: Host) { self.host = host }

  package func add(_ receiver: any ActivityReceiver) { receivers.append(receiver) }
  package func remove(_ receiver: any ActivityReceiver) { receivers.removeAll { $0 === receiver } }

  /// Gives an activity to every place that continues its kind, in the order in which they were made, and lets the app become
  /// idle.
  ///
  /// - Returns: Whether there is one.
  @discardableResult
  package func receive(_ activity: IncomingActivity) -> Bool {
    let concerned = receivers.filter { $0.activityType == activity.type }.sorted { $0.serial < $1.serial }
    host.session.perform { for receiver in concerned { receiver.receive(activity) } }
    host.settle()
    return !concerned.isEmpty
  }
}

/// A place that continues activities of a kind.
@MainActor
package protocol ActivityReceiver: AnyObject {
  var serial: UInt32 { get }
  var activityType: String { get }
  func receive(_ activity: IncomingActivity)
}
