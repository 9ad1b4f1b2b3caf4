@_spi(Runtime) import UnderstudyCore

extension View {
  /// Gives the page its title (SEM-289 … SEM-291).
  nonisolated public consuming func navigationTitle(_ titleKey: LocalizedStringKey) -> some View {
    modifier(_NavigationTitleModifier(title: Text(titleKey).string))
  }

  @_disfavoredOverload
  nonisolated public consuming func navigationTitle<S: StringProtocol>(_ title: S) -> some View {
    modifier(_NavigationTitleModifier(title: String(title)))
  }

  nonisolated public consuming func navigationTitle(_ title: Text) -> some View {
    modifier(_NavigationTitleModifier(title: title.string))
  }

  /// Gives the page a title that the user could rename.
  nonisolated public consuming func navigationTitle(_ title: Binding<String>) -> some View {
    modifier(_NavigationTitleModifier(title: title.wrappedValue))
  }

  /// Gives the page its title, in the spelling of the first releases.
  nonisolated public func navigationBarTitle(
    _ titleKey: LocalizedStringKey, displayMode: NavigationBarItem.TitleDisplayMode = .automatic
  ) -> some View { navigationTitle(titleKey) }

  @_disfavoredOverload
  nonisolated public func navigationBarTitle<S: StringProtocol>(
    _ title: S, displayMode: NavigationBarItem.TitleDisplayMode = .automatic
  ) -> some View { navigationTitle(title) }

  nonisolated public func navigationBarTitle(
    _ title: Text, displayMode: NavigationBarItem.TitleDisplayMode = .automatic
  ) -> some View { navigationTitle(title) }

  /// How large the title is: nothing that the element tree shows.
  nonisolated public consuming func navigationBarTitleDisplayMode(_ displayMode: NavigationBarItem.TitleDisplayMode)
    -> some View
  {
    self
  }

  /// Takes the back button away; `dismiss` and the path still work (SEM-292).
  nonisolated public func navigationBarBackButtonHidden(_ hidesBackButton: Bool = true) -> some View {
    transformPreference(NavigationBarKey.self) { $0.hidesBackButton = hidesBackButton }
  }

  /// Takes the bar away.
  nonisolated public func navigationBarHidden(_ hidden: Bool) -> some View {
    transformPreference(NavigationBarKey.self) { $0.isHidden = hidden }
  }
}

/// A bar's configuration.
public struct NavigationBarItem: Hashable, Sendable {
  public enum TitleDisplayMode: Hashable, Sendable {
    case automatic, inline, large
  }
}

/// The title of a page: the first among siblings that has one (SEM-289).
package struct NavigationTitleKey: PreferenceKey {
  package static var defaultValue: String? { nil }
  package static func reduce(value: inout String?, nextValue: () -> String?) {
    if value == nil { value = nextValue() }
  }
}

/// What a page says of its bar.
package struct NavigationBarKey: PreferenceKey {
  package struct Value: Equatable {
    package var isHidden = false
    package var hidesBackButton = false
    package var hidesTabBar = false
  }
  package static var defaultValue: Value { Value() }
  package static func reduce(value: inout Value, nextValue: () -> Value) {
    let next = nextValue()
    value.isHidden = value.isHidden || next.isHidden
    value.hidesBackButton = value.hidesBackButton || next.hidesBackButton
    value.hidesTabBar = value.hidesTabBar || next.hidesTabBar
  }
}

/// On one view the outer title wins.
public struct _NavigationTitleModifier {
  let title: String
}

extension _NavigationTitleModifier: ViewModifier, PrimitiveModifier {
  public static func _makeView<Inner: View>(_ modifier: Self, content: Inner, inputs: inout _ViewInputs) {
    _PreferenceWritingModifier<NavigationTitleKey>._makeView(
      .init(value: modifier.title), content: content, inputs: &inputs)
  }
  public static var _isDistributed: Bool { false }
  public static var _passesAttributes: Bool { true }
}
