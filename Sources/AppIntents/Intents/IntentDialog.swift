import SwiftUI

/// What the user reads, or what Siri says. Source: Apple's page "IntentDialog".
///
/// A test reads it by `String(describing:)`, which is the full text in the user's language.
public struct IntentDialog: ExpressibleByStringInterpolation, CustomStringConvertible, Sendable {
  /// The text where there is no screen.
  let full: LocalizedStringResource
  /// The text beside what a screen shows.
  let supporting: LocalizedStringResource?

  /// Takes a text.
  public init(_ resource: LocalizedStringResource) { (full, supporting) = (resource, nil) }

  /// Takes a text and a shorter one for beside a screen.
  public init(full: LocalizedStringResource, supporting: LocalizedStringResource) {
    (self.full, self.supporting) = (full, supporting)
  }

  /// Takes a text, a shorter one, and the name of a symbol, which nothing shows.
  public init(
    full: LocalizedStringResource, supporting: LocalizedStringResource? = nil, systemImageName: String
  ) { (self.full, self.supporting) = (full, supporting) }

  /// Takes a text as it is.
  public init(stringLiteral value: String) { self.init(LocalizedStringResource(stringLiteral: value)) }

  /// Takes a text with values.
  public init(stringInterpolation: LocalizedStringResource.StringInterpolation) {
    self.init(LocalizedStringResource(stringInterpolation: stringInterpolation))
  }

  /// The full text in the user's language.
  public var description: String { String(localized: full) }
}

/// What an intent asks or reports by an error. Source: Apple's page "AppIntentError".
public struct AppIntentError: Error, CustomLocalizedStringResourceConvertible, CustomStringConvertible, Sendable {
  let text: LocalizedStringResource

  init(text: LocalizedStringResource) { self.text = text }

  /// Asks the system to run the intent again.
  public static var restartPerform: AppIntentError { AppIntentError(text: "The intent is to run again.") }

  /// What the user reads.
  public var localizedStringResource: LocalizedStringResource { text }
  /// What the user reads, in the user's language.
  public var description: String { String(localized: text) }
}

/// Has a text for the user. Source: Apple's page "CustomLocalizedStringResourceConvertible".
///
/// An error of this kind is what the user reads if an intent fails.
public protocol CustomLocalizedStringResourceConvertible {
  /// The text.
  var localizedStringResource: LocalizedStringResource { get }
}

/// What the button of a confirmation says. Source: Apple's page "ConfirmationActionName".
public struct ConfirmationActionName: Hashable, Sendable {
  /// The button's title.
  let title: String

  private init(_ title: String) { self.title = title }

  /// Add.
  public static let add = Self("Add")
  /// Book.
  public static let book = Self("Book")
  /// Buy.
  public static let buy = Self("Buy")
  /// Call.
  public static let call = Self("Call")
  /// Continue: the default.
  public static let `continue` = Self("Continue")
  /// Create.
  public static let create = Self("Create")
  /// Do.
  public static let `do` = Self("Do")
  /// Download.
  public static let download = Self("Download")
  /// Find.
  public static let find = Self("Find")
  /// Get.
  public static let get = Self("Get")
  /// Go.
  public static let go = Self("Go")
  /// Log.
  public static let log = Self("Log")
  /// Open.
  public static let open = Self("Open")
  /// Order.
  public static let order = Self("Order")
  /// Pay.
  public static let pay = Self("Pay")
  /// Play.
  public static let play = Self("Play")
  /// Post.
  public static let post = Self("Post")
  /// Request.
  public static let request = Self("Request")
  /// Run.
  public static let run = Self("Run")
  /// Search.
  public static let search = Self("Search")
  /// Send.
  public static let send = Self("Send")
  /// Set.
  public static let set = Self("Set")
  /// Share.
  public static let share = Self("Share")
  /// Start.
  public static let start = Self("Start")
  /// Toggle.
  public static let toggle = Self("Toggle")
  /// Turn off.
  public static let turnOff = Self("Turn Off")
  /// Turn on.
  public static let turnOn = Self("Turn On")
  /// View.
  public static let view = Self("View")
  /// A title of the app's own.
  public static func custom(
    acceptLabel: LocalizedStringResource, acceptAlternatives: [LocalizedStringResource],
    denyLabel: LocalizedStringResource, denyAlternatives: [LocalizedStringResource], destructive: Bool = false
  ) -> Self { Self(String(localized: acceptLabel)) }
}

/// When an intent asks to be confirmed. Source: Apple's page "ConfirmationConditions".
public struct ConfirmationConditions: OptionSet, Sendable {
  /// The bits of the conditions.
  public let rawValue: Int
  /// Takes the bits of conditions.
  public init(rawValue: Int) { self.rawValue = rawValue }
}
