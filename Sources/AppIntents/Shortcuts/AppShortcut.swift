import SwiftUI

/// The shortcuts that the app brings with it. Source: Apple's page "AppShortcutsProvider".
public protocol AppShortcutsProvider {
  /// The shortcuts.
  @AppShortcutsBuilder static var appShortcuts: [AppShortcut] { get }
  /// The color of their tiles; blue by default.
  static var shortcutTileColor: ShortcutTileColor { get }
}

extension AppShortcutsProvider {
  /// Blue.
  public static var shortcutTileColor: ShortcutTileColor { .blue }

  /// Has no effect, as no system keeps the values of parameters.
  public static func updateAppShortcutParameters() {}
}

/// An intent that the user can run by saying a phrase. Source: Apple's page "AppShortcut".
public struct AppShortcut: Sendable {
  /// The intent.
  let intent: any AppIntent
  /// The name on the tile.
  let shortTitle: LocalizedStringResource?

  /// Takes an intent and its phrases.
  ///
  /// - Parameters:
  ///   - intent: The intent.
  ///   - phrases: What the user can say, with the app's name in each.
  ///   - shortTitle: The name on the tile.
  ///   - systemImageName: The symbol on the tile.
  public init<Intent: AppIntent>(
    intent: Intent, phrases: [AppShortcutPhrase<Intent>], shortTitle: LocalizedStringResource, systemImageName: String
  ) { (self.intent, self.shortTitle) = (intent, shortTitle) }

  /// Takes an intent, its phrases and the symbol on the tile.
  public init<Intent: AppIntent>(intent: Intent, phrases: [AppShortcutPhrase<Intent>], systemImageName: String) {
    (self.intent, shortTitle) = (intent, nil)
  }

  /// Takes an intent and its phrases, without a tile.
  public init<Intent: AppIntent>(intent: Intent, phrases: [AppShortcutPhrase<Intent>]) {
    (self.intent, shortTitle) = (intent, nil)
  }

  /// Takes an intent and its phrases, and how values of a parameter are shown.
  public init<Intent: AppIntent, Value: _IntentValue>(
    intent: Intent, phrases: [AppShortcutPhrase<Intent>], shortTitle: LocalizedStringResource, systemImageName: String,
    parameterPresentation: AppShortcutParameterPresentation<Intent, Value>
  ) { (self.intent, self.shortTitle) = (intent, shortTitle) }
}

/// How values of a shortcut's parameter are shown. Source: Apple's page "AppShortcutParameterPresentation".
public struct AppShortcutParameterPresentation<Intent: AppIntent, Value: _IntentValue>: Sendable {
  /// Takes a parameter, a text for it, and collections of values.
  public init(
    for keyPath: KeyPath<Intent, IntentParameter<Value>>, summary: AppShortcutParameterPresentationSummary<Intent>,
    @IntentItemBuilder<AppShortcutOptionsCollection<Value>> optionsCollections: () ->
      [AppShortcutOptionsCollection<Value>]
  ) {}
}

/// The text for a shortcut's parameter. Source: Apple's page "AppShortcutParameterPresentationSummary".
public struct AppShortcutParameterPresentationSummary<Intent: AppIntent> {
  /// Takes the text.
  public init(_ summary: ParameterSummaryString<Intent>, table: String? = nil) {}
}

/// Values of a shortcut's parameter. Source: Apple's page "AppShortcutOptionsCollection".
public struct AppShortcutOptionsCollection<Value: _IntentValue> {
  /// Takes who gives the values.
  public init<Provider: DynamicOptionsProvider>(
    _ provider: Provider, title: LocalizedStringResource, systemImageName: String
  ) {}
}

/// What the user says. Source: Apple's page "AppShortcutPhrase".
public struct AppShortcutPhrase<Intent: AppIntent>: ExpressibleByStringInterpolation, Sendable {
  /// Takes texts, the app's name and parameters.
  public struct StringInterpolation: StringInterpolationProtocol {
    /// Begins a phrase.
    public init(literalCapacity: Int, interpolationCount: Int) {}
    /// Takes a text.
    public mutating func appendLiteral(_ literal: String) {}
    /// Takes the app's name.
    public mutating func appendInterpolation(_ token: AppShortcutPhraseToken) {}
    /// Takes a parameter.
    public mutating func appendInterpolation<Parameter: AnyIntentValue>(_ keyPath: KeyPath<Intent, Parameter>) {}
  }

  /// Takes a text.
  public init(stringLiteral value: String) {}
  /// Takes a text with the app's name and parameters.
  public init(stringInterpolation: StringInterpolation) {}
}

/// A part of phrases. Source: Apple's page "AppShortcutPhraseToken".
public enum AppShortcutPhraseToken: Sendable {
  /// The app's name.
  case applicationName
}

/// Makes the list of shortcuts of those written in a closure.
@resultBuilder
public enum AppShortcutsBuilder {
  /// Takes a shortcut.
  public static func buildExpression(_ shortcut: AppShortcut) -> [AppShortcut] { [shortcut] }
  /// Takes a list of shortcuts.
  public static func buildExpression(_ shortcuts: [AppShortcut]) -> [AppShortcut] { shortcuts }
  /// Takes shortcuts.
  public static func buildBlock(_ shortcuts: [AppShortcut]...) -> [AppShortcut] { shortcuts.flatMap { $0 } }
  /// Takes shortcuts that there may be.
  public static func buildOptional(_ shortcuts: [AppShortcut]?) -> [AppShortcut] { shortcuts ?? [] }
  /// Takes those of a branch.
  public static func buildEither(first shortcuts: [AppShortcut]) -> [AppShortcut] { shortcuts }
  /// Takes those of a branch.
  public static func buildEither(second shortcuts: [AppShortcut]) -> [AppShortcut] { shortcuts }
  /// Takes those of a loop.
  public static func buildArray(_ shortcuts: [[AppShortcut]]) -> [AppShortcut] { shortcuts.flatMap { $0 } }
  /// Takes shortcuts of newer systems.
  public static func buildLimitedAvailability(_ shortcuts: [AppShortcut]) -> [AppShortcut] { shortcuts }
}

/// The color of shortcuts' tiles. Source: Apple's page "ShortcutTileColor".
public enum ShortcutTileColor: Sendable {
  case blue, grape, grayBlue, grayBrown, grayGreen, lightBlue, lime, navy, orange, pink, purple, red, tangerine, teal
  case yellow
}
