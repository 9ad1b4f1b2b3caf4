@_spi(Runtime) import UnderstudyCore

/// One item of a bar.
public struct ToolbarItem<ID, Content: View> {
  let placement: ToolbarItemPlacement
  let content: Content
}

extension ToolbarItem where ID == Void {
  /// Puts views into a bar; their elements are children of the bar.
  ///
  /// - Parameters:
  ///   - placement: Which bar they go to, and whether they come before or after its title.
  ///   - content: The views.
  nonisolated public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
    self.init(placement: placement, content: content())
  }
}

extension ToolbarItem where ID == String {
  /// Accepts an identifier for a toolbar that users rearrange, which is not kept: items stay where they are.
  nonisolated public init(id: String, placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content)
  {
    self.init(placement: placement, content: content())
  }
}

extension ToolbarItem: ToolbarContent {
  public var body: Never { fatalError("body should not be called on ToolbarItem: the runtime shows it itself.") }
  public static func _makeToolbar(_ content: ToolbarItem, inputs: inout _ViewInputs) {
    inputs.toolbarItem(content.placement) { Content._makeView(content.content, inputs: &$0) }
  }
}

/// Several items at one place of a bar.
public struct ToolbarItemGroup<Content: View> {
  let placement: ToolbarItemPlacement
  let content: Content
}

extension ToolbarItemGroup: ToolbarContent {
  /// Puts several views into a bar at one place, in their order.
  ///
  /// - Parameters:
  ///   - placement: Which bar they go to, and whether they come before or after its title.
  ///   - content: The views.
  nonisolated public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
    self.init(placement: placement, content: content())
  }
  public var body: Never { fatalError("body should not be called on ToolbarItemGroup: the runtime shows it itself.") }
  public static func _makeToolbar(_ content: ToolbarItemGroup, inputs: inout _ViewInputs) {
    inputs.toolbarItem(content.placement) { Content._makeView(content.content, inputs: &$0) }
  }
}

extension _ViewInputs {
  fileprivate mutating func toolbarItem(
    _ placement: ToolbarItemPlacement, _ body: @MainActor (inout _ViewInputs) -> Void
  ) {
    let isMounting = isMounting
    let node = node(make: { ToolbarItemNode(placement, $0) }, update: { $0.placement = placement })
    visit(below: node, mounting: isMounting, body)
  }
}
