@_spi(Runtime) import UnderstudyCore

/// Space between the items of a bar.
public struct ToolbarSpacer: Sendable {
  /// Accepts a place for the space, which has no element there.
  nonisolated public init(placement: ToolbarItemPlacement = .automatic) {}
}

extension ToolbarSpacer: ToolbarContent {
  public var body: Never { fatalError("body should not be called on ToolbarSpacer: the runtime shows it itself.") }
  public static func _makeToolbar(_ content: ToolbarSpacer, inputs: inout _ViewInputs) {}
}
