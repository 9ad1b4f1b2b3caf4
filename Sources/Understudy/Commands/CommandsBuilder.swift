/// Makes the commands of those written in a closure.
@resultBuilder
public enum CommandsBuilder {
  /// Passes one statement of the closure on as it is.
  nonisolated public static func buildExpression<Content: Commands>(_ content: Content) -> Content { content }

  /// Stands for a closure without statements.
  nonisolated public static func buildBlock() -> EmptyCommands { EmptyCommands() }

  /// Passes the only statement of the closure on as it is.
  nonisolated public static func buildBlock<Content: Commands>(_ content: Content) -> Content { content }

  /// Groups several statements; only their types are kept.
  @_disfavoredOverload
  nonisolated public static func buildBlock<each Content: Commands>(
    _ content: repeat each Content
  ) -> _CommandsGroup<(repeat each Content)> { _CommandsGroup() }

  /// Groups an `if` without `else`; only the type of its commands is kept.
  nonisolated public static func buildIf<Content: Commands>(_ content: Content?) -> _CommandsGroup<Content?> {
    _CommandsGroup()
  }

  /// Stands for the first branch of an `if … else`, by the types of both.
  nonisolated public static func buildEither<First: Commands, Second: Commands>(
    first: First
  ) -> _ConditionalCommands<First, Second> { _ConditionalCommands() }

  /// Stands for the second branch of an `if … else`, by the types of both.
  nonisolated public static func buildEither<First: Commands, Second: Commands>(
    second: Second
  ) -> _ConditionalCommands<First, Second> { _ConditionalCommands() }

  /// Leaves out commands behind an availability check, as no commands are shown.
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
