@_spi(Runtime) import UnderstudyCore

/// A tab: its title and image in the bar, its value, and its content (SEM-300).
public struct Tab<Value, Content, Label> {
  let value: SelectionTag?
  let content: Content
  let label: Label
}

extension Tab where Value: Hashable, Content: View, Label: View {
  /// - Parameters:
  ///   - value: What selects the tab.
  ///   - content: What the tab shows.
  ///   - label: The tab's title and image.
  nonisolated public init(
    value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) {
    self.init(value: SelectionTag(value), content: content(), label: label())
  }
}

extension Tab where Value == Never, Content: View, Label: View {
  /// A tab that nothing selects but the user.
  nonisolated public init(
    role: TabRole? = nil, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) {
    self.init(value: nil, content: content(), label: label())
  }
}

extension Tab where Value: Hashable, Content: View, Label == DefaultTabLabel {
  nonisolated public init(
    _ titleKey: LocalizedStringKey, systemImage: String, value: Value, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(value: SelectionTag(value), content: content(), label: .init(title: Text(titleKey)))
  }

  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, systemImage: String, value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content
  ) {
    self.init(value: SelectionTag(value), content: content(), label: .init(title: Text(title)))
  }

  nonisolated public init(
    _ titleKey: LocalizedStringKey, image: String, value: Value, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(value: SelectionTag(value), content: content(), label: .init(title: Text(titleKey)))
  }
}

extension Tab where Value == Never, Content: View, Label == DefaultTabLabel {
  nonisolated public init(
    _ titleKey: LocalizedStringKey, systemImage: String, role: TabRole? = nil, @ViewBuilder content: () -> Content
  ) {
    self.init(value: nil, content: content(), label: .init(title: Text(titleKey)))
  }

  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, systemImage: String, role: TabRole? = nil, @ViewBuilder content: () -> Content
  ) {
    self.init(value: nil, content: content(), label: .init(title: Text(title)))
  }

  nonisolated public init(
    _ titleKey: LocalizedStringKey, image: String, role: TabRole? = nil, @ViewBuilder content: () -> Content
  ) {
    self.init(value: nil, content: content(), label: .init(title: Text(titleKey)))
  }
}

/// What a tab is for.
public struct TabRole: Hashable, Sendable {
  private let name: String
  public static let search = TabRole(name: "search")
}

/// The label of a tab made of a title and an image.
public struct DefaultTabLabel {
  let title: Text
}

extension DefaultTabLabel: View {
  public var body: some View { title }
}

extension Tab: View, PrimitiveView, EntryView where Content: View, Label: View {
  package static func makeEntry(_ view: Self, _ inputs: inout _ViewInputs) {
    Content._makeView(view.content, inputs: &inputs)
  }

  public static func _collectTraits(_ view: Tab, into traits: inout _ViewTraits) {
    if traits.tag == nil { traits.tag = view.value }
    traits.tabLabel = AnyView(view.label)
  }
}

extension View {
  /// Gives a tab its title and image (SEM-303).
  nonisolated public consuming func tabItem<V: View>(@ViewBuilder _ label: () -> V) -> some View {
    modifier(_TabItemModifier(label: AnyView(label())))
  }

  /// Shows a count in the tab's bar button or the list's row.
  nonisolated public consuming func badge(_ count: Int) -> some View {
    modifier(_BadgeModifier(text: count == 0 ? nil : String(count)))
  }

  nonisolated public consuming func badge(_ label: Text?) -> some View { modifier(_BadgeModifier(text: label?.string)) }
  nonisolated public consuming func badge(_ key: LocalizedStringKey?) -> some View {
    modifier(_BadgeModifier(text: key?.resolved()))
  }
  @_disfavoredOverload
  nonisolated public consuming func badge<S: StringProtocol>(_ label: S?) -> some View {
    modifier(_BadgeModifier(text: label.map { String($0) }))
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

public struct _BadgeModifier {
  let text: String?
}

extension _BadgeModifier: ViewModifier, InertModifier {
  public static func _collectTraits(_ modifier: Self, into traits: inout _ViewTraits) {
    if traits.badge == nil { traits.badge = modifier.text }
  }
}
