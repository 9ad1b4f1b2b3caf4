// Pickers whose label is a title, with or without a symbol: the forms of `Picker` with the label made here.

extension Picker where Label == Text {
  /// Takes the label as a localized key.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
  ) {
    self.init(sources: [selection], label: Text(titleKey), content: content())
  }

  /// Takes the label as a string that is not localized.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
  ) {
    self.init(sources: [selection], label: Text(title), content: content())
  }

  /// Takes the label as a localized key, and what a menu's button shows in place of the chosen option.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content,
    @ViewBuilder currentValueLabel: () -> some View
  ) {
    self.init(
      sources: [selection], label: Text(titleKey), content: content(), currentValueLabel: AnyView(currentValueLabel()))
  }

  /// Takes the label as a string that is not localized, and what a menu's button shows in place of the chosen option.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content,
    @ViewBuilder currentValueLabel: () -> some View
  ) {
    self.init(
      sources: [selection], label: Text(title), content: content(), currentValueLabel: AnyView(currentValueLabel()))
  }

  /// Takes the label as a localized key, for a choice that is written to several values.
  ///
  /// - Parameters:
  ///   - titleKey: What is chosen.
  ///   - sources: Values that have a choice each; no option is selected where they differ.
  ///   - selection: The choice's place in such a value.
  ///   - content: The options, each with a `tag(_:)`.
  nonisolated public init<C: RandomAccessCollection>(
    _ titleKey: LocalizedStringKey, sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(sources: sources.map { $0[keyPath: selection] }, label: Text(titleKey), content: content())
  }

  /// Takes the label as a string that is not localized, for a choice that is written to several values.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol, C: RandomAccessCollection>(
    _ title: S, sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>, @ViewBuilder content: () -> Content
  ) {
    self.init(sources: sources.map { $0[keyPath: selection] }, label: Text(title), content: content())
  }

  /// Takes the label as a localized key, several values to write, and what a menu's button shows.
  nonisolated public init<C: RandomAccessCollection>(
    _ titleKey: LocalizedStringKey, sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>,
    @ViewBuilder content: () -> Content, @ViewBuilder currentValueLabel: () -> some View
  ) {
    self.init(
      sources: sources.map { $0[keyPath: selection] }, label: Text(titleKey), content: content(),
      currentValueLabel: AnyView(currentValueLabel()))
  }

  /// Takes the label as a string that is not localized, several values to write, and what a menu's button shows.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol, C: RandomAccessCollection>(
    _ title: S, sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>, @ViewBuilder content: () -> Content,
    @ViewBuilder currentValueLabel: () -> some View
  ) {
    self.init(
      sources: sources.map { $0[keyPath: selection] }, label: Text(title), content: content(),
      currentValueLabel: AnyView(currentValueLabel()))
  }
}

extension Picker where Label == UnderstudyLabel {
  /// Takes the title of the label as a localized key, and its icon as the name of a symbol.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, systemImage: String, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(sources: [selection], label: UnderstudyLabel(titleKey, systemImage: systemImage), content: content())
  }

  /// Takes the title of the label as a string that is not localized, and its icon as the name of a symbol.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, systemImage: String, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
  ) {
    self.init(sources: [selection], label: UnderstudyLabel(title, systemImage: systemImage), content: content())
  }

  /// Takes title and symbol, and what a menu's button shows in place of the chosen option.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, systemImage: String, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content, @ViewBuilder currentValueLabel: () -> some View
  ) {
    self.init(
      sources: [selection], label: UnderstudyLabel(titleKey, systemImage: systemImage), content: content(),
      currentValueLabel: AnyView(currentValueLabel()))
  }

  /// Takes a title that is not localized, a symbol, and what a menu's button shows in place of the chosen option.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, systemImage: String, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content,
    @ViewBuilder currentValueLabel: () -> some View
  ) {
    self.init(
      sources: [selection], label: UnderstudyLabel(title, systemImage: systemImage), content: content(),
      currentValueLabel: AnyView(currentValueLabel()))
  }

  /// Takes title and symbol, for a choice that is written to several values.
  nonisolated public init<C: RandomAccessCollection>(
    _ titleKey: LocalizedStringKey, systemImage: String, sources: C,
    selection: KeyPath<C.Element, Binding<SelectionValue>>, @ViewBuilder content: () -> Content
  ) {
    self.init(
      sources: sources.map { $0[keyPath: selection] }, label: UnderstudyLabel(titleKey, systemImage: systemImage),
      content: content())
  }

  /// Takes a title that is not localized and a symbol, for a choice that is written to several values.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol, C: RandomAccessCollection>(
    _ title: S, systemImage: String, sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      sources: sources.map { $0[keyPath: selection] }, label: UnderstudyLabel(title, systemImage: systemImage),
      content: content())
  }

  /// Takes title and symbol, several values to write, and what a menu's button shows.
  nonisolated public init<C: RandomAccessCollection>(
    _ titleKey: LocalizedStringKey, systemImage: String, sources: C,
    selection: KeyPath<C.Element, Binding<SelectionValue>>, @ViewBuilder content: () -> Content,
    @ViewBuilder currentValueLabel: () -> some View
  ) {
    self.init(
      sources: sources.map { $0[keyPath: selection] }, label: UnderstudyLabel(titleKey, systemImage: systemImage),
      content: content(), currentValueLabel: AnyView(currentValueLabel()))
  }

  /// Takes a title that is not localized, a symbol, several values to write, and what a menu's button shows.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol, C: RandomAccessCollection>(
    _ title: S, systemImage: String, sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>,
    @ViewBuilder content: () -> Content, @ViewBuilder currentValueLabel: () -> some View
  ) {
    self.init(
      sources: sources.map { $0[keyPath: selection] }, label: UnderstudyLabel(title, systemImage: systemImage),
      content: content(), currentValueLabel: AnyView(currentValueLabel()))
  }
}
