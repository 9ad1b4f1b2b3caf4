import SwiftUI
import UnderstudyCore

/// Marks that a chart draws. Source: Apple's page "ChartContent".
///
/// Marks of an app's own have a `body` of others.
@MainActor @preconcurrency
public protocol ChartContent {
  /// The type of the content, inferred from `body`.
  associatedtype Body: ChartContent
  /// The marks that the content consists of.
  @ChartContentBuilder @MainActor @preconcurrency var body: Body { get }
  /// Adds the marks of some content to those of the chart.
  ///
  /// Runs while the chart is evaluated.
  static func _collectChartContent(_ content: Self, _ inputs: inout _ChartContentInputs)
}

/// The marks of a chart as far as they are known.
public struct _ChartContentInputs {
  var marks: [Mark] = []
  /// What modifiers around the content say.
  var style = MarkStyle()
  var annotations: [MarkAnnotation] = []
  var masks: [[Mark]] = []

  mutating func add(_ mark: Mark) {
    var mark = mark
    mark.style = style
    marks.append(mark)
  }
}

extension ChartContent {
  /// Adds what `body` consists of.
  public static func _collectChartContent(_ content: Self, _ inputs: inout _ChartContentInputs) {
    Body._collectChartContent(content.body, &inputs)
  }
}

/// Content that the chart draws itself.
protocol PrimitiveChartContent: ChartContent where Body == Never {}

extension PrimitiveChartContent {
  public var body: Never { fatalError("body should not be called on \(Self.self): the chart draws it itself.") }
}

extension Never: ChartContent {
  public typealias Body = Never
  public var body: Never { fatalError("Never has no body: the chart draws its content itself.") }
  public static func _collectChartContent(_ content: Never, _ inputs: inout _ChartContentInputs) {}
}

extension Optional: ChartContent where Wrapped: ChartContent {
  public typealias Body = Never
  public var body: Never { fatalError("body should not be called on \(Self.self): the chart draws it itself.") }
  public static func _collectChartContent(_ content: Wrapped?, _ inputs: inout _ChartContentInputs) {
    if let content { Wrapped._collectChartContent(content, &inputs) }
  }
}

extension ForEach: ChartContent where Content: ChartContent {
  public typealias Body = Never
  public var body: Never { fatalError("body should not be called on \(Self.self): the chart draws it itself.") }
  public static func _collectChartContent(_ content: ForEach, _ inputs: inout _ChartContentInputs) {
    for element in content.data { Content._collectChartContent(content.content(element), &inputs) }
  }
}

extension ForEach where Content: ChartContent, ID == Data.Element.ID, Data.Element: Identifiable {
  /// Makes marks of each element of a collection.
  ///
  /// - Parameters:
  ///   - data: Elements with an identity.
  ///   - content: Makes the marks of an element.
  public init(_ data: Data, @ChartContentBuilder content: @escaping (Data.Element) -> Content) {
    self.init(data: data, identify: { $0.id }, content: content)
  }
}

extension ForEach where Content: ChartContent {
  /// Makes marks of each element of a collection, whose identity is a part of it.
  ///
  /// - Parameters:
  ///   - data: Elements.
  ///   - id: The part of an element that is its identity.
  ///   - content: Makes the marks of an element.
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>, @ChartContentBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.init(data: data, identify: { $0[keyPath: id] }, content: content)
  }
}

/// Any marks, their type hidden. Source: Apple's page "AnyChartContent".
public struct AnyChartContent {
  private let storage: any ChartContent

  /// Hides the type of marks.
  public init(_ content: any ChartContent) { storage = content }
  /// Hides the type of marks.
  public init(erasing content: some ChartContent) { storage = content }
}

extension AnyChartContent: PrimitiveChartContent {
  public static func _collectChartContent(_ content: AnyChartContent, _ inputs: inout _ChartContentInputs) {
    func collect<C: ChartContent>(_ content: C) { C._collectChartContent(content, &inputs) }
    collect(content.storage)
  }
}

/// Marks that modifiers apply to together. Source: Apple's page "Plot".
public struct Plot<Content: ChartContent> {
  private let content: Content

  /// Groups marks.
  nonisolated public init(@ChartContentBuilder content: () -> Content) { self.content = content() }
}

extension Plot: PrimitiveChartContent {
  public static func _collectChartContent(_ content: Plot, _ inputs: inout _ChartContentInputs) {
    Content._collectChartContent(content.content, &inputs)
  }
}

/// Marks with something that a modifier says of them.
struct StyledChartContent<Content: ChartContent> {
  let content: Content
  let change: (inout _ChartContentInputs) -> Void
}

extension StyledChartContent: PrimitiveChartContent {
  static func _collectChartContent(_ content: Self, _ inputs: inout _ChartContentInputs) {
    let outer = inputs.style
    content.change(&inputs)
    Content._collectChartContent(content.content, &inputs)
    inputs.style = outer
  }
}

extension ChartContent {
  /// Changes the style of all marks inside.
  nonisolated func style(_ change: @escaping (inout MarkStyle) -> Void) -> some ChartContent {
    StyledChartContent(content: self) { change(&$0.style) }
  }
}
