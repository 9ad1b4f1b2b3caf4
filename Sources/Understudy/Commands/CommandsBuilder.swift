/// Makes the commands of those written in a closure.
@resultBuilder
public enum CommandsBuilder {
  nonisolated public static func buildExpression<Content: Commands>(_ content: Content) -> Content { content }
  nonisolated public static func buildBlock() -> EmptyCommands { EmptyCommands() }
  nonisolated public static func buildBlock<Content: Commands>(_ content: Content) -> Content { content }

  @_disfavoredOverload
  nonisolated public static func buildBlock<each Content: Commands>(
    _ content: repeat each Content
  ) -> _CommandsGroup<(repeat each Content)> { _CommandsGroup() }

  nonisolated public static func buildIf<Content: Commands>(_ content: Content?) -> _CommandsGroup<Content?> {
    _CommandsGroup()
  }
  nonisolated public static func buildEither<First: Commands, Second: Commands>(
    first: First
  ) -> _ConditionalCommands<First, Second> { _ConditionalCommands() }
  nonisolated public static func buildEither<First: Commands, Second: Commands>(
    second: Second
  ) -> _ConditionalCommands<First, Second> { _ConditionalCommands() }
  nonisolated public static func buildLimitedAvailability(_ content: any Commands) -> some Commands { EmptyCommands() }
}

/// Several commands, or one under a condition.
public struct _CommandsGroup<T>: Sendable {
  nonisolated init() {}
}

/// The commands of an `if … else`.
public struct _ConditionalCommands<First: Commands, Second: Commands>: Sendable {
  nonisolated init() {}
}

extension _CommandsGroup: _PrimitiveCommands {}
extension _ConditionalCommands: _PrimitiveCommands {}
