import Foundation

/// A line across the plot area, or between values. Source: Apple's page "RuleMark".
public struct RuleMark {
  let mark: Mark

  /// A line that lies at a value, between places of the plot area in points.
  nonisolated public init<Y: Plottable>(xStart: CGFloat? = nil, xEnd: CGFloat? = nil, y: PlottableValue<Y>) {
    mark = Mark(kind: .rule, x: .fixed(xStart, xEnd), y: .value(y.plotted))
  }

  /// A line that lies at a value, from a second value to a third one.
  nonisolated public init<X: Plottable, Y: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>
  ) {
    mark = Mark(kind: .rule, x: .interval(xStart.plotted, xEnd.plotted), y: .value(y.plotted))
  }

  /// A line that lies at a height of the plot area, from a value to another.
  nonisolated public init<X: Plottable>(xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: CGFloat? = nil) {
    mark = Mark(kind: .rule, x: .interval(xStart.plotted, xEnd.plotted), y: .fixed(y, y))
  }

  /// A line that stands at a value, between heights of the plot area in points.
  nonisolated public init<X: Plottable>(x: PlottableValue<X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil) {
    mark = Mark(kind: .rule, x: .value(x.plotted), y: .fixed(yStart, yEnd))
  }

  /// A line that stands at a value, from a second value to a third one.
  nonisolated public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>
  ) {
    mark = Mark(kind: .rule, x: .value(x.plotted), y: .interval(yStart.plotted, yEnd.plotted))
  }

  /// A line that stands at a place of the plot area, from a value to another.
  nonisolated public init<Y: Plottable>(x: CGFloat? = nil, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>) {
    mark = Mark(kind: .rule, x: .fixed(x, x), y: .interval(yStart.plotted, yEnd.plotted))
  }
}

extension RuleMark: PrimitiveChartContent {
  public static func _collectChartContent(_ content: RuleMark, _ inputs: inout _ChartContentInputs) {
    inputs.add(content.mark)
  }
}
