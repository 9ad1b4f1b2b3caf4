import Foundation
import UnderstudyCore

/// What a user does in an app, to be continued later. It is kept and read back: no other device continues it.
///
/// Source: Apple's page "NSUserActivity".
open class NSUserActivity: NSObject, @unchecked Sendable {
  /// What kind of activity it is, in reverse domain notation.
  public let activityType: String
  /// A name for the user.
  open var title: String?
  /// What is needed to continue.
  open var userInfo: [AnyHashable: Any]?
  /// The names of entries that must not be lost.
  open var requiredUserInfoKeys: Set<String>?
  /// A page for those who do not have the app.
  open var webpageURL: URL?
  /// The page that led to the app.
  open var referrerURL: URL?
  /// The date when the activity is of no use any more.
  open var expirationDate: Date?
  /// Words to search for it.
  open var keywords: Set<String> = []
  /// Whether entries are to be asked for before it is continued. Kept, without effect.
  open var needsSave = false
  /// Whether other devices may continue it, true by default. Kept, without effect.
  open var isEligibleForHandoff = true
  /// Whether the user may search for it. Kept, without effect.
  open var isEligibleForSearch = false
  /// Whether all users may search for it. Kept, without effect.
  open var isEligibleForPublicIndexing = false
  /// Whether Siri may suggest it. Kept, without effect.
  open var isEligibleForPrediction = false
  /// A name by which it can be deleted.
  open var persistentIdentifier: String?
  /// The app's own name for what is shown, for scenes.
  open var targetContentIdentifier: String?

  /// Makes an activity of a kind.
  public init(activityType: String) {
    self.activityType = activityType
    super.init()
  }

  /// Makes the activity that an app is asked to continue.
  convenience init(_ incoming: IncomingActivity) {
    self.init(activityType: incoming.type)
    title = incoming.title
    webpageURL = incoming.webpageURL
    userInfo = incoming.userInfo.isEmpty ? nil : incoming.userInfo
  }

  /// Adds entries; those of the same names are replaced.
  open func addUserInfoEntries(from otherDictionary: [AnyHashable: Any]) {
    userInfo = (userInfo ?? [:]).merging(otherDictionary) { $1 }
  }
  /// Makes it what the user does now. Without effect.
  open func becomeCurrent() {}
  /// Ends that. Without effect.
  open func resignCurrent() {}
  /// Makes it of no use any more. Without effect.
  open func invalidate() {}
}

/// The kind of an activity that a link to a page begins.
public let NSUserActivityTypeBrowsingWeb = "NSUserActivityTypeBrowsingWeb"

/// An object that restores what the user did. No object is asked to. Source: Apple's page "UIUserActivityRestoring".
@preconcurrency @MainActor public protocol UIUserActivityRestoring {
  /// Takes what is needed to continue.
  func restoreUserActivityState(_ userActivity: NSUserActivity)
}
