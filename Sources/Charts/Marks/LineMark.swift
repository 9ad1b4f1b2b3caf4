import Foundation

/// A point of a line, which connects the points of a series. Source: Apple's page "LineMark".
public struct LineMark {
  let mark: Mark

  /// A point of the line; marks whose colors, symbols or line styles encode different values are in different lines.
  nonisolated public init<X: Plottable, Y: Plottable>(x: PlottableValue<X>, y: PlottableValue<Y>) {
    mark = Mark(kind: .line, x: .value(x.plotted), y: .value(y.plotted))
  }

  /// A point of the line that a value names.
  nonisolated public init<X: Plottable, Y: Plottable, S: Plottable>(
    x: PlottableValue<X>, y: PlottableValue<Y>, series: PlottableValue<S>
  ) {
    mark = Mark(kind: .line, x: .value(x.plotted), y: .value(y.plotted), series: series.plotted)
  }
}

extension LineMark: PrimitiveChartContent {
  public static func _collectChartContent(_ content: LineMark, _ inputs: inout _ChartContentInputs) {
    inputs.add(content.mark)
  }
}
