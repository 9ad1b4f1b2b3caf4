import SwiftUI

/// What an axis consists of. Source: Apple's page "AxisContent".
public protocol AxisContent {
  /// Adds the marks of some content to those of the axis.
  static func _makeAxisContent(_ content: Self, _ inputs: inout _AxisContentInputs)
}

/// The marks of an axis as far as they are known.
public struct _AxisContentInputs {
  var groups: [AxisGroup] = []
}

/// What `AxisMarks` says of an axis.
struct AxisGroup {
  var preset = AxisMarkPreset.automatic
  var position = AxisMarkPosition.automatic
  var values = AxisMarkValues.automatic
  /// The values that are named one by one.
  var list: [Datum]?
  var format: ((Datum) -> String?)?
  var stroke: StrokeStyle?
  /// Makes the marks of a value; nil for those that are usual.
  var content: ((AxisValue) -> [AxisPart])?
}

extension Never: AxisContent {
  public static func _makeAxisContent(_ content: Never, _ inputs: inout _AxisContentInputs) {}
}

extension Optional: AxisContent where Wrapped: AxisContent {
  public static func _makeAxisContent(_ content: Wrapped?, _ inputs: inout _AxisContentInputs) {
    if let content { Wrapped._makeAxisContent(content, &inputs) }
  }
}

extension BuilderConditional: AxisContent where TrueContent: AxisContent, FalseContent: AxisContent {
  public static func _makeAxisContent(_ content: Self, _ inputs: inout _AxisContentInputs) {
    switch content.storage {
    case .trueContent(let content): TrueContent._makeAxisContent(content, &inputs)
    case .falseContent(let content): FalseContent._makeAxisContent(content, &inputs)
    }
  }
}

extension BuilderPair: AxisContent where First: AxisContent, Second: AxisContent {
  static func _makeAxisContent(_ content: Self, _ inputs: inout _AxisContentInputs) {
    First._makeAxisContent(content.first, &inputs)
    Second._makeAxisContent(content.second, &inputs)
  }
}

extension BuilderEmpty: AxisContent {
  static func _makeAxisContent(_ content: Self, _ inputs: inout _AxisContentInputs) {}
}

/// Any content of an axis, its type hidden. Source: Apple's page "AnyAxisContent".
public struct AnyAxisContent: AxisContent {
  private let storage: any AxisContent

  /// Hides the type of some content.
  public init(_ content: any AxisContent) { storage = content }
  /// Hides the type of some content.
  public init(erasing content: some AxisContent) { storage = content }

  public static func _makeAxisContent(_ content: AnyAxisContent, _ inputs: inout _AxisContentInputs) {
    func make<C: AxisContent>(_ content: C) { C._makeAxisContent(content, &inputs) }
    make(content.storage)
  }
}

/// Makes the content of an axis of the statements of a closure. Source: Apple's page "AxisContentBuilder".
@resultBuilder
public struct AxisContentBuilder {
  /// An axis without marks.
  public static func buildBlock() -> some AxisContent { BuilderEmpty() }

  /// Passes the first statement of the closure on as it is.
  public static func buildPartialBlock<T: AxisContent>(first content: T) -> T { content }

  /// Adds a statement to those before it.
  public static func buildPartialBlock(accumulated: some AxisContent, next: some AxisContent) -> some AxisContent {
    BuilderPair(first: accumulated, second: next)
  }

  /// Stands for an `if` without `else`.
  public static func buildIf<T: AxisContent>(_ content: T?) -> T? { content }

  /// Stands for the first branch of an `if … else`.
  public static func buildEither<T1: AxisContent, T2: AxisContent>(first: T1) -> BuilderConditional<T1, T2> {
    BuilderConditional(storage: .trueContent(first))
  }

  /// Stands for the second branch of an `if … else`.
  public static func buildEither<T1: AxisContent, T2: AxisContent>(second: T2) -> BuilderConditional<T1, T2> {
    BuilderConditional(storage: .falseContent(second))
  }

  /// Hides the type of what stands behind an availability check.
  public static func buildLimitedAvailability<Content: AxisContent>(_ content: Content) -> some AxisContent {
    AnyAxisContent(content)
  }

  /// Passes one statement of the closure on as it is.
  public static func buildExpression<Content: AxisContent>(_ content: Content) -> Content { content }
}
