@_spi(Runtime) import UnderstudyCore

extension View {
  /// Gives the page its title (SEM-289 … SEM-291).
  nonisolated public consuming func navigationTitle(_ titleKey: LocalizedStringKey) -> some View {
    modifier(_NavigationTitleModifier(title: Text(titleKey).elementText))
  }

  /// Takes the page's title as a string that is not localized.
  @_disfavoredOverload
  nonisolated public consuming func navigationTitle<S: StringProtocol>(_ title: S) -> some View {
    modifier(_NavigationTitleModifier(title: .string(String(title))))
  }

  /// Takes the page's title as a text, of which the bar shows the characters only.
  nonisolated public consuming func navigationTitle(_ title: Text) -> some View {
    modifier(_NavigationTitleModifier(title: title.elementText))
  }

  /// Gives the page a title that the user could rename.
  nonisolated public consuming func navigationTitle(_ title: Binding<String>) -> some View {
    modifier(_NavigationTitleModifier(title: .string(title.wrappedValue)))
  }
}

/// The title of a page: the first among siblings that has one (SEM-289).
package struct NavigationTitleKey: PreferenceKey {
  package static var defaultValue: PlacedText? { nil }
  package static func reduce(value: inout PlacedText?, nextValue: () -> PlacedText?) {
    if value == nil { value = nextValue() }
  }
}

/// What a page says of its bar.
package struct NavigationBarKey: PreferenceKey {
  package struct Value: Equatable {
    package var isHidden = false
    package var hidesBackButton = false
    package var hidesTabBar = false
    package var hidesSidebarToggle = false
    package var titleMode: NavigationBarItem.TitleDisplayMode?
    /// What the system calls the bar of a page of its own.
    package var identifier: String?
  }
  package static var defaultValue: Value { Value() }
  package static func reduce(value: inout Value, nextValue: () -> Value) {
    let next = nextValue()
    value.isHidden = value.isHidden || next.isHidden
    value.hidesBackButton = value.hidesBackButton || next.hidesBackButton
    value.titleMode = value.titleMode ?? next.titleMode
    value.identifier = value.identifier ?? next.identifier
    value.hidesTabBar = value.hidesTabBar || next.hidesTabBar
    value.hidesSidebarToggle = value.hidesSidebarToggle || next.hidesSidebarToggle
  }
}

/// On one view the outer title wins.
public struct _NavigationTitleModifier {
  let title: ElementText
}

extension _NavigationTitleModifier: ViewModifier, PrimitiveModifier {
  // No kit: it is one write of a preference, once around a list.
  public static func _makeView<Inner: View>(_ modifier: Self, content: Inner, inputs: inout _ViewInputs) {
    _PreferenceWritingModifier<NavigationTitleKey>._makeView(
      .init(value: PlacedText(modifier.title, at: inputs.environment)), content: content, inputs: &inputs)
  }
  public static var _isDistributed: Bool { false }
  public static var _passesAttributes: Bool { true }
}
