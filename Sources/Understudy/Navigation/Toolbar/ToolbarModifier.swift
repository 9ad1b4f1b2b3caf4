@_spi(Runtime) import UnderstudyCore

extension View {
  /// Puts items into the bars around the view (SEM-292).
  nonisolated public consuming func toolbar<Items: ToolbarContent>(@ToolbarContentBuilder content: () -> Items)
    -> some View
  {
    modifier(_ToolbarModifier(items: content()))
  }

  /// Puts views into the bar around the view, at the usual place.
  nonisolated public func toolbar<Items: View>(@ViewBuilder content: () -> Items) -> some View {
    let items = content()
    return modifier(_ToolbarModifier(items: ToolbarItem(placement: .automatic) { items }))
  }

  /// Shows or hides bars: the navigation bar, where none is named, or the bar of tabs.
  nonisolated public func toolbar(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
    barVisibility(visibility, of: Set(bars))
  }

  nonisolated private func barVisibility(_ visibility: Visibility, of bars: Set<ToolbarPlacement>) -> some View {
    let isAny = bars.isEmpty || bars.contains(.automatic)
    return transformPreference(NavigationBarKey.self) {
      if isAny || bars.contains(.navigationBar) { $0.isHidden = visibility == .hidden }
      if bars.contains(.tabBar) { $0.hidesTabBar = visibility == .hidden }
    }
  }

  /// Accepts a light or dark appearance for bars; the environment of their items stays the same.
  nonisolated public consuming func toolbarColorScheme(_ colorScheme: ColorScheme?, for bars: ToolbarPlacement...)
    -> some View
  {
    self
  }
  /// How large the title is, which decides the height of the bar; the title's element stays the same.
  nonisolated public consuming func toolbarTitleDisplayMode(_ mode: ToolbarTitleDisplayMode) -> some View {
    navigationBarTitleDisplayMode(mode.mode)
  }
  /// What the bar is for: nothing that the element tree shows.
  nonisolated public consuming func toolbarRole(_ role: ToolbarRole) -> some View { self }
}

// MARK: - Convenience

extension View {
  /// Puts items into the bars around the view; the user of an iPhone does not rearrange them.
  nonisolated public func toolbar<Items: ToolbarContent>(
    id: String, @ToolbarContentBuilder content: () -> Items
  ) -> some View { toolbar(content: content) }

  /// Shows or hides bars, in a newer spelling.
  nonisolated public func toolbarVisibility(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
    barVisibility(visibility, of: Set(bars))
  }
}

public struct _ToolbarModifier<Items: ToolbarContent> {
  let items: Items
  nonisolated init(items: Items) { self.items = items }
}

extension _ToolbarModifier: ViewModifier, NodeModifier {
  package func makeNode(isList: Bool, _ inputs: _ViewInputs) -> ToolbarNode { ToolbarNode(isList: isList, inputs) }
  package func update(_ node: ToolbarNode) {}

  package func prepareContent(of node: ToolbarNode, _ inputs: inout _ViewInputs) {
    let isMounting = inputs.isMounting
    let bar = inputs.node(make: { ToolbarItemsNode($0) }, update: { _ in })
    inputs.visit(below: bar, mounting: isMounting) { inner in
      inner.overrides = nil
      inner.lazyWindow = nil
      inner.environment = bar.scope
      Items._makeToolbar(items, inputs: &inner)
    }
  }
}
