import SwiftUI

/// Something that the user can let the app do from outside of it. Source: Apple's page "AppIntent".
///
/// There is no Siri and no Shortcuts app. An intent runs if a view has a button or toggle for it, or a test calls ``perform()``.
public protocol AppIntent: PersistentlyIdentifiable, _SupportsAppDependencies, Sendable {
  /// The type of the result, inferred from ``perform()``.
  associatedtype PerformResult: IntentResult
  /// The type of the sentence, inferred from ``parameterSummary``.
  associatedtype SummaryContent: ParameterSummary

  /// The name that the user reads.
  static var title: LocalizedStringResource { get }
  /// What the user reads about the intent; nil by default.
  static var description: IntentDescription? { get }
  /// Whether the app comes to the foreground first; false by default. It is there already if a button runs the intent.
  static var openAppWhenRun: Bool { get }
  /// Where the intent may run; ``IntentModes/background`` by default.
  static var supportedModes: IntentModes { get }
  /// Whether the device must be unlocked; by default it need not be.
  static var authenticationPolicy: IntentAuthenticationPolicy { get }
  /// Whether the user finds the intent in the Shortcuts app; true by default.
  static var isDiscoverable: Bool { get }
  /// The sentence in which the user sets parameters.
  @ParameterSummaryBuilder<Self> static var parameterSummary: SummaryContent { get }

  /// Makes an intent whose parameters have their defaults.
  init()
  /// Does what the intent is for.
  ///
  /// - Returns: What the user or the next intent gets.
  /// - Throws: What keeps the intent from it.
  func perform() async throws -> PerformResult
}

extension AppIntent {
  /// An input of the intent.
  public typealias Parameter<Value: _IntentValue> = IntentParameter<Value>
  /// A sentence with parameters.
  public typealias Summary = IntentParameterSummary<Self>
  /// A sentence that depends on a parameter.
  public typealias When<Condition: ParameterSummary, Otherwise: ParameterSummary> = ParameterSummaryWhenCondition<
    Self, Condition, Otherwise
  >
  /// A sentence for each value of a parameter.
  public typealias Switch<Value: _IntentValue, Cases> = ParameterSummarySwitchCondition<Self, Value, Cases>
  /// The sentence for a value of a parameter.
  public typealias Case<Value: _IntentValue, Content: ParameterSummary> = ParameterSummaryCaseCondition<
    Self, Value, Content
  >
  /// The sentence for all other values of a parameter.
  public typealias DefaultCase<Content: ParameterSummary> = ParameterSummaryDefaultCaseCondition<Self, Content>

  /// Nil: there is no text about the intent.
  public static var description: IntentDescription? { nil }
  /// False: the intent runs without the app in front.
  public static var openAppWhenRun: Bool { false }
  /// The intent runs in the background.
  public static var supportedModes: IntentModes { .background }
  /// The intent runs while the device is locked.
  public static var authenticationPolicy: IntentAuthenticationPolicy { .alwaysAllowed }
  /// True: the user finds the intent.
  public static var isDiscoverable: Bool { true }
  /// A sentence without parameters.
  public static var parameterSummary: EmptyParameterSummary { EmptyParameterSummary() }
}

extension Never: AppIntent {
  /// Empty, as there is no such intent.
  public static var title: LocalizedStringResource { "" }
  /// Not to be called, as there is no such intent.
  public init() { preconditionFailure("There is no value of Never, so no intent either.") }
  /// Never called.
  public func perform() async throws -> IntentResultContainer<Never, Never, Never, Never> { .result() }
}

/// Has a name that stays the same from launch to launch. Source: Apple's page "PersistentlyIdentifiable".
public protocol PersistentlyIdentifiable {
  /// The name; that of the type by default.
  static var persistentIdentifier: String { get }
}

extension PersistentlyIdentifiable {
  /// The name of the type.
  public static var persistentIdentifier: String { String(describing: Self.self) }
}

/// What the user reads about an intent. Source: Apple's page "IntentDescription".
public struct IntentDescription: ExpressibleByStringInterpolation, Sendable {
  /// The text.
  public var descriptionText: LocalizedStringResource
  /// The heading under which the Shortcuts app lists the intent.
  public var categoryName: LocalizedStringResource?
  /// Words by which the user finds the intent.
  public var searchKeywords: [LocalizedStringResource]
  /// A name for what the intent returns.
  public var resultValueName: LocalizedStringResource?

  /// Describes an intent.
  public init(
    _ descriptionText: LocalizedStringResource, categoryName: LocalizedStringResource? = nil,
    searchKeywords: [LocalizedStringResource] = [], resultValueName: LocalizedStringResource? = nil
  ) {
    (self.descriptionText, self.categoryName) = (descriptionText, categoryName)
    (self.searchKeywords, self.resultValueName) = (searchKeywords, resultValueName)
  }

  /// Takes the text as a literal.
  public init(stringLiteral value: String) { self.init(LocalizedStringResource(stringLiteral: value)) }
}

/// Whether the device must be unlocked. Source: Apple's page "IntentAuthenticationPolicy".
public enum IntentAuthenticationPolicy: Hashable, Sendable {
  /// The intent runs while the device is locked.
  case alwaysAllowed
  /// The user must have unlocked the device once.
  case requiresAuthentication
  /// The device that runs the intent must be unlocked.
  case requiresLocalDeviceAuthentication
}

/// Where an intent may run. Source: Apple's page "IntentModes".
public struct IntentModes: OptionSet, Sendable {
  /// When the app comes to the foreground.
  public enum ForegroundMode: Sendable {
    /// Before the intent runs.
    case immediate
    /// If the intent asks for it.
    case dynamic
    /// Before the intent ends.
    case deferred
  }

  /// The bits of the modes.
  public let rawValue: Int
  /// Takes the bits of modes.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Without the app in front.
  public static let background = Self(rawValue: 1)
  /// With the app in front.
  public static let foreground = Self(rawValue: 2)
  /// With the app in front from some moment on.
  public static func foreground(_ mode: ForegroundMode) -> Self {
    switch mode {
    case .immediate: .foreground
    case .dynamic: Self(rawValue: 4)
    case .deferred: Self(rawValue: 8)
    }
  }
}
