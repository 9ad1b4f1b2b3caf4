import Foundation

/// What a notification says. Source: Apple's page "UNNotificationContent".
open class UNNotificationContent: NSObject, NSCopying, NSMutableCopying, @unchecked Sendable {
  struct Values {
    var title = ""
    var subtitle = ""
    var body = ""
    var badge: NSNumber?
    var sound: UNNotificationSound?
    var userInfo: [AnyHashable: Any] = [:]
    var attachments: [UNNotificationAttachment] = []
    var categoryIdentifier = ""
    var threadIdentifier = ""
    var launchImageName = ""
    var targetContentIdentifier: String?
    var interruptionLevel = UNNotificationInterruptionLevel.active
    var relevanceScore = 0.0
    var filterCriteria: String?
  }

  fileprivate(set) var values: Values

  init(_ values: Values) { self.values = values }
  /// An empty notification.
  public override init() { values = Values() }

  /// The first line.
  open var title: String { values.title }
  /// The second line.
  open var subtitle: String { values.subtitle }
  /// The text.
  open var body: String { values.body }
  /// The number on the app's icon; nil leaves it as it is.
  open var badge: NSNumber? { values.badge }
  /// The sound, which is not played.
  open var sound: UNNotificationSound? { values.sound }
  /// What the app needs when the user taps the notification.
  open var userInfo: [AnyHashable: Any] { values.userInfo }
  /// Files that the notification shows.
  open var attachments: [UNNotificationAttachment] { values.attachments }
  /// Names the category, which has the actions.
  open var categoryIdentifier: String { values.categoryIdentifier }
  /// Names the group of notifications.
  open var threadIdentifier: String { values.threadIdentifier }
  /// Has no effect.
  open var launchImageName: String { values.launchImageName }
  /// Names the part of the app that opens.
  open var targetContentIdentifier: String? { values.targetContentIdentifier }
  /// How much the notification interrupts the user, without effect.
  open var interruptionLevel: UNNotificationInterruptionLevel { values.interruptionLevel }
  /// How important the notification is in a summary, without effect.
  open var relevanceScore: Double { values.relevanceScore }
  /// Which notifications a focus lets through, without effect.
  open var filterCriteria: String? { values.filterCriteria }

  /// Makes equal content that cannot be changed.
  open func copy(with zone: NSZone? = nil) -> Any { UNNotificationContent(values) }
  /// Makes equal content that can be changed.
  open func mutableCopy(with zone: NSZone? = nil) -> Any { UNMutableNotificationContent(values) }

  /// The texts, for failures.
  open override var description: String { "\(title): \(body)" }
}

/// What a notification is to say. Source: Apple's page "UNMutableNotificationContent".
public final class UNMutableNotificationContent: UNNotificationContent, @unchecked Sendable {
  public override var title: String {
    get { values.title }
    set { values.title = newValue }
  }
  public override var subtitle: String {
    get { values.subtitle }
    set { values.subtitle = newValue }
  }
  public override var body: String {
    get { values.body }
    set { values.body = newValue }
  }
  public override var badge: NSNumber? {
    get { values.badge }
    set { values.badge = newValue }
  }
  public override var sound: UNNotificationSound? {
    get { values.sound }
    set { values.sound = newValue }
  }
  public override var userInfo: [AnyHashable: Any] {
    get { values.userInfo }
    set { values.userInfo = newValue }
  }
  public override var attachments: [UNNotificationAttachment] {
    get { values.attachments }
    set { values.attachments = newValue }
  }
  public override var categoryIdentifier: String {
    get { values.categoryIdentifier }
    set { values.categoryIdentifier = newValue }
  }
  public override var threadIdentifier: String {
    get { values.threadIdentifier }
    set { values.threadIdentifier = newValue }
  }
  public override var launchImageName: String {
    get { values.launchImageName }
    set { values.launchImageName = newValue }
  }
  public override var targetContentIdentifier: String? {
    get { values.targetContentIdentifier }
    set { values.targetContentIdentifier = newValue }
  }
  public override var interruptionLevel: UNNotificationInterruptionLevel {
    get { values.interruptionLevel }
    set { values.interruptionLevel = newValue }
  }
  public override var relevanceScore: Double {
    get { values.relevanceScore }
    set { values.relevanceScore = newValue }
  }
  public override var filterCriteria: String? {
    get { values.filterCriteria }
    set { values.filterCriteria = newValue }
  }
}

/// How much a notification interrupts the user. Source: Apple's page "UNNotificationInterruptionLevel".
public enum UNNotificationInterruptionLevel: UInt, Sendable { case passive, active, timeSensitive, critical }

/// A sound of a notification, which is not played. Source: Apple's page "UNNotificationSound".
public final class UNNotificationSound: NSObject, Sendable {
  /// The name of the file; empty for the system's own sounds.
  let name: String
  private init(_ name: String) { self.name = name }

  /// A sound of the app's.
  public convenience init(named name: UNNotificationSoundName) { self.init(name.rawValue) }
  /// The system's sound.
  public static let `default` = UNNotificationSound("")
  /// The system's sound for what cannot wait.
  public static let defaultCritical = UNNotificationSound("")
  /// The system's sound for calls.
  public static let defaultRingtone = UNNotificationSound("")
  /// A sound of the app's, for what cannot wait.
  public static func criticalSoundNamed(_ name: UNNotificationSoundName) -> UNNotificationSound { Self(named: name) }
}

/// The name of a file with a sound. Source: Apple's page "UNNotificationSoundName".
public struct UNNotificationSoundName: RawRepresentable, Hashable, Sendable {
  /// The name with its extension.
  public let rawValue: String
  /// Makes a name of a text.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Makes a name of a text.
  public init(_ rawValue: String) { self.rawValue = rawValue }
}

/// A file that a notification shows. Source: Apple's page "UNNotificationAttachment".
public final class UNNotificationAttachment: NSObject, @unchecked Sendable {
  /// Tells the attachments of a notification apart.
  public let identifier: String
  /// Where the file is, which stays there; the system of a device moves it.
  public let url: URL
  /// The kind of the file, by its extension.
  public let type: String

  /// Takes a file.
  ///
  /// - Parameters:
  ///   - identifier: Tells the attachments of a notification apart; a new one if empty.
  ///   - url: Must be that of a file.
  ///   - options: How the file is shown, without effect.
  /// - Throws: ``UNError`` where there is no file.
  public init(identifier: String, url: URL, options: [AnyHashable: Any]? = nil) throws {
    guard url.isFileURL, FileManager.default.fileExists(atPath: url.path) else {
      throw UNError(.attachmentInvalidURL)
    }
    self.identifier = identifier.isEmpty ? UUID().uuidString : identifier
    (self.url, type) = (url, url.pathExtension)
  }
}
