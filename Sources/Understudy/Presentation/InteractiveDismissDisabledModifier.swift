@_spi(Runtime) import UnderstudyCore

extension View {
  /// Keeps the user from swiping the sheet away; `dismiss` and the binding still work (SEM-316).
  nonisolated public func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View {
    preference(key: InteractiveDismissKey.self, value: isDisabled)
  }
}

package struct InteractiveDismissKey: PreferenceKey {
  package static var defaultValue: Bool { false }
  package static func reduce(value: inout Bool, nextValue: () -> Bool) { value = value || nextValue() }
}
