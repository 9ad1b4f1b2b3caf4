import Foundation
import SwiftUI

/// A line, a tick or a label at a value of an axis. Source: Apple's page "AxisMark".
public protocol AxisMark {
  /// Adds the parts of some marks to those at a value.
  static func _collectAxisMark(_ content: Self, _ inputs: inout _AxisMarkInputs)
}

/// The parts at a value as far as they are known.
public struct _AxisMarkInputs {
  var parts: [AxisPart] = []
  var look = AxisLook()

  mutating func add(_ kind: AxisPart.Kind, isCentered: Bool?) {
    parts.append(AxisPart(kind: kind, isCentered: isCentered, look: look))
  }
}

/// What modifiers say of parts of an axis. Those nearer to a part take precedence.
struct AxisLook {
  var foreground: AnyShapeStyle?
  var font: Font?
  var offset = CGSize.zero
}

/// A line, a tick or a label.
struct AxisPart {
  enum Kind {
    case gridLine(StrokeStyle?)
    case tick(CGFloat?, StrokeStyle?)
    case label(AxisLabel)
  }

  let kind: Kind
  let isCentered: Bool?
  var look = AxisLook()
}

/// What a label shows, and where.
struct AxisLabel {
  enum Content {
    case value
    case format((Datum) -> String?)
    case view(AnyView)
  }

  let content: Content
  var anchor: UnitPoint?
  var isUpright = false
  var horizontalSpacing: CGFloat?
  var verticalSpacing: CGFloat?
  var keepsAll = false
}

extension Never: AxisMark {
  public static func _collectAxisMark(_ content: Never, _ inputs: inout _AxisMarkInputs) {}
}

extension Optional: AxisMark where Wrapped: AxisMark {
  public static func _collectAxisMark(_ content: Wrapped?, _ inputs: inout _AxisMarkInputs) {
    if let content { Wrapped._collectAxisMark(content, &inputs) }
  }
}

extension BuilderConditional: AxisMark where TrueContent: AxisMark, FalseContent: AxisMark {
  public static func _collectAxisMark(_ content: Self, _ inputs: inout _AxisMarkInputs) {
    switch content.storage {
    case .trueContent(let content): TrueContent._collectAxisMark(content, &inputs)
    case .falseContent(let content): FalseContent._collectAxisMark(content, &inputs)
    }
  }
}

extension BuilderPair: AxisMark where First: AxisMark, Second: AxisMark {
  static func _collectAxisMark(_ content: Self, _ inputs: inout _AxisMarkInputs) {
    First._collectAxisMark(content.first, &inputs)
    Second._collectAxisMark(content.second, &inputs)
  }
}

extension BuilderEmpty: AxisMark {
  static func _collectAxisMark(_ content: Self, _ inputs: inout _AxisMarkInputs) {}
}

/// Any marks of an axis, their type hidden. Source: Apple's page "AnyAxisMark".
public struct AnyAxisMark: AxisMark {
  private let storage: any AxisMark

  /// Hides the type of marks.
  public init(_ content: any AxisMark) { storage = content }
  /// Hides the type of marks.
  public init(erasing content: some AxisMark) { storage = content }

  public static func _collectAxisMark(_ content: AnyAxisMark, _ inputs: inout _AxisMarkInputs) {
    func collect<M: AxisMark>(_ mark: M) { M._collectAxisMark(mark, &inputs) }
    collect(content.storage)
  }
}

/// Marks with something that a modifier says of them.
struct StyledAxisMark<Content: AxisMark>: AxisMark {
  let content: Content
  let change: (inout AxisLook) -> Void

  static func _collectAxisMark(_ content: Self, _ inputs: inout _AxisMarkInputs) {
    let outer = inputs.look
    content.change(&inputs.look)
    Content._collectAxisMark(content.content, &inputs)
    inputs.look = outer
  }
}

extension AxisMark {
  /// Draws lines, ticks and labels in a style.
  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some AxisMark {
    StyledAxisMark(content: self) { $0.foreground = AnyShapeStyle(style) }
  }

  /// Shows labels in a font.
  public func font(_ font: Font?) -> some AxisMark { StyledAxisMark(content: self) { $0.font = font } }

  /// Moves the marks by points.
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some AxisMark { offset(CGSize(width: x, height: y)) }

  /// Moves the marks by a size in points.
  public func offset(_ offset: CGSize) -> some AxisMark {
    StyledAxisMark(content: self) {
      $0.offset.width += offset.width
      $0.offset.height += offset.height
    }
  }
}

/// Makes the marks at a value of the statements of a closure. Source: Apple's page "AxisMarkBuilder".
@resultBuilder
public struct AxisMarkBuilder {
  /// Nothing at the value.
  public static func buildBlock() -> some AxisMark { BuilderEmpty() }

  /// Passes the first statement of the closure on as it is.
  public static func buildPartialBlock<T: AxisMark>(first content: T) -> T { content }

  /// Adds a statement to those before it.
  public static func buildPartialBlock(accumulated: some AxisMark, next: some AxisMark) -> some AxisMark {
    BuilderPair(first: accumulated, second: next)
  }

  /// Stands for an `if` without `else`.
  public static func buildIf<T: AxisMark>(_ content: T?) -> T? { content }

  /// Stands for the first branch of an `if … else`.
  public static func buildEither<T1: AxisMark, T2: AxisMark>(first: T1) -> BuilderConditional<T1, T2> {
    BuilderConditional(storage: .trueContent(first))
  }

  /// Stands for the second branch of an `if … else`.
  public static func buildEither<T1: AxisMark, T2: AxisMark>(second: T2) -> BuilderConditional<T1, T2> {
    BuilderConditional(storage: .falseContent(second))
  }

  /// Hides the type of what stands behind an availability check.
  public static func buildLimitedAvailability<Content: AxisMark>(_ content: Content) -> some AxisMark {
    AnyAxisMark(content)
  }

  /// Passes one statement of the closure on as it is.
  public static func buildExpression<Content: AxisMark>(_ content: Content) -> Content { content }
}
