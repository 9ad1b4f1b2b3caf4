/// A menu of commands.
public struct CommandMenu<Content: View> {
  /// A menu with a localized title; the items are not evaluated.
  ///
  /// - Parameters:
  ///   - name: The menu's title.
  ///   - content: The items. They are made when the app's scene is, and not shown.
  nonisolated public init(_ name: LocalizedStringKey, @ViewBuilder content: () -> Content) {}

  /// Takes the menu's title as a text; the items are not evaluated.
  nonisolated public init(_ name: Text, @ViewBuilder content: () -> Content) {}

  /// Takes the menu's title as a string that is not localized; the items are not evaluated.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ name: S, @ViewBuilder content: () -> Content) {}
}

extension CommandMenu: _PrimitiveCommands {}
