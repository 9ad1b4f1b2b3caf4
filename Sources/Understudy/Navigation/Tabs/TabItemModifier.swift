@_spi(Runtime) import UnderstudyCore

extension View {
  /// Gives a tab its title and image (SEM-303).
  nonisolated public consuming func tabItem<V: View>(@ViewBuilder _ label: () -> V) -> some View {
    modifier(_TabItemModifier(label: AnyView(label())))
  }
}

public struct _TabItemModifier {
  let label: AnyView
}

extension _TabItemModifier: ViewModifier, NodeModifier {
  package func makeNode(isList: Bool, _ inputs: _ViewInputs) -> TabItemNode { TabItemNode(isList: isList, inputs) }
  package func update(_ node: TabItemNode) {}
  package func prepareContent(of node: TabItemNode, _ inputs: inout _ViewInputs) { node.giveTab(label) }

  public static func _collectTraits(_ modifier: Self, into traits: inout _ViewTraits) {
    if traits.tabLabel == nil { traits.tabLabel = modifier.label }
  }
}

/// The place of a tab's item in the body of a view, which the tab can read only there.
package final class TabItemNode: WrapperNode {
  func giveTab(_ label: AnyView) {
    var current: Node = self
    while let parent = current.parent {
      if let tab = parent as? TabNode { return tab.takeLabel(label) }
      // What lies inside a container or a page says nothing of the tab.
      if parent is ContainerNode || parent is ElementNode || (parent is ScopeNode && !(parent.parent is TabNode)) {
        return
      }
      current = parent
    }
  }
}
