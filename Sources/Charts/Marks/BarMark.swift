import Foundation

/// A bar from a baseline to a value, or from a value to another. Source: Apple's page "BarMark".
public struct BarMark {
  let mark: Mark

  /// A bar for a value at another one; a number is its length.
  ///
  /// - Parameters:
  ///   - x: Where the bar is, or its length.
  ///   - y: The length of the bar, or where it is.
  ///   - width: How wide a bar that stands is.
  ///   - height: How high a bar that lies is.
  ///   - stacking: What becomes of several bars at one place.
  nonisolated public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, y: PlottableValue<Y>, width: MarkDimension = .automatic, height: MarkDimension = .automatic,
    stacking: MarkStackingMethod = .standard
  ) {
    mark = Mark(
      kind: .bar, x: .value(x.plotted), y: .value(y.plotted), width: width, height: height, stacking: stacking)
  }

  /// A bar at a value, or as long as it, between heights of the plot area in points.
  nonisolated public init<X: Plottable>(
    x: PlottableValue<X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil, width: MarkDimension = .automatic,
    stacking: MarkStackingMethod = .standard
  ) {
    mark = Mark(kind: .bar, x: .value(x.plotted), y: .fixed(yStart, yEnd), width: width, stacking: stacking)
  }

  /// A bar at a value, or as long as it, between places of the plot area in points.
  nonisolated public init<Y: Plottable>(
    xStart: CGFloat? = nil, xEnd: CGFloat? = nil, y: PlottableValue<Y>, height: MarkDimension = .automatic,
    stacking: MarkStackingMethod = .standard
  ) {
    mark = Mark(kind: .bar, x: .fixed(xStart, xEnd), y: .value(y.plotted), height: height, stacking: stacking)
  }

  /// A bar that lies, from a value to another.
  nonisolated public init<X: Plottable, Y: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>, height: MarkDimension = .automatic
  ) {
    mark = Mark(kind: .bar, x: .interval(xStart.plotted, xEnd.plotted), y: .value(y.plotted), height: height)
  }

  /// A bar that lies, from a value to another, between heights of the plot area in points.
  nonisolated public init<X: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil
  ) {
    mark = Mark(kind: .bar, x: .interval(xStart.plotted, xEnd.plotted), y: .fixed(yStart, yEnd))
  }

  /// A bar that stands, from a value to another.
  nonisolated public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>, width: MarkDimension = .automatic
  ) {
    mark = Mark(kind: .bar, x: .value(x.plotted), y: .interval(yStart.plotted, yEnd.plotted), width: width)
  }

  /// A bar that stands, from a value to another, between places of the plot area in points.
  nonisolated public init<Y: Plottable>(
    xStart: CGFloat? = nil, xEnd: CGFloat? = nil, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>
  ) {
    mark = Mark(kind: .bar, x: .fixed(xStart, xEnd), y: .interval(yStart.plotted, yEnd.plotted))
  }
}

extension BarMark: PrimitiveChartContent {
  public static func _collectChartContent(_ content: BarMark, _ inputs: inout _ChartContentInputs) {
    inputs.add(content.mark)
  }
}
