/// An item of an app in the menu bar of a Mac; an iPhone has no such bar.
public struct MenuBarExtra<Label: View, Content: View>: WindowlessScene {
  /// Declares an item with a custom label; neither closure is called.
  nonisolated public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {}

  /// Declares an item that can be removed; the binding is neither read nor written.
  ///
  /// - Parameters:
  ///   - isInserted: Whether the menu bar has the item.
  ///   - content: The views of the item's menu. They are not evaluated.
  ///   - label: The view in the menu bar. It is not evaluated.
  nonisolated public init(
    isInserted: Binding<Bool>, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) {}
}

extension MenuBarExtra where Label == Text {
  /// Declares an item with a localized title; its content is not evaluated.
  nonisolated public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {}

  /// Takes the title as a string that is not localized.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {}

  /// Declares an item with a localized title that can be removed; the binding is neither read nor written.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, isInserted: Binding<Bool>, @ViewBuilder content: () -> Content
  ) {}

  /// Takes the title of a removable item as a string that is not localized.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, isInserted: Binding<Bool>, @ViewBuilder content: () -> Content
  ) {}
}

extension MenuBarExtra where Label == Understudy.Label<Text, Image> {
  /// Declares an item with a localized title and a system symbol; its content is not evaluated.
  nonisolated public init(_ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content) {}

  /// Takes the title beside the symbol as a string that is not localized.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, systemImage: String, @ViewBuilder content: () -> Content) {}

  /// Declares a removable item with a title and a system symbol; the binding is neither read nor written.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, systemImage: String, isInserted: Binding<Bool>, @ViewBuilder content: () -> Content
  ) {}

  /// Declares an item with a localized title and an image from the app's assets; its content is not evaluated.
  nonisolated public init(_ titleKey: LocalizedStringKey, image: String, @ViewBuilder content: () -> Content) {}
}
