// Pictures do not show it, so there is nothing to observe.

extension View {
  /// The background of the container around the view is not drawn, and it adds no element.
  ///
  /// - Parameters:
  ///   - style: The color or other style.
  ///   - container: Which kind of container it is for.
  nonisolated public consuming func containerBackground<S: ShapeStyle>(
    _ style: S, for container: ContainerBackgroundPlacement
  ) -> some View { self }

  /// The background of the container around the view, made of a view, is not drawn, and it adds no element.
  ///
  /// - Parameters:
  ///   - container: Which kind of container it is for.
  ///   - alignment: Where the background's view is.
  ///   - content: The background.
  nonisolated public consuming func containerBackground<V: View>(
    for container: ContainerBackgroundPlacement, alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View { self }
}

/// The container whose background a view sets.
public struct ContainerBackgroundPlacement: Hashable, Sendable {
  private let name: String
  /// The background of a widget.
  public static let widget = Self(name: "widget")
  /// The background of a page in a tab view.
  public static let tabView = Self(name: "tabView")
  /// The background of a page in a navigation stack.
  public static let navigation = Self(name: "navigation")
  /// The background of a navigation split view.
  public static let navigationSplitView = Self(name: "navigationSplitView")
}
