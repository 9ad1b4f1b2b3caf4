@_spi(Runtime) import UnderstudyCore

/// Items of a bar.
@MainActor @preconcurrency
public protocol ToolbarContent {
  associatedtype Body: ToolbarContent
  /// The items that these consist of.
  @ToolbarContentBuilder @MainActor @preconcurrency var body: Body { get }
  static func _makeToolbar(_ content: Self, inputs: inout _ViewInputs)
}

extension ToolbarContent {
  public static func _makeToolbar(_ content: Self, inputs: inout _ViewInputs) {
    Body._makeToolbar(content.body, inputs: &inputs)
  }
}

extension Never: ToolbarContent {
  public static func _makeToolbar(_ content: Never, inputs: inout _ViewInputs) {}
}

/// Makes one content of the items written in a closure.
@resultBuilder
public enum ToolbarContentBuilder {
  /// Passes on the items of one expression.
  public static func buildExpression<Content: ToolbarContent>(_ content: Content) -> Content { content }
  /// Makes no items for an empty closure.
  public static func buildBlock() -> _ToolbarItems { _ToolbarItems(items: ()) { (_: Void, _) in } }
  /// Passes on the only items of a closure.
  public static func buildBlock<Content: ToolbarContent>(_ content: Content) -> Content { content }
  /// Combines the items of a closure in their order.
  @_disfavoredOverload
  public static func buildBlock<each Content: ToolbarContent>(_ content: repeat each Content) -> _ToolbarItems {
    _ToolbarItems(items: (repeat each content)) { (items: (repeat each Content), inputs) in
      repeat (each Content)._makeToolbar(each items, inputs: &inputs)
    }
  }
  /// Makes the items of an `if` without `else`; none where the condition is false.
  public static func buildIf<Content: ToolbarContent>(_ content: Content?) -> _OptionalToolbarItems<Content> {
    _OptionalToolbarItems(content: content)
  }
  /// Makes the items of the first branch; they keep no state when the branch changes.
  public static func buildEither<First: ToolbarContent, Second: ToolbarContent>(
    first: First
  ) -> _ConditionalToolbarItems<First, Second> { _ConditionalToolbarItems(choice: .first(first)) }
  /// Makes the items of the second branch; they keep no state when the branch changes.
  public static func buildEither<First: ToolbarContent, Second: ToolbarContent>(
    second: Second
  ) -> _ConditionalToolbarItems<First, Second> { _ConditionalToolbarItems(choice: .second(second)) }
  /// Makes items that a check for availability surrounds.
  public static func buildLimitedAvailability<Content: ToolbarContent>(
    _ content: Content
  ) -> _OptionalToolbarItems<Content> { _OptionalToolbarItems(content: content) }
}

/// Several items.
public struct _ToolbarItems {
  private let items: Any
  private let visit: @MainActor (Any, inout _ViewInputs) -> Void

  init<Items>(items: Items, visit: @escaping @MainActor (Items, inout _ViewInputs) -> Void) {
    self.items = items
    self.visit = { items, inputs in
      if let items = items as? Items { visit(items, &inputs) }
    }
  }

  @MainActor
  func visit(_ inputs: inout _ViewInputs) { visit(items, &inputs) }
}

extension _ToolbarItems: ToolbarContent {
  public var body: Never { fatalError("body should not be called on toolbar items: the runtime shows them itself.") }
  public static func _makeToolbar(_ content: _ToolbarItems, inputs: inout _ViewInputs) { content.visit(&inputs) }
}

/// Items that are there under a condition.
public struct _OptionalToolbarItems<Content> {
  let content: Content?
}

extension _OptionalToolbarItems: ToolbarContent where Content: ToolbarContent {
  public var body: Never { fatalError("body should not be called on toolbar items: the runtime shows them itself.") }
  public static func _makeToolbar(_ content: _OptionalToolbarItems, inputs: inout _ViewInputs) {
    Optional<ToolbarContentView<Content>>._makeView(content.content.map(ToolbarContentView.init), inputs: &inputs)
  }
}

/// The items of an `if … else`; those of each branch have identities of their own (SEM-002).
public struct _ConditionalToolbarItems<First, Second> {
  enum Choice {
    case first(First)
    case second(Second)
  }

  let choice: Choice
}

extension _ConditionalToolbarItems: ToolbarContent where First: ToolbarContent, Second: ToolbarContent {
  public var body: Never { fatalError("body should not be called on toolbar items: the runtime shows them itself.") }
  public static func _makeToolbar(_ content: _ConditionalToolbarItems, inputs: inout _ViewInputs) {
    typealias Views = _ConditionalContent<ToolbarContentView<First>, ToolbarContentView<Second>>
    let views: Views =
      switch content.choice {
      case .first(let items): ViewBuilder.buildEither(first: ToolbarContentView(content: items))
      case .second(let items): ViewBuilder.buildEither(second: ToolbarContentView(content: items))
      }
    Views._makeView(views, inputs: &inputs)
  }
}

/// Toolbar content as a view, for conditions.
struct ToolbarContentView<Content: ToolbarContent>: PrimitiveView {
  let content: Content
  static func _makeView(_ view: ToolbarContentView, inputs: inout _ViewInputs) {
    Content._makeToolbar(view.content, inputs: &inputs)
  }
  static var _isList: Bool { true }
}
