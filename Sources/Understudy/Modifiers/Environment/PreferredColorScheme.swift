@_spi(Runtime) import UnderstudyCore

extension View {
  /// The colours of the presentation around: the sheet, cover or popover that the view is in, else the window (SEM-233).
  ///
  /// - Parameter colorScheme: The colours, in place of those that the content asks for; nil to leave them to the user.
  nonisolated public consuming func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View {
    modifier(_PreferredColorSchemeModifier(colorScheme: colorScheme))
  }
}

/// The colours that a view asks for; the first view that does applies.
public struct PreferredColorSchemeKey: PreferenceKey {
  /// Nil: where no view asks for colors, the user's setting applies.
  public static var defaultValue: ColorScheme? { nil }
  /// Keeps the colors of the first view that asks for any.
  public static func reduce(value: inout ColorScheme?, nextValue: () -> ColorScheme?) { value = value ?? nextValue() }
}

public struct _PreferredColorSchemeModifier {
  let colorScheme: ColorScheme?
}

extension _PreferredColorSchemeModifier: ViewModifier, PrimitiveModifier {
  // No kit: it is one write of a preference.
  public static func _makeView<Inner: View>(_ modifier: Self, content: Inner, inputs: inout _ViewInputs) {
    if inputs.isMounting { _ = inputs.host.service(WindowColorScheme.self) }
    let writing = _PreferenceWritingModifier<PreferredColorSchemeKey>(value: modifier.colorScheme)
    _PreferenceWritingModifier._makeView(writing, content: content, inputs: &inputs)
  }
  public static var _passesAttributes: Bool { true }
}

/// Gives the window the colours that its content asks for; made when first one does.
@MainActor
private final class WindowColorScheme: HostService, PreferenceObserver {
  private unowned(unsafe) let host: Host
  private var colorScheme: ColorScheme?
  let observedKeys: UInt64
  let place: Node? = nil

  init(host: Host) {
    self.host = host
    observedKeys = host.preferenceBit(of: PreferredColorSchemeKey.self)
    host.addPreferenceObserver(self)
  }

  func preferencesMayHaveChanged() {
    let wanted = host.root.window.preference(PreferredColorSchemeKey.self, bit: observedKeys) ?? nil
    guard wanted != colorScheme else { return }
    colorScheme = wanted
    host.root.setWish { if let wanted { $0.colorScheme = wanted } }
  }
}
