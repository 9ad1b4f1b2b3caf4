import SwiftUI

extension View {
  /// The URL that the app gets when the user taps the widget. No user taps one: a test opens the URL by `app.open(_:)`.
  nonisolated public func widgetURL(_ url: URL?) -> some View { self }

  /// The view belongs to the group with the accent color; colors are not observable.
  nonisolated public func widgetAccentable(_ accentable: Bool = true) -> some View { self }

  /// Shows a preview as a widget of a family, which the view finds in its environment.
  nonisolated public func previewContext(_ value: WidgetPreviewContext) -> some View {
    environment(\.widgetFamily, value.family)
  }
}

extension Image {
  /// How the image is drawn in a widget of two groups of colors, which pictures do not show.
  public func widgetAccentedRenderingMode(_ renderingMode: WidgetAccentedRenderingMode?) -> some View { self }
}

/// How an image is drawn in a widget of two groups of colors. Source: Apple's page "WidgetAccentedRenderingMode".
public struct WidgetAccentedRenderingMode: Hashable, Sendable {
  private let name: String
  /// In the color of the accent.
  public static let accented = Self(name: "accented")
  /// Without colors.
  public static let desaturated = Self(name: "desaturated")
  /// Without colors, in the color of the accent.
  public static let accentedDesaturated = Self(name: "accentedDesaturated")
  /// As it is.
  public static let fullColor = Self(name: "fullColor")
}

/// Which widget a preview stands for. Source: Apple's page "WidgetPreviewContext".
public struct WidgetPreviewContext: Sendable {
  let family: WidgetFamily

  /// A widget of a family.
  public init(family: WidgetFamily) { self.family = family }
}

/// The background that the system has for accessory widgets; it has no element. Source: Apple's page "AccessoryWidgetBackground".
public struct AccessoryWidgetBackground: View {
  /// Makes the background.
  public init() {}
  /// The background takes the room that it is offered.
  public var body: some View { Color.clear }
}
