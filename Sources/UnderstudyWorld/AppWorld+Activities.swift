import Foundation
import UnderstudyCore
import UnderstudyTime

extension AppWorld {
  /// Something that the user does in an app.
  public struct Activity {
    /// What kind of activity it is, in reverse domain notation.
    public let type: String
    /// Its name for the user.
    public let title: String?
    /// A page for those who do not have the app.
    public let webpageURL: URL?
    /// What is needed to continue.
    public let userInfo: [AnyHashable: Any]
  }

  /// What the user does, as the visible views say it by `userActivity(_:)`; nil where none does. Of several the last applies.
  public var currentActivity: Activity? {
    control.settle()
    return control.outside.activities.last(where: { $0.isVisible() }).map {
      Activity(type: $0.type, title: $0.title, webpageURL: $0.webpageURL, userInfo: $0.userInfo)
    }
  }

  /// Makes the running app continue an activity, as from another device or from a search: its
  /// `onContinueUserActivity(_:perform:)` of that type, and the delegate of its scene.
  ///
  /// - Parameters:
  ///   - type: What kind of activity it is.
  ///   - title: Its name for the user.
  ///   - webpageURL: The page of a link to the web.
  ///   - userInfo: What is needed to continue.
  public func continueActivity(
    _ type: String, title: String? = nil, webpageURL: URL? = nil, userInfo: [AnyHashable: Any] = [:],
    fileID: StaticString = #fileID, file: StaticString = #filePath, line: UInt = #line
  ) {
    control.act("Continue \(type)", at: CallSite(fileID, file, line)) {
      guard let host = control.host, host.isRunning else { return }
      host.enterForeground()
      host.receive(
        .activity(IncomingActivity(type: type, title: title, webpageURL: webpageURL, userInfo: userInfo)))
    }
  }
}
