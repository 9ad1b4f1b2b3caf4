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
