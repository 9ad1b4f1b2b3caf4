import Foundation
import UnderstudyCore

/// An action in the menu of the app's icon on the home screen. A test chooses it there, by a press on the icon, or by
/// `app.world.homeScreen`.
///
/// Source: Apple's page "UIApplicationShortcutItem".
open class UIApplicationShortcutItem: NSObject, @unchecked Sendable {
  /// What the app does, as the app names it.
  open fileprivate(set) var type: String
  /// The first line in the menu.
  open fileprivate(set) var localizedTitle: String
  /// The second line in the menu.
  open fileprivate(set) var localizedSubtitle: String?
  /// The picture in the menu. Kept, without effect.
  open fileprivate(set) var icon: UIApplicationShortcutIcon?
  /// What the app needs for the action.
  open fileprivate(set) var userInfo: [String: any NSSecureCoding]?
  /// The app's own name for what is shown, for scenes. Kept, without effect.
  open fileprivate(set) var targetContentIdentifier: Any?

  /// Makes an action with all that the menu shows.
  public init(
    type: String, localizedTitle: String, localizedSubtitle: String?, icon: UIApplicationShortcutIcon?,
    userInfo: [String: any NSSecureCoding]? = nil
  ) {
    (self.type, self.localizedTitle, self.localizedSubtitle) = (type, localizedTitle, localizedSubtitle)
    (self.icon, self.userInfo) = (icon, userInfo)
  }

  /// Makes an action with one line and without a picture.
  public convenience init(type: String, localizedTitle: String) {
    self.init(type: type, localizedTitle: localizedTitle, localizedSubtitle: nil, icon: nil)
  }

  /// The app's own object, or one for an action of its `Info.plist`.
  static func of(_ action: HomeAction) -> UIApplicationShortcutItem {
    if let own = action.object as? UIApplicationShortcutItem { return own }
    return UIApplicationShortcutItem(
      type: action.type, localizedTitle: action.title, localizedSubtitle: action.subtitle, icon: nil,
      userInfo: action.userInfo?.compactMapValues(Self.coded))
  }

  /// A value of a property list as an object; Linux bridges none by itself.
  private static func coded(_ value: Any) -> (any NSSecureCoding)? {
    switch value {
    case let text as String: NSString(string: text)
    case let number as Int: NSNumber(value: number)
    case let number as Double: NSNumber(value: number)
    case let data as Data: NSData(data: data)
    default: value as? any NSSecureCoding
    }
  }

  /// What the home screen shows.
  var homeAction: HomeAction {
    HomeAction(
      type: type, title: localizedTitle, subtitle: localizedSubtitle, userInfo: userInfo,
      object: UIApplicationShortcutItem(
        type: type, localizedTitle: localizedTitle, localizedSubtitle: localizedSubtitle, icon: icon, userInfo: userInfo
      ))
  }
}

/// An action that can be changed before the app sets it. Source: Apple's page "UIMutableApplicationShortcutItem".
open class UIMutableApplicationShortcutItem: UIApplicationShortcutItem, @unchecked Sendable {
  /// What the app does, as the app names it.
  open override var type: String {
    get { super.type }
    set { super.type = newValue }
  }
  /// The first line in the menu.
  open override var localizedTitle: String {
    get { super.localizedTitle }
    set { super.localizedTitle = newValue }
  }
  /// The second line in the menu.
  open override var localizedSubtitle: String? {
    get { super.localizedSubtitle }
    set { super.localizedSubtitle = newValue }
  }
  /// The picture in the menu. Kept, without effect.
  open override var icon: UIApplicationShortcutIcon? {
    get { super.icon }
    set { super.icon = newValue }
  }
  /// What the app needs for the action.
  open override var userInfo: [String: any NSSecureCoding]? {
    get { super.userInfo }
    set { super.userInfo = newValue }
  }
  /// The app's own name for what is shown, for scenes. Kept, without effect.
  open override var targetContentIdentifier: Any? {
    get { super.targetContentIdentifier }
    set { super.targetContentIdentifier = newValue }
  }
}

/// A picture in the menu of an icon, which no element shows. Source: Apple's page "UIApplicationShortcutIcon".
public final class UIApplicationShortcutIcon: NSObject, Sendable {
  /// A picture of the system's.
  public enum IconType: Int, Sendable {
    case compose, play, pause, add, location, search, share, prohibit, contact, home, markLocation, favorite, love
    case cloud, invitation, confirmation, mail, message, date, time, capturePhoto, captureVideo, task, taskCompleted
    case alarm, bookmark, shuffle, audio, update
  }

  /// Takes a picture of the system's.
  public init(type: IconType) {}
  /// Takes a picture of the app's.
  public init(templateImageName: String) {}
  /// Takes a symbol.
  public init(systemImageName: String) {}
}

extension UIApplication {
  /// The actions that the app adds to the menu of its icon, after those of its `Info.plist`. They are kept when the app ends.
  public var shortcutItems: [UIApplicationShortcutItem]? {
    get { HomeActions.current.added.map(UIApplicationShortcutItem.of) }
    set { HomeActions.current.added = (newValue ?? []).map(\.homeAction) }
  }
}
