@_spi(Runtime) import UnderstudyCore

// Tabs whose title the system gives by their role, and tabs without one.

extension Tab where Value: Hashable, Content: View, Label == DefaultTabLabel {
  /// Takes title and symbol from the role: "Search" for a tab for search, nothing for a tab without a role.
  nonisolated public init(value: Value, role: TabRole?, @ViewBuilder content: () -> Content) {
    self.init(value: SelectionTag(value), content: content(), label: DefaultTabLabel(role: role))
  }
}

extension Tab where Value == Never, Content: View, Label == DefaultTabLabel {
  /// Takes title and symbol of a tab without a value from its role.
  nonisolated public init(role: TabRole?, @ViewBuilder content: () -> Content) {
    self.init(value: nil, content: content(), label: DefaultTabLabel(role: role))
  }
}

extension Tab where Value: Hashable, Content: View, Label == EmptyView {
  /// A tab without a title, as for pages that a swipe turns.
  nonisolated public init(value: Value, @ViewBuilder content: () -> Content) {
    self.init(value: SelectionTag(value), content: content(), label: EmptyView())
  }
}

extension Tab where Value == Never, Content: View, Label == EmptyView {
  /// A tab without a value and a title.
  nonisolated public init(@ViewBuilder content: () -> Content) {
    self.init(value: nil, content: content(), label: EmptyView())
  }
}

extension DefaultTabLabel {
  /// The system's title and symbol.
  nonisolated fileprivate init(role: TabRole?) {
    let isSearch = role == .search
    self.init(
      title: Text(verbatim: isSearch ? "Search" : ""), image: Image(systemName: isSearch ? "magnifyingglass" : ""))
  }
}
