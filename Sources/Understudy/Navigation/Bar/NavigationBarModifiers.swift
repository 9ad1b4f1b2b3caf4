extension View {
  /// Gives the page its title, in the spelling of the first releases.
  nonisolated public func navigationBarTitle(
    _ titleKey: LocalizedStringKey, displayMode: NavigationBarItem.TitleDisplayMode = .automatic
  ) -> some View { navigationTitle(titleKey).navigationBarTitleDisplayMode(displayMode) }

  /// Takes the page's title as a string that is not localized.
  @_disfavoredOverload
  nonisolated public func navigationBarTitle<S: StringProtocol>(
    _ title: S, displayMode: NavigationBarItem.TitleDisplayMode = .automatic
  ) -> some View { navigationTitle(title).navigationBarTitleDisplayMode(displayMode) }

  /// Takes the page's title as a text, of which the bar shows the characters only.
  nonisolated public func navigationBarTitle(
    _ title: Text, displayMode: NavigationBarItem.TitleDisplayMode = .automatic
  ) -> some View { navigationTitle(title).navigationBarTitleDisplayMode(displayMode) }

  /// How large the title is, which decides the height of the bar (LAY-201); its element is the same in all modes.
  nonisolated public consuming func navigationBarTitleDisplayMode(_ displayMode: NavigationBarItem.TitleDisplayMode)
    -> some View
  {
    transformPreference(NavigationBarKey.self) { if displayMode != .automatic { $0.titleMode = displayMode } }
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
