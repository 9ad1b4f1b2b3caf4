import AppIntents
import SwiftUI

/// Gives a widget that the user can change what it shows over time. Source: Apple's page "AppIntentTimelineProvider".
///
/// Only a test calls it, by `app.world.widgets`.
public protocol AppIntentTimelineProvider {
  /// The type of the entries.
  associatedtype Entry: TimelineEntry
  /// What the user can choose.
  associatedtype Intent: WidgetConfigurationIntent
  /// The widget that the entries are for.
  typealias Context = TimelineProviderContext

  /// An entry that is shown before there is a better one.
  func placeholder(in context: Context) -> Entry
  /// An entry for the gallery.
  func snapshot(for configuration: Intent, in context: Context) async -> Entry
  /// The entries from now on.
  func timeline(for configuration: Intent, in context: Context) async -> Timeline<Entry>
  /// What the gallery of a watch offers; nothing by default.
  func recommendations() -> [AppIntentRecommendation<Intent>]
}

extension AppIntentTimelineProvider {
  /// Nothing.
  public func recommendations() -> [AppIntentRecommendation<Intent>] { [] }
}

/// A widget that the gallery of a watch offers. Source: Apple's page "AppIntentRecommendation".
public struct AppIntentRecommendation<Intent: WidgetConfigurationIntent> {
  /// What is chosen for it.
  public let intent: Intent
  /// Its name for the user.
  public let description: String

  /// Offers a widget.
  public init(intent: Intent, description: some StringProtocol) {
    (self.intent, self.description) = (intent, String(description))
  }
}

/// A widget that the user can change. Source: Apple's page "AppIntentConfiguration".
public struct AppIntentConfiguration<Intent: WidgetConfigurationIntent, Content: View>: WidgetConfiguration {
  /// Describes the widget.
  ///
  /// - Parameters:
  ///   - kind: The name by which the app reloads it.
  ///   - intent: What the user can choose.
  ///   - provider: Gives the entries.
  ///   - content: The view of an entry.
  public init<Provider: AppIntentTimelineProvider>(
    kind: String, intent: Intent.Type = Intent.self, provider: Provider,
    @ViewBuilder content: @escaping (Provider.Entry) -> Content
  ) where Provider.Intent == Intent {}

  /// Not to be called.
  public var body: Never { preconditionFailure("A configuration of a widget by an intent has no body.") }
}
