@_spi(Runtime) import UnderstudyCore

/// Makes the tabs of a tab view, whose selection has the type `TabValue`: a tab's value is inferred from it (F-132).
///
/// Source: Apple's page "TabContentBuilder".
@resultBuilder
public struct TabContentBuilder<TabValue: Hashable> {
  /// The content of a tab view that is made of tabs.
  public struct Content<C: TabContent> {
    let tabs: C
    nonisolated init(_ tabs: C) { self.tabs = tabs }
  }

  /// Takes tabs whose values have the selection's type; others are a compile error at their own line.
  public static func buildExpression<C: TabContent>(_ content: C) -> C where C.TabValue == TabValue { content }

  /// Makes no tabs for an empty closure.
  public static func buildBlock() -> _Tabs<TabValue, EmptyView> { _Tabs(views: EmptyView()) }

  /// Passes on the only tabs of a closure.
  public static func buildBlock<C: TabContent>(_ content: C) -> C where C.TabValue == TabValue { content }

  // Results say the type of values by their content: the builder of a `ForEach` finds its own type by them.
  /// Combines the tabs of a closure, in their order.
  @_disfavoredOverload
  public static func buildBlock<First: TabContent, each Rest: TabContent>(
    _ first: First, _ rest: repeat each Rest
  ) -> _Tabs<First.TabValue, TupleView<(First._Views, repeat (each Rest)._Views)>> where First.TabValue == TabValue {
    _Tabs(views: ViewBuilder.buildBlock(First._views(of: first), repeat (each Rest)._views(of: each rest)))
  }

  /// Makes the tabs of an `if` without `else`; none where the condition is false.
  public static func buildIf<C: TabContent>(_ content: C?) -> C? where C.TabValue == TabValue { content }

  /// Makes the tabs of the first branch; a change of the branch makes other tabs.
  public static func buildEither<First: TabContent, Second: TabContent>(
    first: First
  ) -> _ConditionalTabs<First, Second> where First.TabValue == TabValue, Second.TabValue == TabValue {
    _ConditionalTabs(views: ViewBuilder.buildEither(first: First._views(of: first)))
  }

  /// Makes the tabs of the second branch; a change of the branch makes other tabs.
  public static func buildEither<First: TabContent, Second: TabContent>(
    second: Second
  ) -> _ConditionalTabs<First, Second> where First.TabValue == TabValue, Second.TabValue == TabValue {
    _ConditionalTabs(views: ViewBuilder.buildEither(second: Second._views(of: second)))
  }

  /// Hides the type of tabs that a check for availability surrounds.
  public static func buildLimitedAvailability<C: TabContent>(_ content: C) -> AnyTabContent<TabValue>
  where C.TabValue == TabValue { AnyTabContent(content) }
}

/// The tabs of an `if … else`.
public struct _ConditionalTabs<First: TabContent, Second: TabContent> where First.TabValue == Second.TabValue {
  let views: _ConditionalContent<First._Views, Second._Views>
}

extension _ConditionalTabs: TabContent {
  /// The type of the values that select the tabs of both branches.
  public typealias TabValue = First.TabValue
  nonisolated public static func _views(of content: Self) -> _ConditionalContent<First._Views, Second._Views> {
    content.views
  }
}

extension TabContentBuilder.Content: View, PrimitiveView, StructuralView, ListView {
  package var content: C._Views { C._views(of: tabs) }
}
