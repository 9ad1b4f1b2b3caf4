import Foundation
import SwiftUI

/// All that a chart shows, before it has a size.
@MainActor
struct ChartModel {
  let options: ChartOptions
  let texts: ChartTexts
  let annotations: [MarkAnnotation]
  let masks: [[StackedMark]]
  let styles: ChartStyles
  /// The marks, with their ends along the axis that shows how large they are.
  let marks: [StackedMark]
  let x: AxisModel?
  let y: AxisModel?

  init<Content: ChartContent>(_ content: Content, _ options: ChartOptions, _ environment: EnvironmentValues) {
    var inputs = _ChartContentInputs()
    Content._collectChartContent(content, &inputs)
    self.options = options
    annotations = inputs.annotations
    masks = inputs.masks.map(StackedMark.stack)
    texts = ChartTexts(environment)
    marks = StackedMark.stack(inputs.marks)
    styles = ChartStyles(inputs.marks.map(\.style), options, environment)
    x = AxisModel(.horizontal, marks, options.x, options.scrolling, texts)
    y = AxisModel(.vertical, marks, options.y, options.scrolling, texts)
  }

  /// Whether the chart consists of sectors alone, and has no axes.
  var isRound: Bool { !marks.isEmpty && marks.allSatisfy { $0.mark.kind == .sector } }
}

/// The colors, symbols and lines by which the categories of a chart differ.
struct ChartStyles {
  let foreground: StyleScale<AnyShapeStyle>?
  let ramp: [Color]
  let symbols: StyleScale<AnyChartSymbolShape>?
  let lines: StyleScale<StrokeStyle>?
  let sizes: StyleScale<CGFloat>?
  /// The values that marks are placed beside each other by.
  let positions: [Datum]
  let environment: EnvironmentValues

  init(_ styles: [MarkStyle], _ options: ChartOptions, _ environment: EnvironmentValues) {
    self.environment = environment
    foreground = StyleScale(
      options.foreground, data: styles.compactMap(\.foregroundBy?.datum),
      standard: StandardStyles.colors.map { AnyShapeStyle($0) })
    ramp = options.foreground.colors ?? StandardStyles.ramp
    symbols = StyleScale(
      options.symbols, data: styles.compactMap(\.symbolBy?.datum), standard: StandardStyles.symbols)
    lines = StyleScale(options.lines, data: styles.compactMap(\.lineStyleBy?.datum), standard: StandardStyles.lines)
    sizes = StyleScale(options.sizes, data: styles.compactMap(\.symbolSizeBy?.datum), standard: StandardStyles.sizes)
    var seen = Set<Datum>()
    positions = styles.compactMap(\.position?.value.datum).filter { seen.insert($0).inserted }
  }

  func foreground(of style: MarkStyle) -> AnyShapeStyle {
    if let foreground = style.foreground { return foreground }
    guard let datum = style.foregroundBy?.datum else { return AnyShapeStyle(Color.blue) }
    return color(for: datum) ?? AnyShapeStyle(Color.blue)
  }

  func color(for datum: Datum) -> AnyShapeStyle? {
    guard let foreground else { return nil }
    if foreground.isDiscrete || foreground.mapping != nil { return foreground.value(for: datum) }
    return AnyShapeStyle(Color.between(ramp, foreground.part(of: datum), in: environment))
  }

  func line(of style: MarkStyle, standard: StrokeStyle) -> StrokeStyle {
    style.lineStyle ?? style.lineStyleBy.flatMap { lines?.value(for: $0.datum) } ?? standard
  }

  func symbol(of style: MarkStyle) -> AnyChartSymbolShape? {
    style.symbol ?? style.symbolBy.flatMap { symbols?.value(for: $0.datum) }
  }

  func symbolSize(of style: MarkStyle) -> CGSize {
    if let size = style.symbolSize { return size }
    let side = area(of: style).squareRoot()
    return CGSize(width: side, height: side)
  }

  private func area(of style: MarkStyle) -> CGFloat {
    guard let datum = style.symbolSizeBy?.datum, let sizes else { return 60 }
    if sizes.isDiscrete || sizes.mapping != nil { return sizes.value(for: datum) ?? 60 }
    guard let first = sizes.values.first, let last = sizes.values.last else { return 60 }
    return first + (last - first) * CGFloat(sizes.part(of: datum))
  }
}
