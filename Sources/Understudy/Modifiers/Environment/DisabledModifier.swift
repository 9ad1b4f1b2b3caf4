@_spi(Runtime) import UnderstudyCore

extension View {
  /// Whether controls inside take no touches; what is disabled further out stays so (SEM-248).
  @inlinable
  nonisolated public consuming func disabled(_ disabled: Bool) -> some View {
    modifier(_DisabledModifier(isDisabled: disabled))
  }

  /// The colours that the content is shown in.
  nonisolated public consuming func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View {
    modifier(_OptionalEnvironmentModifier(keyPath: \.colorScheme, value: colorScheme))
  }
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
  public typealias Body = Never
  package func apply(to values: inout EnvironmentValues) { if isDisabled { values.isEnabled = false } }
  package func isEqual(to other: Self) -> Bool { isDisabled == other.isDisabled }
}

/// Sets a value of the environment, or leaves it as it is.
public struct _OptionalEnvironmentModifier<Value: Equatable> {
  let keyPath: WritableKeyPath<EnvironmentValues, Value>
  let value: Value?
}

extension _OptionalEnvironmentModifier: ViewModifier, EnvironmentModifier {
  public typealias Body = Never
  package func apply(to values: inout EnvironmentValues) { if let value { values[keyPath: keyPath] = value } }
  package func isEqual(to other: Self) -> Bool { keyPath == other.keyPath && value == other.value }
}
