import SwiftUI

/// What a widget shows, and how the user chooses it. Source: Apple's page "WidgetConfiguration".
@MainActor @preconcurrency
public protocol WidgetConfiguration {
  /// The type of the configuration inside, inferred from `body`.
  associatedtype Body: WidgetConfiguration
  /// The configuration inside.
  var body: Body { get }
}

extension Never: WidgetConfiguration {}

/// No configuration.
public struct EmptyWidgetConfiguration: WidgetConfiguration {
  /// Makes it.
  public init() {}
  /// Not to be called.
  public var body: Never { preconditionFailure("An empty configuration of a widget has no body.") }
}

/// A widget that the user cannot change. Source: Apple's page "StaticConfiguration".
public struct StaticConfiguration<Content: View>: WidgetConfiguration {
  /// Describes the widget.
  ///
  /// - Parameters:
  ///   - kind: The name by which the app reloads it.
  ///   - provider: Gives the entries.
  ///   - content: The view of an entry.
  public init<Provider: TimelineProvider>(
    kind: String, provider: Provider, @ViewBuilder content: @escaping (Provider.Entry) -> Content
  ) {}

  /// Not to be called.
  public var body: Never { preconditionFailure("A static configuration of a widget has no body.") }
}

// Nothing shows widgets, so none of these has an effect.
extension WidgetConfiguration {
  /// The name that the user sees in the gallery.
  public func configurationDisplayName(_ displayName: Text) -> some WidgetConfiguration { self }
  /// The name that the user sees in the gallery, as a localized key.
  public func configurationDisplayName(_ displayNameKey: LocalizedStringKey) -> some WidgetConfiguration { self }
  /// The name that the user sees in the gallery, as it is.
  @_disfavoredOverload
  public func configurationDisplayName<S: StringProtocol>(_ displayName: S) -> some WidgetConfiguration { self }
  /// What the user reads in the gallery.
  public func description(_ description: Text) -> some WidgetConfiguration { self }
  /// What the user reads in the gallery, as a localized key.
  public func description(_ descriptionKey: LocalizedStringKey) -> some WidgetConfiguration { self }
  /// What the user reads in the gallery, as it is.
  @_disfavoredOverload
  public func description<S: StringProtocol>(_ description: S) -> some WidgetConfiguration { self }
  /// The sizes in which the user can choose the widget.
  public func supportedFamilies(_ families: [WidgetFamily]) -> some WidgetConfiguration { self }
  /// The widget has no margins of its own.
  public func contentMarginsDisabled() -> some WidgetConfiguration { self }
  /// Whether the system may leave the background out.
  public func containerBackgroundRemovable(_ isRemovable: Bool = true) -> some WidgetConfiguration { self }
  /// Places in which the widget is not offered first.
  public func disfavoredLocations(
    _ locations: [WidgetLocation], for families: [WidgetFamily]
  ) -> some WidgetConfiguration { self }
  /// What happens when a request of the background has ended.
  public func onBackgroundURLSessionEvents(
    matching matchingString: String, _ urlSessionEvent: @escaping (String, @escaping () -> Void) -> Void
  ) -> some WidgetConfiguration { self }
}

/// Where a widget can be. Source: Apple's page "WidgetLocation".
public struct WidgetLocation: Hashable, Sendable {
  private let name: String
  /// The home screen.
  public static let homeScreen = Self(name: "homeScreen")
  /// The screen of a locked device.
  public static let lockScreen = Self(name: "lockScreen")
  /// A device that lies on its side and is charged.
  public static let standBy = Self(name: "standBy")
  /// A car's screen.
  public static let carPlay = Self(name: "carPlay")
  /// An iPhone's widget on a Mac.
  public static let iPhoneWidgetsOnMac = Self(name: "iPhoneWidgetsOnMac")
}
