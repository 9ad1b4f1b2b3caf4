import SwiftUI

extension View {
  /// Shows a view in front of charts.
  ///
  /// - Parameters:
  ///   - alignment: Where the view is in the chart.
  ///   - content: Makes the view; the proxy has the scales and the plot area.
  nonisolated public func chartOverlay<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: @escaping (ChartProxy) -> V
  ) -> some View {
    let layer = ChartLayer(alignment: alignment) { AnyView(content($0)) }
    return chartOptions { $0.overlays.insert(layer, at: 0) }
  }

  /// Shows a view behind charts.
  ///
  /// - Parameters:
  ///   - alignment: Where the view is in the chart.
  ///   - content: Makes the view; the proxy has the scales and the plot area.
  nonisolated public func chartBackground<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: @escaping (ChartProxy) -> V
  ) -> some View {
    let layer = ChartLayer(alignment: alignment) { AnyView(content($0)) }
    return chartOptions { $0.backgrounds.insert(layer, at: 0) }
  }

  /// Changes the plot area of charts.
  ///
  /// - Parameter content: Gets the plot area, such as for a background or a frame.
  nonisolated public func chartPlotStyle<Content: View>(
    @ViewBuilder content: @escaping (ChartPlotContent) -> Content
  ) -> some View { chartOptions { $0.plotStyle = { AnyView(content($0)) } } }
}

/// Shows what is in front of a chart, and behind it.
struct ChartLayers: ViewModifier {
  let options: ChartOptions

  func body(content: Content) -> some View {
    if options.overlays.isEmpty && options.backgrounds.isEmpty {
      content
    } else {
      content
        .backgroundPreferenceValue(PlotPlaceKey.self) { layers(options.backgrounds, $0) }
        .overlayPreferenceValue(PlotPlaceKey.self) { layers(options.overlays, $0) }
    }
  }

  @ViewBuilder private func layers(_ layers: [ChartLayer], _ place: PlotPlace?) -> some View {
    if let place {
      let proxy = ChartProxy(geometry: place.geometry, anchor: place.anchor)
      ForEach(layers.indices, id: \.self) { index in
        layers[index].content(proxy).frame(
          maxWidth: .infinity, maxHeight: .infinity, alignment: layers[index].alignment)
      }
    }
  }
}
