// What only assistive technology uses: the element tree does not show it.

extension View {
  /// An action of assistive technology never runs here: no XCUITest action performs it.
  ///
  /// - Parameters:
  ///   - actionKind: What the user does; activation by default.
  ///   - handler: The code that a device would run.
  nonisolated public consuming func accessibilityAction(
    _ actionKind: AccessibilityActionKind = .default, _ handler: @escaping () -> Void
  ) -> some View { self }
  /// An action with a name never runs here, and its name is not part of the element tree.
  nonisolated public consuming func accessibilityAction(
    named nameKey: LocalizedStringKey, _ handler: @escaping () -> Void
  ) -> some View { self }
  /// Takes the name of the action as a text.
  nonisolated public consuming func accessibilityAction(named name: Text, _ handler: @escaping () -> Void) -> some View
  { self }
  /// Takes the name of the action as a plain string, which is not localized.
  @_disfavoredOverload
  nonisolated public consuming func accessibilityAction<S: StringProtocol>(
    named name: S, _ handler: @escaping () -> Void
  ) -> some View { self }
  /// Takes a view as the action's name; neither the view nor the action is used here.
  nonisolated public consuming func accessibilityAction<Label: View>(
    action: @escaping () -> Void, @ViewBuilder label: () -> Label
  ) -> some View { self }
  /// A list of custom actions has no elements: its content is never evaluated.
  nonisolated public consuming func accessibilityActions<Content: View>(
    @ViewBuilder _ content: () -> Content
  ) -> some View { self }
}

/// Something that assistive technology can do to an element.
public struct AccessibilityActionKind: Equatable, Sendable {
  private let name: String
  /// The activation of the element, as by a double tap in VoiceOver.
  public static let `default` = Self(name: "default")
  /// The gesture that leaves what is presented, such as a sheet or an alert.
  public static let escape = Self(name: "escape")
  /// The gesture for the most important action of a screen, such as answering a call.
  public static let magicTap = Self(name: "magicTap")
  /// The deletion of the element, as offered by its row.
  public static let delete = Self(name: "delete")
  /// The presentation of the element's context menu.
  public static let showMenu = Self(name: "showMenu")
}
