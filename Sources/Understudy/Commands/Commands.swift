/// Commands of menus, which an iPhone does not show: they are checked by the compiler, and nothing of them is evaluated.
@MainActor @preconcurrency
public protocol Commands {
  associatedtype Body: Commands
  /// The commands that these consist of.
  @CommandsBuilder @MainActor @preconcurrency var body: Self.Body { get }
}

extension Never: Commands {}

/// Commands that the system has in its own menus, or that have views for items: they have no body.
public protocol _PrimitiveCommands: Commands where Body == Never {}

extension _PrimitiveCommands {
  public var body: Never { fatalError("body should not be called on \(Self.self): an iPhone shows no commands.") }
}

extension Scene {
  /// Adds commands to the menus of a Mac or an iPad; on an iPhone it changes nothing.
  nonisolated public func commands<Content: Commands>(@CommandsBuilder content: () -> Content) -> some Scene { self }

  /// Takes commands out of the menus of a Mac or an iPad; on an iPhone it changes nothing.
  nonisolated public func commandsRemoved() -> some Scene { self }

  /// Puts commands in place of a scene's own; on an iPhone it changes nothing.
  nonisolated public func commandsReplaced<Content: Commands>(
    @CommandsBuilder content: () -> Content
  ) -> some Scene { self }
}

/// No commands.
public struct EmptyCommands: Sendable { nonisolated public init() {} }
/// The system's commands for a sidebar.
public struct SidebarCommands: Sendable { nonisolated public init() {} }
/// The system's commands for editing text.
public struct TextEditingCommands: Sendable { nonisolated public init() {} }
/// The system's commands for the look of text.
public struct TextFormattingCommands: Sendable { nonisolated public init() {} }
/// The system's commands for bars.
public struct ToolbarCommands: Sendable { nonisolated public init() {} }
/// The system's commands for an inspector.
public struct InspectorCommands: Sendable { nonisolated public init() {} }
/// The system's commands for pictures from other devices.
public struct ImportFromDevicesCommands: Sendable { nonisolated public init() {} }

extension EmptyCommands: _PrimitiveCommands {}
extension SidebarCommands: _PrimitiveCommands {}
extension TextEditingCommands: _PrimitiveCommands {}
extension TextFormattingCommands: _PrimitiveCommands {}
extension ToolbarCommands: _PrimitiveCommands {}
extension InspectorCommands: _PrimitiveCommands {}
extension ImportFromDevicesCommands: _PrimitiveCommands {}
