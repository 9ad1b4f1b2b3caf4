@_spi(Runtime) import UnderstudyCore

extension View {
  /// Whether controls inside take no touches; what is disabled further out stays so (SEM-248).
  @inlinable
  nonisolated public consuming func disabled(_ disabled: Bool) -> some View {
    modifier(_DisabledModifier(isDisabled: disabled))
  }

  /// The colours that the content is shown in.
  nonisolated public func colorScheme(_ colorScheme: ColorScheme) -> some View {
    environment(\.colorScheme, colorScheme)
  }

  /// The size of text inside.
  nonisolated public func dynamicTypeSize(_ size: DynamicTypeSize) -> some View { environment(\.dynamicTypeSize, size) }

  /// The sizes that text inside may have: the user's, or the nearest of these.
  nonisolated public func dynamicTypeSize<T: RangeExpression>(
    _ range: T
  ) -> some View where T.Bound == DynamicTypeSize {
    let sizes = DynamicTypeSize.allCases.filter { range.contains($0) }
    return transformEnvironment(\.dynamicTypeSize) { size in
      guard !sizes.contains(size), let first = sizes.first, let last = sizes.last else { return }
      size = size < first ? first : last
    }
  }

  /// Shows the content as a placeholder; its elements stay.
  nonisolated public func redacted(reason: RedactionReasons) -> some View {
    transformEnvironment(\.redactionReasons) { $0.formUnion(reason) }
  }
  nonisolated public func unredacted() -> some View { environment(\.redactionReasons, []) }
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
