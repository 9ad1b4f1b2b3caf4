import Foundation
import SwiftUI

/// What modifiers say of the charts inside.
struct ChartOptions {
  var x = AxisOptions()
  var y = AxisOptions()
  var foreground = StyleScaleOptions<AnyShapeStyle>()
  var symbols = StyleScaleOptions<AnyChartSymbolShape>()
  var lines = StyleScaleOptions<StrokeStyle>()
  var sizes = StyleScaleOptions<CGFloat>()
  var legend = LegendOptions()
  var titles: [ChartTitle] = []
  var overlays: [ChartLayer] = []
  var backgrounds: [ChartLayer] = []
  var plotStyle: ((ChartPlotContent) -> AnyView)?
  var selection = ChartSelection()
  var gesture: ((ChartProxy) -> AnyGesture<Void>)?
  var scrolling = ChartScrolling()
}

/// What modifiers say of an axis.
struct AxisOptions {
  var visibility = Visibility.automatic
  var groups: [AxisGroup]?
  var domain: _ScaleDomainOutputs?
  var range: _ScaleRangeOutputs<CGFloat>?
  var type: ScaleType?
}

/// A title beside a chart.
struct ChartTitle {
  let view: AnyView
  let position: AnnotationPosition
  let alignment: Alignment
  let spacing: CGFloat?
}

/// What is in front of a chart, or behind it.
struct ChartLayer {
  let alignment: Alignment
  let content: (ChartProxy) -> AnyView
}

private struct ChartOptionsKey: EnvironmentKey {
  static var defaultValue: ChartOptions { ChartOptions() }
}

extension EnvironmentValues {
  var chartOptions: ChartOptions {
    get { self[ChartOptionsKey.self] }
    set { self[ChartOptionsKey.self] = newValue }
  }
}

extension View {
  nonisolated func chartOptions(_ change: @escaping (inout ChartOptions) -> Void) -> some View {
    transformEnvironment(\.chartOptions, transform: change)
  }
}
