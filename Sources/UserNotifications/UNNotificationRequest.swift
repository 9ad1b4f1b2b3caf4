import Foundation

/// A notification that is to be delivered. Source: Apple's page "UNNotificationRequest".
public final class UNNotificationRequest: NSObject, @unchecked Sendable {
  /// Names the notification: a later one of the same name takes its place.
  public let identifier: String
  /// What it says.
  public let content: UNNotificationContent
  /// When it is delivered; nil for at once.
  public let trigger: UNNotificationTrigger?

  /// Makes a request.
  ///
  /// - Parameters:
  ///   - identifier: Names the notification.
  ///   - content: What it says, as it is now.
  ///   - trigger: When it is delivered; nil for at once.
  public init(identifier: String, content: UNNotificationContent, trigger: UNNotificationTrigger?) {
    (self.identifier, self.trigger) = (identifier, trigger)
    self.content = UNNotificationContent(content.values)
  }

  /// The name and the texts, for failures.
  public override var description: String { "\(identifier) (\(content))" }
}

/// A notification that has been delivered. Source: Apple's page "UNNotification".
public final class UNNotification: NSObject, @unchecked Sendable {
  /// When, on the app's clock.
  public let date: Date
  /// What was delivered.
  public let request: UNNotificationRequest

  init(_ request: UNNotificationRequest, date: Date) { (self.request, self.date) = (request, date) }

  /// The request, for failures.
  public override var description: String { request.description }
}

/// What the user has done with a notification. Source: Apple's page "UNNotificationResponse".
public class UNNotificationResponse: NSObject, @unchecked Sendable {
  /// What it was done with.
  public let notification: UNNotification
  /// The action that the user has chosen, ``UNNotificationDefaultActionIdentifier`` for a tap.
  public let actionIdentifier: String

  init(_ notification: UNNotification, _ actionIdentifier: String) {
    (self.notification, self.actionIdentifier) = (notification, actionIdentifier)
  }
}

/// What the user has typed into a notification. Source: Apple's page "UNTextInputNotificationResponse".
public final class UNTextInputNotificationResponse: UNNotificationResponse, @unchecked Sendable {
  /// The text.
  public let userText: String

  init(_ notification: UNNotification, _ actionIdentifier: String, _ userText: String) {
    self.userText = userText
    super.init(notification, actionIdentifier)
  }
}

/// The user has tapped the notification itself.
public let UNNotificationDefaultActionIdentifier = "com.apple.UNNotificationDefaultActionIdentifier"
/// The user has closed the notification.
public let UNNotificationDismissActionIdentifier = "com.apple.UNNotificationDismissActionIdentifier"

/// What goes wrong with notifications. Source: Apple's page "UNError".
public struct UNError: Error, Hashable, Sendable {
  /// The errors that are there.
  public enum Code: Int, Sendable {
    /// The user has not allowed notifications.
    case notificationsNotAllowed = 1
    /// There is no file.
    case attachmentInvalidURL = 100
    /// The trigger has no date to come.
    case notificationInvalidNoDate = 1400
    /// The notification says nothing.
    case notificationInvalidNoContent = 1401
  }

  /// Which error it is.
  public let code: Code
  /// Makes an error.
  public init(_ code: Code) { self.code = code }
}
