import Foundation
import SwiftUI

extension ChartContent {
  /// Draws a symbol at each point, also on lines.
  nonisolated public func symbol<S: ChartSymbolShape>(_ symbol: S) -> some ChartContent {
    style { ($0.symbol, $0.symbolBy, $0.symbolView) = (AnyChartSymbolShape(symbol), nil, nil) }
  }

  /// Tells values apart by symbols.
  nonisolated public func symbol<D: Plottable>(by value: PlottableValue<D>) -> some ChartContent {
    let plotted = value.plotted
    return style { ($0.symbol, $0.symbolBy, $0.symbolView) = (nil, plotted, nil) }
  }

  /// Shows a view at each point.
  nonisolated public func symbol<V: View>(@ViewBuilder symbol: () -> V) -> some ChartContent {
    let view = AnyView(symbol())
    return style { ($0.symbol, $0.symbolBy, $0.symbolView) = (nil, nil, view) }
  }

  /// Makes symbols as large as a square of an area, in square points.
  nonisolated public func symbolSize(_ area: CGFloat) -> some ChartContent {
    let side = max(0, area).squareRoot()
    return symbolSize(CGSize(width: side, height: side))
  }

  /// Gives symbols a size in points.
  nonisolated public func symbolSize(_ size: CGSize) -> some ChartContent {
    style { ($0.symbolSize, $0.symbolSizeBy) = (size, nil) }
  }

  /// Shows numbers by the areas of symbols.
  nonisolated public func symbolSize<D: Plottable>(by value: PlottableValue<D>) -> some ChartContent {
    let plotted = value.plotted
    return style { ($0.symbolSize, $0.symbolSizeBy) = (nil, plotted) }
  }
}
