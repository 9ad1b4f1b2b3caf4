// Links of the first releases: the app says by a flag, or by a selection among several links, whether a page is shown.

extension NavigationLink {
  /// A link that is active as long as a binding says so.
  ///
  /// - Parameters:
  ///   - isActive: Whether the page is shown: true pushes it, false pops it, and each way back writes false.
  ///   - destination: The page.
  ///   - label: What the link shows.
  nonisolated public init(
    isActive: Binding<Bool>, @ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label
  ) {
    self.init(label: label(), target: .destination(destination()), activation: isActive)
  }

  /// A link that is active as long as a binding has its tag.
  ///
  /// - Parameters:
  ///   - tag: The link's value in the selection.
  ///   - selection: The value of the link whose page is shown, nil for none.
  ///   - destination: The page.
  ///   - label: What the link shows.
  nonisolated public init<V: Hashable>(
    tag: V, selection: Binding<V?>, @ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label
  ) {
    self.init(label: label(), target: .destination(destination()), activation: selection.isSelected(tag))
  }

  /// Accepts whether the page takes the place of a split view's detail; links of a column beside others always do that.
  nonisolated public func isDetailLink(_ isDetailLink: Bool) -> some View { self }
}

// MARK: - Convenience

extension NavigationLink {
  /// Takes the page as a view, in the spelling of the first releases.
  ///
  /// - Parameter isActive: Whether the page is shown: true pushes it, false pops it, and each way back writes false.
  nonisolated public init(
    destination: Destination, isActive: Binding<Bool>, @ViewBuilder label: () -> Label
  ) {
    self.init(label: label(), target: .destination(destination), activation: isActive)
  }

  /// Takes the page as a view that is shown while the selection is the link's value.
  ///
  /// - Parameters:
  ///   - destination: The page.
  ///   - tag: The link's value in the selection.
  ///   - selection: The value of the link whose page is shown, nil for none.
  ///   - label: What the link shows.
  nonisolated public init<V: Hashable>(
    destination: Destination, tag: V, selection: Binding<V?>, @ViewBuilder label: () -> Label
  ) {
    self.init(label: label(), target: .destination(destination), activation: selection.isSelected(tag))
  }
}

extension NavigationLink where Label == Text {
  /// Takes the label as a localized key, and a flag that pushes and pops the page.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, isActive: Binding<Bool>, @ViewBuilder destination: () -> Destination
  ) {
    self.init(isActive: isActive, destination: destination) { Text(titleKey) }
  }

  /// Takes the label as a string that is not localized, and a flag that pushes and pops the page.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, isActive: Binding<Bool>, @ViewBuilder destination: () -> Destination
  ) {
    self.init(isActive: isActive, destination: destination) { Text(title) }
  }

  /// Takes the label as a localized key; the page is shown while the selection is the link's value.
  nonisolated public init<V: Hashable>(
    _ titleKey: LocalizedStringKey, tag: V, selection: Binding<V?>, @ViewBuilder destination: () -> Destination
  ) {
    self.init(tag: tag, selection: selection, destination: destination) { Text(titleKey) }
  }

  /// Takes the label as a string that is not localized; the page is shown while the selection is the link's value.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol, V: Hashable>(
    _ title: S, tag: V, selection: Binding<V?>, @ViewBuilder destination: () -> Destination
  ) {
    self.init(tag: tag, selection: selection, destination: destination) { Text(title) }
  }

  /// Takes the label as a localized key, the page as a view, and a flag that pushes and pops it.
  nonisolated public init(_ titleKey: LocalizedStringKey, destination: Destination, isActive: Binding<Bool>) {
    self.init(destination: destination, isActive: isActive) { Text(titleKey) }
  }

  /// Takes the label as a string that is not localized, the page as a view, and a flag that pushes and pops it.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, destination: Destination, isActive: Binding<Bool>) {
    self.init(destination: destination, isActive: isActive) { Text(title) }
  }

  /// Takes the label as a localized key, and the page as a view that a selection shows.
  nonisolated public init<V: Hashable>(
    _ titleKey: LocalizedStringKey, destination: Destination, tag: V, selection: Binding<V?>
  ) {
    self.init(destination: destination, tag: tag, selection: selection) { Text(titleKey) }
  }

  /// Takes the label as a string that is not localized, and the page as a view that a selection shows.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol, V: Hashable>(
    _ title: S, destination: Destination, tag: V, selection: Binding<V?>
  ) {
    self.init(destination: destination, tag: tag, selection: selection) { Text(title) }
  }
}

extension Binding {
  /// Whether a selection has a value: true selects it, false gives it up.
  nonisolated fileprivate func isSelected<V: Hashable>(_ tag: V) -> Binding<Bool> where Value == V? {
    project(identity: AnyHashable(tag), { $0 == tag }) { selection, isSelected in
      if isSelected { selection = tag } else if selection == tag { selection = nil }
      return true
    }
  }
}
