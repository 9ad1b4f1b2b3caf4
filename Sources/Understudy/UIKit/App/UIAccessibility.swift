import Foundation
import UnderstudyCore

/// How the user has set up assistive technology: not at all. Source: Apple's page "UIAccessibility".
public enum UIAccessibility {
  /// False, as `accessibilityReduceMotion` of the environment is at first.
  public static var isReduceMotionEnabled: Bool { false }
  /// False, as `accessibilityReduceTransparency` of the environment is at first.
  public static var isReduceTransparencyEnabled: Bool { false }
  /// False, as `accessibilityVoiceOverEnabled` of the environment is at first.
  public static var isVoiceOverRunning: Bool { false }
  /// False, as `accessibilitySwitchControlEnabled` of a device's environment is at first.
  public static var isSwitchControlRunning: Bool { false }
  /// False: texts have their own weights.
  public static var isBoldTextEnabled: Bool { false }
  /// False: colors are as the app has them.
  public static var isDarkerSystemColorsEnabled: Bool { false }
  /// False: colors are as the app has them.
  public static var isInvertColorsEnabled: Bool { false }
  /// False: colors are as the app has them.
  public static var isGrayscaleEnabled: Bool { false }
  /// False, as `accessibilityDifferentiateWithoutColor` of the environment is at first.
  public static var shouldDifferentiateWithoutColor: Bool { false }
  /// False: buttons have no forms beside their own.
  public static var buttonShapesEnabled: Bool { false }
  /// False: pages slide.
  public static var prefersCrossFadeTransitions: Bool { false }
  /// False: the user may leave the app.
  public static var isGuidedAccessEnabled: Bool { false }
  /// False: there are no hearing aids.
  public static var isMonoAudioEnabled: Bool { false }
  /// False: films have no captions.
  public static var isClosedCaptioningEnabled: Bool { false }
  /// False: the pointer of assistive technology is not there.
  public static var isAssistiveTouchRunning: Bool { false }
  /// False: the system reads nothing aloud.
  public static var isSpeakScreenEnabled: Bool { false }
  /// False: the system reads nothing aloud.
  public static var isSpeakSelectionEnabled: Bool { false }
  /// True: a shake takes back what was typed.
  public static var isShakeToUndoEnabled: Bool { true }
  /// True: films of the app begin by themselves.
  public static var isVideoAutoplayEnabled: Bool { true }
  /// False: switches have no texts.
  public static var isOnOffSwitchLabelsEnabled: Bool { false }

  /// Not posted, as nothing changes; a test may post it.
  public static let reduceMotionStatusDidChangeNotification =
    Foundation.Notification.Name("UIAccessibilityReduceMotionStatusDidChangeNotification")
  /// Not posted, as nothing changes; a test may post it.
  public static let reduceTransparencyStatusDidChangeNotification =
    Foundation.Notification.Name("UIAccessibilityReduceTransparencyStatusDidChangeNotification")
  /// Not posted, as nothing changes; a test may post it.
  public static let voiceOverStatusDidChangeNotification =
    Foundation.Notification.Name("UIAccessibilityVoiceOverStatusDidChangeNotification")
  /// Not posted, as nothing changes; a test may post it.
  public static let boldTextStatusDidChangeNotification =
    Foundation.Notification.Name("UIAccessibilityBoldTextStatusDidChangeNotification")
  /// Not posted, as nothing changes; a test may post it.
  public static let darkerSystemColorsStatusDidChangeNotification =
    Foundation.Notification.Name("UIAccessibilityDarkerColorsStatusDidChangeNotification")

  /// What an app says to assistive technology. Source: Apple's page "UIAccessibility.Notification".
  public struct Notification: RawRepresentable, Hashable, Sendable {
    /// The number of the kind.
    public let rawValue: UInt32
    /// Makes a kind of a number.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// The whole screen is another one.
    public static let screenChanged = Self(rawValue: 1000)
    /// Parts of the screen are others.
    public static let layoutChanged = Self(rawValue: 1001)
    /// A text is to be read aloud.
    public static let announcement = Self(rawValue: 1008)
    /// Another page shows.
    public static let pageScrolled = Self(rawValue: 1009)

    fileprivate var name: String {
      switch self {
      case .screenChanged: "Screen changed"
      case .layoutChanged: "Layout changed"
      case .announcement: "Announcement"
      case .pageScrolled: "Page scrolled"
      default: "Notification \(rawValue)"
      }
    }
  }

  /// Writes to the event log what assistive technology would say.
  ///
  /// - Parameters:
  ///   - notification: What has happened.
  ///   - argument: The text of an announcement or of a page, or the view that is to be read next.
  public static func post(notification: Notification, argument: Any?) {
    let text: String? =
      switch argument {
      case let text as String: text
      case let text as NSAttributedString: text.string
      case nil: nil
      case let other?: String(describing: type(of: other))
      }
    LoggedEntry(category: "Accessibility", text: notification.name + (text.map { ": \($0)" } ?? "")).write()
  }
}

/// What an app says to assistive technology, as `post()` writes it to the event log. Source: Apple's page "AccessibilityNotification".
public enum AccessibilityNotification {
  /// A text that is read aloud.
  public struct Announcement: Sendable {
    private let text: String
    /// Makes an announcement of a text.
    public init(_ announcement: String) { text = announcement }
    /// Makes an announcement of a text with attributes, which are not read.
    public init(_ announcement: AttributedString) { text = String(announcement.characters) }
    /// Makes an announcement of a text in the user's language.
    public init(_ announcement: LocalizedStringResource) { text = String(localized: announcement) }
    /// Writes the text to the event log.
    public func post() { UIAccessibility.post(notification: .announcement, argument: text) }
  }

  /// Parts of the screen are others.
  public struct LayoutChanged {
    private let argument: Any?
    /// Makes one with the text that is read, or the view that is read next.
    public init(_ argument: Any? = nil) { self.argument = argument }
    /// Writes it to the event log.
    public func post() { UIAccessibility.post(notification: .layoutChanged, argument: argument) }
  }

  /// The whole screen is another one.
  public struct ScreenChanged {
    private let argument: Any?
    /// Makes one with the text that is read, or the view that is read next.
    public init(_ argument: Any? = nil) { self.argument = argument }
    /// Writes it to the event log.
    public func post() { UIAccessibility.post(notification: .screenChanged, argument: argument) }
  }

  /// Another page shows.
  public struct PageScrolled: Sendable {
    private let text: String
    /// Makes one with the text that is read.
    public init(_ announcement: String) { text = announcement }
    /// Writes it to the event log.
    public func post() { UIAccessibility.post(notification: .pageScrolled, argument: text) }
  }
}
