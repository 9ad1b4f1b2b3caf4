/// Makes the marks of a chart of the statements of a closure. Source: Apple's page "ChartContentBuilder".
@resultBuilder
public struct ChartContentBuilder {
  /// No marks.
  public static func buildBlock() -> some ChartContent { BuilderEmpty() }

  /// Passes the first statement of the closure on as it is.
  public static func buildPartialBlock<T: ChartContent>(first content: T) -> T { content }

  /// Adds a statement to those before it.
  public static func buildPartialBlock(
    accumulated: some ChartContent, next: some ChartContent
  ) -> some ChartContent { BuilderPair(first: accumulated, second: next) }

  /// Stands for an `if` without `else`.
  public static func buildIf<T: ChartContent>(_ content: T?) -> T? { content }

  /// Stands for the first branch of an `if … else`.
  public static func buildEither<T1: ChartContent, T2: ChartContent>(first: T1) -> BuilderConditional<T1, T2> {
    BuilderConditional(storage: .trueContent(first))
  }

  /// Stands for the second branch of an `if … else`.
  public static func buildEither<T1: ChartContent, T2: ChartContent>(second: T2) -> BuilderConditional<T1, T2> {
    BuilderConditional(storage: .falseContent(second))
  }

  /// Hides the type of what stands behind an availability check.
  public static func buildLimitedAvailability<Content: ChartContent>(_ content: Content) -> some ChartContent {
    AnyChartContent(content)
  }

  /// Passes one statement of the closure on as it is.
  public static func buildExpression<Content: ChartContent>(_ content: Content) -> Content { content }
}

/// One of two contents, as a condition decides. Source: Apple's page "BuilderConditional".
public struct BuilderConditional<TrueContent, FalseContent> {
  enum Storage {
    case trueContent(TrueContent)
    case falseContent(FalseContent)
  }

  let storage: Storage
}

/// Two contents, one after the other.
struct BuilderPair<First, Second> {
  let first: First
  let second: Second
}

/// No content.
struct BuilderEmpty {}

extension BuilderConditional: ChartContent where TrueContent: ChartContent, FalseContent: ChartContent {
  public var body: Never { fatalError("body should not be called on \(Self.self): the chart draws it itself.") }
  public static func _collectChartContent(_ content: Self, _ inputs: inout _ChartContentInputs) {
    switch content.storage {
    case .trueContent(let content): TrueContent._collectChartContent(content, &inputs)
    case .falseContent(let content): FalseContent._collectChartContent(content, &inputs)
    }
  }
}

extension BuilderPair: ChartContent, PrimitiveChartContent where First: ChartContent, Second: ChartContent {
  static func _collectChartContent(_ content: Self, _ inputs: inout _ChartContentInputs) {
    First._collectChartContent(content.first, &inputs)
    Second._collectChartContent(content.second, &inputs)
  }
}

extension BuilderEmpty: PrimitiveChartContent {
  static func _collectChartContent(_ content: Self, _ inputs: inout _ChartContentInputs) {}
}
