@_spi(Runtime) import UnderstudyCore

/// A tab: its title and image in the bar, its value, and its content (SEM-300).
public struct Tab<Value, Content, Label> {
  let value: SelectionTag?
  let content: Content
  let label: Label
}

extension Tab where Value: Hashable, Content: View, Label: View {
  /// A tab with a value and a label of any views.
  ///
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
  /// Takes the title as a localized key; the tab's button has no element for the symbol.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, systemImage: String, value: Value, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      value: SelectionTag(value), content: content(),
      label: .init(title: Text(titleKey), image: Image(systemName: systemImage)))
  }

  /// Takes the title as a string that is not localized; the tab's button has no element for the symbol.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, systemImage: String, value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content
  ) {
    self.init(
      value: SelectionTag(value), content: content(),
      label: .init(title: Text(title), image: Image(systemName: systemImage)))
  }

  /// Takes the title as a localized key; the tab's button has no element for the image.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, image: String, value: Value, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(value: SelectionTag(value), content: content(), label: .init(title: Text(titleKey), image: Image(image)))
  }
}

extension Tab where Value == Never, Content: View, Label == DefaultTabLabel {
  /// Takes the title of a tab without a value as a localized key; the symbol has no element.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, systemImage: String, role: TabRole? = nil, @ViewBuilder content: () -> Content
  ) {
    self.init(
      value: nil, content: content(), label: .init(title: Text(titleKey), image: Image(systemName: systemImage)))
  }

  /// Takes the title of a tab without a value as a string that is not localized; the symbol has no element.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, systemImage: String, role: TabRole? = nil, @ViewBuilder content: () -> Content
  ) {
    self.init(value: nil, content: content(), label: .init(title: Text(title), image: Image(systemName: systemImage)))
  }

  /// Takes the title of a tab without a value as a localized key; the image has no element.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, image: String, role: TabRole? = nil, @ViewBuilder content: () -> Content
  ) {
    self.init(value: nil, content: content(), label: .init(title: Text(titleKey), image: Image(image)))
  }
}

extension Tab: TabContent where Value: Hashable, Content: View, Label: View {
  /// The type of the tab's value.
  public typealias TabValue = Value
  nonisolated public static func _views(of tab: Self) -> _TabEntry<Content, Label> {
    _TabEntry(value: tab.value, content: tab.content, label: tab.label)
  }
}

/// A tab as an entry of its tab view.
public struct _TabEntry<Content: View, Label: View> {
  let value: SelectionTag?
  let content: Content
  let label: Label
}

extension _TabEntry: View, PrimitiveView, EntryView {
  package static func makeEntry(_ view: Self, _ inputs: inout _ViewInputs) {
    Content._makeView(view.content, inputs: &inputs)
  }

  public static func _collectTraits(_ view: Self, into traits: inout _ViewTraits) {
    if traits.tag == nil { traits.tag = view.value }
    traits.tabLabel = AnyView(view.label)
    traits.tabImage = (view.label as? DefaultTabLabel)?.image
  }
}
