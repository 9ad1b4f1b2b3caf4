@_spi(Runtime) import UnderstudyCore

/// Space between the items of a bar.
public struct ToolbarSpacer: Sendable {
  /// Accepts a size and a place for the space, which has no element there.
  nonisolated public init(_ sizing: SpacerSizing = .flexible, placement: ToolbarItemPlacement = .automatic) {}
}

/// How much room a space takes.
public struct SpacerSizing: Hashable, Sendable {
  private let name: String
  /// All room that there is.
  public static let flexible = Self(name: "flexible")
  /// As much as the platform has between groups.
  public static let fixed = Self(name: "fixed")
}

extension ToolbarSpacer: ToolbarContent {
  public var body: Never { fatalError("body should not be called on ToolbarSpacer: the runtime shows it itself.") }
  public static func _makeToolbar(_ content: ToolbarSpacer, inputs: inout _ViewInputs) {}
}
