import Foundation

/// Which actions a kind of notification has. Source: Apple's page "UNNotificationCategory".
public final class UNNotificationCategory: NSObject, Sendable {
  /// Names the category, for ``UNNotificationContent/categoryIdentifier``.
  public let identifier: String
  /// The buttons of the notification.
  public let actions: [UNNotificationAction]
  /// Intents of Siri's, without effect.
  public let intentIdentifiers: [String]
  /// How the category is treated.
  public let options: UNNotificationCategoryOptions
  /// What stands for the text where the user shows none, without effect.
  public let hiddenPreviewsBodyPlaceholder: String

  /// Makes a category.
  public init(
    identifier: String, actions: [UNNotificationAction], intentIdentifiers: [String],
    hiddenPreviewsBodyPlaceholder: String = "", options: UNNotificationCategoryOptions = []
  ) {
    (self.identifier, self.actions, self.intentIdentifiers) = (identifier, actions, intentIdentifiers)
    (self.options, self.hiddenPreviewsBodyPlaceholder) = (options, hiddenPreviewsBodyPlaceholder)
  }
}

/// How a category is treated. Source: Apple's page "UNNotificationCategoryOptions".
public struct UNNotificationCategoryOptions: OptionSet, Sendable {
  /// The bits of the options.
  public let rawValue: UInt
  /// Makes options of their bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The delegate gets ``UNNotificationDismissActionIdentifier`` where the user closes the notification.
  public static let customDismissAction = Self(rawValue: 1)
  /// Has no effect.
  public static let allowInCarPlay = Self(rawValue: 2)
  /// Has no effect.
  public static let hiddenPreviewsShowTitle = Self(rawValue: 4)
  /// Has no effect.
  public static let hiddenPreviewsShowSubtitle = Self(rawValue: 8)
}

/// A button of a notification. Source: Apple's page "UNNotificationAction".
open class UNNotificationAction: NSObject, @unchecked Sendable {
  /// Names the action, for ``UNNotificationResponse/actionIdentifier``.
  public let identifier: String
  /// The button's text.
  public let title: String
  /// How the action is treated.
  public let options: UNNotificationActionOptions
  /// The button's picture.
  public let icon: UNNotificationActionIcon?

  /// Makes an action.
  public init(
    identifier: String, title: String, options: UNNotificationActionOptions = [], icon: UNNotificationActionIcon? = nil
  ) { (self.identifier, self.title, self.options, self.icon) = (identifier, title, options, icon) }
}

/// A button of a notification that asks for a text. Source: Apple's page "UNTextInputNotificationAction".
public final class UNTextInputNotificationAction: UNNotificationAction, @unchecked Sendable {
  /// The text of the button that sends.
  public let textInputButtonTitle: String
  /// What stands in the empty field.
  public let textInputPlaceholder: String

  /// Makes an action.
  public init(
    identifier: String, title: String, options: UNNotificationActionOptions = [], icon: UNNotificationActionIcon? = nil,
    textInputButtonTitle: String = "", textInputPlaceholder: String = ""
  ) {
    (self.textInputButtonTitle, self.textInputPlaceholder) = (textInputButtonTitle, textInputPlaceholder)
    super.init(identifier: identifier, title: title, options: options, icon: icon)
  }
}

/// How an action is treated. Source: Apple's page "UNNotificationActionOptions".
public struct UNNotificationActionOptions: OptionSet, Sendable {
  /// The bits of the options.
  public let rawValue: UInt
  /// Makes options of their bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Has no effect, as nothing is locked.
  public static let authenticationRequired = Self(rawValue: 1)
  /// The button is red, which is not observable.
  public static let destructive = Self(rawValue: 2)
  /// The action brings the app to the foreground.
  public static let foreground = Self(rawValue: 4)
}

/// A picture of an action. Source: Apple's page "UNNotificationActionIcon".
public final class UNNotificationActionIcon: NSObject, Sendable {
  /// The name of the picture.
  let name: String

  /// A picture of the app's.
  public init(templateImageName: String) { name = templateImageName }
  /// A picture of the system's.
  public init(systemImageName: String) { name = systemImageName }
}
