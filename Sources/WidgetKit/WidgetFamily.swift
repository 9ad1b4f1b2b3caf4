import SwiftUI

/// The size and shape of a widget. Source: Apple's page "WidgetFamily".
@frozen
public enum WidgetFamily: Int, CaseIterable, Codable, CustomStringConvertible, CustomDebugStringConvertible, Sendable {
  /// Two by two places of the home screen.
  case systemSmall
  /// Four by two places of the home screen.
  case systemMedium
  /// Four by four places of the home screen.
  case systemLarge
  /// Eight by four places, on a tablet's home screen.
  case systemExtraLarge
  /// A circle on the lock screen.
  case accessoryCircular
  /// A rectangle on the lock screen.
  case accessoryRectangular
  /// A line of text above the clock of the lock screen.
  case accessoryInline

  /// The name of the case.
  public var description: String {
    switch self {
    case .systemSmall: "systemSmall"
    case .systemMedium: "systemMedium"
    case .systemLarge: "systemLarge"
    case .systemExtraLarge: "systemExtraLarge"
    case .accessoryCircular: "accessoryCircular"
    case .accessoryRectangular: "accessoryRectangular"
    case .accessoryInline: "accessoryInline"
    }
  }

  /// The name of the case.
  public var debugDescription: String { description }

  /// In points, on an iPhone of 390 points. Source: Apple's page "Widgets" of the Human Interface Guidelines.
  var size: CGSize {
    switch self {
    case .systemSmall: CGSize(width: 158, height: 158)
    case .systemMedium: CGSize(width: 338, height: 158)
    case .systemLarge: CGSize(width: 338, height: 354)
    case .systemExtraLarge: CGSize(width: 715, height: 354)
    case .accessoryCircular: CGSize(width: 72, height: 72)
    case .accessoryRectangular: CGSize(width: 160, height: 72)
    case .accessoryInline: CGSize(width: 234, height: 26)
    }
  }
}

/// How a widget's colors are shown. Source: Apple's page "WidgetRenderingMode".
public struct WidgetRenderingMode: Equatable, Sendable, CustomStringConvertible {
  /// The name of the mode.
  public let description: String
  /// As they are.
  public static let fullColor = Self(description: "fullColor")
  /// In two groups, each in one color.
  public static let accented = Self(description: "accented")
  /// Without color, as on the screen of a locked device.
  public static let vibrant = Self(description: "vibrant")
}

private struct WidgetFamilyKey: EnvironmentKey { static let defaultValue = WidgetFamily.systemMedium }
private struct WidgetRenderingModeKey: EnvironmentKey { static let defaultValue = WidgetRenderingMode.fullColor }

extension EnvironmentValues {
  /// The family of the widget that shows the view: medium, unless a view around sets it.
  public var widgetFamily: WidgetFamily {
    get { self[WidgetFamilyKey.self] }
    set { self[WidgetFamilyKey.self] = newValue }
  }

  /// How the widget that shows the view has its colors: as they are, unless a view around sets it.
  public var widgetRenderingMode: WidgetRenderingMode {
    get { self[WidgetRenderingModeKey.self] }
    set { self[WidgetRenderingModeKey.self] = newValue }
  }

  /// Whether the background of the widget is shown: it is.
  public var showsWidgetContainerBackground: Bool { true }

  /// The margins of the widget that shows the view: none, as no widget does.
  public var widgetContentMargins: EdgeInsets { EdgeInsets() }
}
