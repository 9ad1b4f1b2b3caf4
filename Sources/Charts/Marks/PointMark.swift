import Foundation

/// A symbol at a pair of values. Source: Apple's page "PointMark".
public struct PointMark {
  let mark: Mark

  /// A symbol at a pair of values.
  nonisolated public init<X: Plottable, Y: Plottable>(x: PlottableValue<X>, y: PlottableValue<Y>) {
    mark = Mark(kind: .point, x: .value(x.plotted), y: .value(y.plotted))
  }

  /// A symbol at a value, at a height of the plot area in points; in its middle by default.
  nonisolated public init<X: Plottable>(x: PlottableValue<X>, y: CGFloat? = nil) {
    mark = Mark(kind: .point, x: .value(x.plotted), y: .fixed(y, y))
  }

  /// A symbol at a value, at a place of the plot area in points; in its middle by default.
  nonisolated public init<Y: Plottable>(x: CGFloat? = nil, y: PlottableValue<Y>) {
    mark = Mark(kind: .point, x: .fixed(x, x), y: .value(y.plotted))
  }
}

extension PointMark: PrimitiveChartContent {
  public static func _collectChartContent(_ content: PointMark, _ inputs: inout _ChartContentInputs) {
    inputs.add(content.mark)
  }
}
