import SwiftUI

/// A widget for Xcode's canvas, with entries. It is checked by the compiler and makes no code.
///
/// - Parameters:
///   - name: The preview's name.
///   - family: The widget's family.
///   - widget: Makes the widget.
///   - timeline: The entries.
@freestanding(declaration)
public macro Preview<W: Widget>(
  _ name: String? = nil, as family: WidgetFamily, widget: @escaping @MainActor () -> W,
  @WidgetPreviewTimelineBuilder timeline: @escaping @MainActor () -> [any TimelineEntry]
) = #externalMacro(module: "UnderstudyMacros", type: "WidgetPreviewMacro")

/// A widget for Xcode's canvas, with a provider of entries. It is checked by the compiler and makes no code.
///
/// - Parameters:
///   - name: The preview's name.
///   - family: The widget's family.
///   - widget: Makes the widget.
///   - timelineProvider: Makes the provider.
@freestanding(declaration)
public macro Preview<W: Widget, P: TimelineProvider>(
  _ name: String? = nil, as family: WidgetFamily, widget: @escaping @MainActor () -> W,
  timelineProvider: @escaping @MainActor () -> P
) = #externalMacro(module: "UnderstudyMacros", type: "WidgetPreviewMacro")

/// Makes the entries of a preview of those written in a closure.
@resultBuilder
public enum WidgetPreviewTimelineBuilder {
  /// Takes entries.
  public static func buildBlock(_ entries: any TimelineEntry...) -> [any TimelineEntry] { entries }
}
