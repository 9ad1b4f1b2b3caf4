import Foundation

/// A rectangle at a pair of values, or between values. Source: Apple's page "RectangleMark".
public struct RectangleMark {
  let mark: Mark

  /// A rectangle whose middle is at a pair of values.
  nonisolated public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, y: PlottableValue<Y>, width: MarkDimension = .automatic, height: MarkDimension = .automatic
  ) {
    mark = Mark(kind: .rectangle, x: .value(x.plotted), y: .value(y.plotted), width: width, height: height)
  }

  /// A rectangle at a value, between heights of the plot area in points.
  nonisolated public init<X: Plottable>(
    x: PlottableValue<X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil, width: MarkDimension = .automatic
  ) {
    mark = Mark(kind: .rectangle, x: .value(x.plotted), y: .fixed(yStart, yEnd), width: width)
  }

  /// A rectangle at a value, between places of the plot area in points.
  nonisolated public init<Y: Plottable>(
    xStart: CGFloat? = nil, xEnd: CGFloat? = nil, y: PlottableValue<Y>, height: MarkDimension = .automatic
  ) {
    mark = Mark(kind: .rectangle, x: .fixed(xStart, xEnd), y: .value(y.plotted), height: height)
  }

  /// A rectangle from a value to another, at a third one.
  nonisolated public init<X: Plottable, Y: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>, height: MarkDimension = .automatic
  ) {
    mark = Mark(kind: .rectangle, x: .interval(xStart.plotted, xEnd.plotted), y: .value(y.plotted), height: height)
  }

  /// A rectangle from a value to another, between heights of the plot area in points.
  nonisolated public init<X: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil
  ) {
    mark = Mark(kind: .rectangle, x: .interval(xStart.plotted, xEnd.plotted), y: .fixed(yStart, yEnd))
  }

  /// A rectangle at a value, from a second value to a third one.
  nonisolated public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>, width: MarkDimension = .automatic
  ) {
    mark = Mark(kind: .rectangle, x: .value(x.plotted), y: .interval(yStart.plotted, yEnd.plotted), width: width)
  }

  /// A rectangle from a value to another, between places of the plot area in points.
  nonisolated public init<Y: Plottable>(
    xStart: CGFloat? = nil, xEnd: CGFloat? = nil, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>
  ) {
    mark = Mark(kind: .rectangle, x: .fixed(xStart, xEnd), y: .interval(yStart.plotted, yEnd.plotted))
  }

  /// A rectangle between values of both axes.
  nonisolated public init<X: Plottable, Y: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>
  ) {
    mark = Mark(
      kind: .rectangle, x: .interval(xStart.plotted, xEnd.plotted), y: .interval(yStart.plotted, yEnd.plotted))
  }

  /// A rectangle between points of the plot area; all of it by default.
  nonisolated public init(xStart: CGFloat? = nil, xEnd: CGFloat? = nil, yStart: CGFloat? = nil, yEnd: CGFloat? = nil) {
    mark = Mark(kind: .rectangle, x: .fixed(xStart, xEnd), y: .fixed(yStart, yEnd))
  }
}

extension RectangleMark: PrimitiveChartContent {
  public static func _collectChartContent(_ content: RectangleMark, _ inputs: inout _ChartContentInputs) {
    inputs.add(content.mark)
  }
}
