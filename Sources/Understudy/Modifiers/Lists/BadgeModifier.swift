@_spi(Runtime) import UnderstudyCore

extension View {
  /// Shows a number in the tab's bar button or the list's row.
  nonisolated public consuming func badge(_ count: Int) -> some View {
    modifier(_BadgeModifier(text: count == 0 ? nil : .string(String(count))))
  }

  /// Takes the badge as a text, or nil for none: the value of the tab's bar button, but nothing on a list's row.
  nonisolated public consuming func badge(_ label: Text?) -> some View {
    modifier(_BadgeModifier(text: label?.elementText))
  }
  /// Takes the badge as a localized key, or nil for none.
  nonisolated public consuming func badge(_ key: LocalizedStringKey?) -> some View {
    modifier(_BadgeModifier(text: key.map { Text($0).elementText }))
  }
  /// Takes the badge as a plain string, which is not localized, or nil for none.
  @_disfavoredOverload
  nonisolated public consuming func badge<S: StringProtocol>(_ label: S?) -> some View {
    modifier(_BadgeModifier(text: label.map { .string(String($0)) }))
  }
}

public struct _BadgeModifier {
  let text: ElementText?
}

extension _BadgeModifier: ViewModifier, InertModifier {
  public static func _collectTraits(_ modifier: Self, into traits: inout _ViewTraits) {
    if traits.badge == nil { traits.badge = modifier.text }
  }
}
