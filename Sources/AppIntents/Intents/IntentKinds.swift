import SwiftUI

// Each says how the system treats the intent. No system runs intents here, so most have no effect.

/// Opens something of the app. Source: Apple's page "OpenIntent".
public protocol OpenIntent: SystemIntent {
  /// The type of what is opened.
  associatedtype Value: _IntentValue
  /// What is opened.
  var target: Value { get set }
}

/// One of the intents whose meaning the system has defined. Source: Apple's page "SystemIntent".
public protocol SystemIntent: AppIntent {}

/// Sets a value, as the intent of a toggle does. Source: Apple's page "SetValueIntent".
///
/// A `Toggle(isOn:intent:)` sets ``value`` to the new state before it runs the intent.
public protocol SetValueIntent: SystemIntent {
  /// The type of the value.
  associatedtype ValueType: _IntentValue
  /// What is to be set.
  var value: ValueType { get set }
}

/// Shows a view again after each of its buttons. Source: Apple's page "SnippetIntent".
public protocol SnippetIntent: SystemIntent where PerformResult: ShowsSnippetView {}

extension SnippetIntent {
  /// Does nothing, as no view of an intent stays on a screen.
  public static func reload() {}
}

/// What the user chooses for a widget. Source: Apple's page "WidgetConfigurationIntent".
public protocol WidgetConfigurationIntent: AppIntent {}

extension WidgetConfigurationIntent {
  /// Does nothing: such an intent only has parameters.
  public func perform() async throws -> IntentResultContainer<Never, Never, Never, Never> { .result() }
}

/// What the user chooses for a control. Source: Apple's page "ControlConfigurationIntent".
public protocol ControlConfigurationIntent: AppIntent {}

extension ControlConfigurationIntent {
  /// Does nothing: such an intent only has parameters.
  public func perform() async throws -> IntentResultContainer<Never, Never, Never, Never> { .result() }
}

/// Begins, updates or ends a Live Activity. Source: Apple's page "LiveActivityIntent".
public protocol LiveActivityIntent: SystemIntent {}

/// Begins or ends a Live Activity of an earlier system. Source: Apple's page "LiveActivityStartingIntent".
public protocol LiveActivityStartingIntent: SystemIntent {}

/// Plays audio. Source: Apple's page "AudioPlaybackIntent".
public protocol AudioPlaybackIntent: SystemIntent {}

/// Plays audio on earlier systems. Source: Apple's page "AudioStartingIntent".
public protocol AudioStartingIntent: SystemIntent {}

/// Records audio. Source: Apple's page "AudioRecordingIntent".
public protocol AudioRecordingIntent: SystemIntent {}

/// Opens the camera. Source: Apple's page "CameraCaptureIntent".
public protocol CameraCaptureIntent: SystemIntent {}

/// Pauses a workout. Source: Apple's page "PauseWorkoutIntent".
public protocol PauseWorkoutIntent: SystemIntent {}

/// Continues a workout. Source: Apple's page "ResumeWorkoutIntent".
public protocol ResumeWorkoutIntent: SystemIntent {}

/// Removes entities. Source: Apple's page "DeleteIntent".
public protocol DeleteIntent: SystemIntent {
  /// The type of what is removed.
  associatedtype Entity: AppEntity
  /// What is removed.
  var entities: [Entity] { get set }
}

/// Opens an address of the app. Source: Apple's page "URLRepresentableIntent".
public protocol URLRepresentableIntent: AppIntent {}

/// Has taken the place of an intent of an older framework. Source: Apple's page "CustomIntentMigratedAppIntent".
public protocol CustomIntentMigratedAppIntent: AppIntent {
  /// The name of the older intent's class.
  static var intentClassName: String { get }
}

/// The system suggests the intent. Source: Apple's page "PredictableIntent".
public protocol PredictableIntent: AppIntent {}

/// Is kept for shortcuts that have it. Source: Apple's page "DeprecatedAppIntent".
public protocol DeprecatedAppIntent: AppIntent {
  /// What the user reads instead.
  static var deprecation: IntentDeprecation<Self> { get }
}

/// Why an intent is kept. Source: Apple's page "IntentDeprecation".
public struct IntentDeprecation<Intent: AppIntent>: Sendable {
  /// What the user reads.
  public let message: LocalizedStringResource

  /// Says why.
  public init(message: LocalizedStringResource) { self.message = message }
  /// Says why, and which intent takes its place.
  public init<Replacement: AppIntent>(message: LocalizedStringResource, replacedBy: Replacement.Type) {
    self.message = message
  }
}

/// Reports how far it is. Source: Apple's page "ProgressReportingIntent".
public protocol ProgressReportingIntent: AppIntent {}

/// Sets the app up for a Focus. Source: Apple's page "SetFocusFilterIntent".
public protocol SetFocusFilterIntent: AppIntent, InstanceDisplayRepresentable {
  /// What the system is to know of the app.
  var appContext: FocusFilterAppContext { get async throws }
}

extension SetFocusFilterIntent {
  /// Nothing that the system is to know.
  public var appContext: FocusFilterAppContext { FocusFilterAppContext() }

  /// The filter that is on: none, as there is no Focus. Throws.
  public static var current: Self {
    get async throws { throw AppIntentError(text: "No Focus is on, so no filter either.") }
  }

  /// A filter for the user to begin with.
  public static func suggestedFocusFilters(for context: FocusFilterSuggestionContext) async -> [Self] { [] }
}

/// What a filter changes in the system's view of the app. Source: Apple's page "FocusFilterAppContext".
public struct FocusFilterAppContext: @unchecked Sendable {
  /// Which notifications are shown; kept.
  public let notificationFilterPredicate: NSPredicate?
  /// The beginning of the identifiers that a target has; kept.
  public let targetContentIdentifierPrefix: String?

  /// Describes the changes.
  public init(notificationFilterPredicate: NSPredicate? = nil, targetContentIdentifierPrefix: String? = nil) {
    self.notificationFilterPredicate = notificationFilterPredicate
    self.targetContentIdentifierPrefix = targetContentIdentifierPrefix
  }
}

/// Which Focus a filter is suggested for. Source: Apple's page "FocusFilterSuggestionContext".
public struct FocusFilterSuggestionContext: Sendable {}

/// Says that a module has intents. Source: Apple's page "AppIntentsPackage".
public protocol AppIntentsPackage {
  /// Other modules with intents; none by default.
  static var includedPackages: [any AppIntentsPackage.Type] { get }
}

extension AppIntentsPackage {
  /// None.
  public static var includedPackages: [any AppIntentsPackage.Type] { [] }
}
