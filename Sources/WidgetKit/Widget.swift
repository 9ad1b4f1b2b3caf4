import SwiftUI

/// A widget, as an app's own sources declare it. Source: Apple's page "Widget".
///
/// There is no home screen that shows widgets: the declaration compiles, and nothing makes it. A test shows the view of an entry with
/// ``SwiftUI/EnvironmentValues/widgetFamily`` in its environment, and gets a provider's timeline by `app.world.widgets`.
@MainActor @preconcurrency
public protocol Widget {
  /// The type of the configuration, inferred from `body`.
  associatedtype Body: WidgetConfiguration
  /// Makes the widget.
  init()
  /// What the widget shows, and how the user chooses it.
  var body: Body { get }
}

/// Several widgets of one extension. Source: Apple's page "WidgetBundle".
@MainActor @preconcurrency
public protocol WidgetBundle {
  /// The type of the widgets, inferred from `body`.
  associatedtype Body: Widget
  /// Makes the bundle.
  init()
  /// The widgets.
  @WidgetBundleBuilder var body: Body { get }
}

extension Widget {
  /// Says that nothing shows widgets: it is there so that an extension with `@main` compiles.
  public static func main() { print("\(Self.self): there is no screen with widgets.") }
}

extension WidgetBundle {
  /// Says that nothing shows widgets: it is there so that an extension with `@main` compiles.
  public static func main() { print("\(Self.self): there is no screen with widgets.") }
}

/// Makes the widgets of a bundle of those written in a closure.
@resultBuilder
public enum WidgetBundleBuilder {
  /// Takes a widget.
  @MainActor public static func buildExpression<Content: Widget>(_ content: Content) -> Content { content }
  /// Takes a control.
  @MainActor public static func buildExpression<Content: ControlWidget>(_ content: Content) -> some Widget {
    WidgetList()
  }
  /// Takes no widget.
  @MainActor public static func buildBlock() -> some Widget { WidgetList() }
  /// Takes widgets.
  @MainActor public static func buildBlock<each Content: Widget>(_ content: repeat each Content) -> some Widget {
    WidgetList()
  }
  /// Takes widgets that there may be.
  @MainActor public static func buildOptional(_ widget: (any Widget)?) -> some Widget { WidgetList() }
  /// Takes a widget of newer systems.
  @MainActor public static func buildLimitedAvailability(_ widget: any Widget) -> some Widget { WidgetList() }
}

/// Stands for the widgets of a bundle, which nothing shows.
private struct WidgetList: Widget {
  var body: some WidgetConfiguration { EmptyWidgetConfiguration() }
}
