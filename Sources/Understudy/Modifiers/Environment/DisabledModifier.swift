@_spi(Runtime) import UnderstudyCore

extension View {
  /// Whether controls inside take no touches; what is disabled further out stays so (SEM-248).
  @inlinable
  nonisolated public consuming func disabled(_ disabled: Bool) -> some View {
    modifier(_DisabledModifier(isDisabled: disabled))
  }
}

public struct _DisabledModifier {
  @usableFromInline let isDisabled: Bool

  @inlinable
  init(isDisabled: Bool) { self.isDisabled = isDisabled }
}

extension _DisabledModifier: ViewModifier, EnvironmentModifier {
  package func apply(to values: inout EnvironmentValues) { if isDisabled { values.isEnabled = false } }
  package func isEqual(to other: Self) -> Bool { isDisabled == other.isDisabled }
}
