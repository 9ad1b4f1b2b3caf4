import Foundation

/// A point at the edge of an area, which lies between the points of a series and a baseline. Source: Apple's page "AreaMark".
public struct AreaMark {
  let mark: Mark

  /// A point at the edge of an area that begins at zero, or on the area below it.
  nonisolated public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, y: PlottableValue<Y>, stacking: MarkStackingMethod = .standard
  ) {
    mark = Mark(kind: .area, x: .value(x.plotted), y: .value(y.plotted), stacking: stacking)
  }

  /// Points at both edges of an area that stands.
  nonisolated public init<X: Plottable, Y: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>
  ) {
    mark = Mark(kind: .area, x: .interval(xStart.plotted, xEnd.plotted), y: .value(y.plotted))
  }

  /// Points at both edges of an area that lies.
  nonisolated public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>
  ) {
    mark = Mark(kind: .area, x: .value(x.plotted), y: .interval(yStart.plotted, yEnd.plotted))
  }

  /// A point at the edge of the area that a value names.
  nonisolated public init<X: Plottable, Y: Plottable, S: Plottable>(
    x: PlottableValue<X>, y: PlottableValue<Y>, series: PlottableValue<S>, stacking: MarkStackingMethod = .standard
  ) {
    mark = Mark(kind: .area, x: .value(x.plotted), y: .value(y.plotted), stacking: stacking, series: series.plotted)
  }

  /// Points at both edges of an area that stands and that a value names.
  nonisolated public init<X: Plottable, Y: Plottable, S: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>, series: PlottableValue<S>
  ) {
    mark = Mark(kind: .area, x: .interval(xStart.plotted, xEnd.plotted), y: .value(y.plotted), series: series.plotted)
  }

  /// Points at both edges of an area that lies and that a value names.
  nonisolated public init<X: Plottable, Y: Plottable, S: Plottable>(
    x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>, series: PlottableValue<S>
  ) {
    mark = Mark(kind: .area, x: .value(x.plotted), y: .interval(yStart.plotted, yEnd.plotted), series: series.plotted)
  }
}

extension AreaMark: PrimitiveChartContent {
  public static func _collectChartContent(_ content: AreaMark, _ inputs: inout _ChartContentInputs) {
    inputs.add(content.mark)
  }
}
