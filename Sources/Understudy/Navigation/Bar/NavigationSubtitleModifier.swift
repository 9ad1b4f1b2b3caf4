@_spi(Runtime) import UnderstudyCore

extension View {
  /// Gives the page a subtitle: a text in the bar after the title, from iOS 26 on.
  nonisolated public consuming func navigationSubtitle(_ subtitle: Text) -> some View {
    modifier(_NavigationSubtitleModifier(subtitle: subtitle.elementText))
  }

  /// Takes the subtitle as a localized key.
  nonisolated public consuming func navigationSubtitle(_ subtitleKey: LocalizedStringKey) -> some View {
    modifier(_NavigationSubtitleModifier(subtitle: Text(subtitleKey).elementText))
  }

  /// Takes the subtitle as a string that is not localized.
  @_disfavoredOverload
  nonisolated public consuming func navigationSubtitle<S: StringProtocol>(_ subtitle: S) -> some View {
    modifier(_NavigationSubtitleModifier(subtitle: .string(String(subtitle))))
  }
}

/// The subtitle of a page: the first among siblings that has one, as with titles.
package struct NavigationSubtitleKey: PreferenceKey {
  package static var defaultValue: PlacedText? { nil }
  package static func reduce(value: inout PlacedText?, nextValue: () -> PlacedText?) {
    if value == nil { value = nextValue() }
  }
}

public struct _NavigationSubtitleModifier {
  let subtitle: ElementText
}

extension _NavigationSubtitleModifier: ViewModifier, PrimitiveModifier {
  // No kit: it is one write of a preference, once around a list.
  public static func _makeView<Inner: View>(_ modifier: Self, content: Inner, inputs: inout _ViewInputs) {
    _PreferenceWritingModifier<NavigationSubtitleKey>._makeView(
      .init(value: PlacedText(modifier.subtitle, at: inputs.environment)), content: content, inputs: &inputs)
  }
  public static var _isDistributed: Bool { false }
  public static var _passesAttributes: Bool { true }
}
