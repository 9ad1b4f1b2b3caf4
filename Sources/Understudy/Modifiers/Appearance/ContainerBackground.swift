// Nothing is drawn, so there is nothing to observe.

extension View {
  nonisolated public consuming func containerBackground<S: ShapeStyle>(
    _ style: S, for container: ContainerBackgroundPlacement
  ) -> some View { self }
}

/// The container whose background a view sets.
public struct ContainerBackgroundPlacement: Hashable, Sendable {
  private let name: String
  public static let widget = Self(name: "widget")
  public static let tabView = Self(name: "tabView")
  public static let navigation = Self(name: "navigation")
  public static let navigationSplitView = Self(name: "navigationSplitView")
}
