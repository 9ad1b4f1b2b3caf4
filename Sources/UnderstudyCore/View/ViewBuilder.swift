/// Makes one view of the views written in a closure (SEM-380, SEM-381).
@resultBuilder
public enum ViewBuilder {
  /// Accepts any view; anything else is a compile error at its own line (SEM-382).
  @inlinable
  public static func buildExpression<Content: View>(_ content: consuming Content) -> Content { content }

  /// Not available: the compiler reports an expression that is no view at its own line.
  @available(*, unavailable, message: "this expression does not conform to 'View'")
  public static func buildExpression(_ invalid: Any) -> some View { EmptyView() }

  /// Gives an empty closure a view that shows nothing.
  public static func buildBlock() -> EmptyView { EmptyView() }
  /// Gives the only view of a closure as it is, without a level around it.
  @inlinable
  public static func buildBlock<Content: View>(_ content: consuming Content) -> Content { content }

  /// Combines any number of views, each an entry of its own in the container around.
  @inlinable @_disfavoredOverload
  public static func buildBlock<each Content: View>(_ content: repeat each Content) -> TupleView<(repeat each Content)>
  {
    TupleView((repeat each content), of: repeat (each Content).self)
  }

  /// Takes an `if` without `else`: there is no view while the condition is false.
  @inlinable
  public static func buildIf<Content: View>(_ content: consuming Content?) -> Content? { content }

  /// Takes the view of the first branch of an `if … else`; changing branches makes a new identity (SEM-002).
  public static func buildEither<TrueContent: View, FalseContent: View>(
    first: consuming TrueContent
  ) -> _ConditionalContent<TrueContent, FalseContent> {
    _ConditionalContent(storage: .trueContent(first))
  }

  /// Takes the view of the other branch of an `if … else`; changing branches makes a new identity (SEM-002).
  public static func buildEither<TrueContent: View, FalseContent: View>(
    second: consuming FalseContent
  ) -> _ConditionalContent<TrueContent, FalseContent> {
    _ConditionalContent(storage: .falseContent(second))
  }

  /// Hides the type of a view behind `if #available`, as older systems may not have it.
  public static func buildLimitedAvailability<Content: View>(_ content: Content) -> AnyView { AnyView(content) }
}

/// Blocks of few views, which are moved to where they stay: a pack copies each.
extension ViewBuilder {
  /// Combines two views in their order, without copying them.
  @inlinable
  public static func buildBlock<C0: View, C1: View>(_ c0: consuming C0, _ c1: consuming C1) -> TupleView<(C0, C1)> {
    TupleView((c0, c1), of: C0.self, C1.self)
  }

  /// Combines three views in their order, without copying them.
  @inlinable
  public static func buildBlock<C0: View, C1: View, C2: View>(
    _ c0: consuming C0, _ c1: consuming C1, _ c2: consuming C2
  ) -> TupleView<(C0, C1, C2)> {
    TupleView((c0, c1, c2), of: C0.self, C1.self, C2.self)
  }

  /// Combines four views in their order, without copying them.
  @inlinable
  public static func buildBlock<C0: View, C1: View, C2: View, C3: View>(
    _ c0: consuming C0, _ c1: consuming C1, _ c2: consuming C2, _ c3: consuming C3
  ) -> TupleView<(C0, C1, C2, C3)> {
    TupleView((c0, c1, c2, c3), of: C0.self, C1.self, C2.self, C3.self)
  }

  /// Combines five views in their order, without copying them.
  @inlinable
  public static func buildBlock<C0: View, C1: View, C2: View, C3: View, C4: View>(
    _ c0: consuming C0, _ c1: consuming C1, _ c2: consuming C2, _ c3: consuming C3, _ c4: consuming C4
  ) -> TupleView<(C0, C1, C2, C3, C4)> {
    TupleView((c0, c1, c2, c3, c4), of: C0.self, C1.self, C2.self, C3.self, C4.self)
  }
}
