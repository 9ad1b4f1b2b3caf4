@_spi(Runtime) import UnderstudyCore

extension View {
  /// Sends up a value made of a place in the view, in place of what the content sends (SEM-216, SEM-227).
  nonisolated public func anchorPreference<A, K: PreferenceKey>(
    key: K.Type = K.self, value: Anchor<A>.Source, transform: @escaping (Anchor<A>) -> K.Value
  ) -> some View {
    preference(key: key, value: transform(Anchor(value: value.value)))
  }

  /// Changes what the content sends up, by a place in the view (SEM-218, SEM-227).
  nonisolated public func transformAnchorPreference<A, K: PreferenceKey>(
    key: K.Type = K.self, value: Anchor<A>.Source, transform: @escaping (inout K.Value, Anchor<A>) -> Void
  ) -> some View {
    transformPreference(key) { transform(&$0, Anchor(value: value.value)) }
  }

  /// Puts views made of the content's value for the key in front of it (SEM-226).
  ///
  /// - Parameter alignment: How they lie in front of the content.
  nonisolated public func overlayPreferenceValue<K: PreferenceKey, V: View>(
    _ key: K.Type, alignment: Alignment, @ViewBuilder _ transform: @escaping (K.Value) -> V
  ) -> some View { overlayPreferenceValue(key, transform) }

  /// Puts views made of the content's value for the key behind it (SEM-226).
  ///
  /// - Parameter alignment: How they lie behind the content.
  nonisolated public func backgroundPreferenceValue<K: PreferenceKey, V: View>(
    _ key: K.Type, alignment: Alignment, @ViewBuilder _ transform: @escaping (K.Value) -> V
  ) -> some View { backgroundPreferenceValue(key, transform) }
}
