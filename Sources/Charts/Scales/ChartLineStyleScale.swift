import Foundation
import SwiftUI

extension View {
  /// Says by which line styles charts distinguish values.
  ///
  /// - Parameters:
  ///   - domain: The values.
  ///   - range: Their line styles, in that order.
  nonisolated public func chartLineStyleScale<Domain: ScaleDomain, Range: ScaleRange>(
    domain: Domain, range: Range
  ) -> some View where Range.VisualValue == StrokeStyle {
    lineStyleScale(domain._makeScaleDomain(), range._makeScaleRange().values)
  }

  /// Says which values charts distinguish by line styles.
  nonisolated public func chartLineStyleScale<Domain: ScaleDomain>(domain: Domain) -> some View {
    lineStyleScale(domain._makeScaleDomain(), nil)
  }

  /// Says by which line styles charts distinguish values, in their order.
  nonisolated public func chartLineStyleScale<Range: ScaleRange>(
    range: Range
  ) -> some View where Range.VisualValue == StrokeStyle { lineStyleScale(nil, range._makeScaleRange().values) }

  /// Gives values their line styles.
  nonisolated public func chartLineStyleScale<DataValue: Plottable>(
    _ mapping: KeyValuePairs<DataValue, StrokeStyle>
  ) -> some View {
    let options = StyleScaleOptions.pairs(mapping.map { ($0.key, $0.value) })
    return chartOptions { $0.lines = options }
  }

  /// Gives values the line styles that a closure makes.
  nonisolated public func chartLineStyleScale<Domain: Collection>(
    domain: Domain, mapping: @escaping (Domain.Element) -> StrokeStyle
  ) -> some View where Domain.Element: Plottable {
    let options = StyleScaleOptions.pairs(domain.map { ($0, mapping($0)) })
    return chartOptions { $0.lines = options }
  }

  /// Gives values the line styles that a closure makes.
  nonisolated public func chartLineStyleScale<DataValue: Plottable>(
    mapping: @escaping (DataValue) -> StrokeStyle
  ) -> some View {
    let options = StyleScaleOptions<StrokeStyle>.mapped(mapping)
    return chartOptions { $0.lines = options }
  }

  nonisolated private func lineStyleScale(_ domain: _ScaleDomainOutputs?, _ styles: [StrokeStyle]?) -> some View {
    chartOptions {
      if let domain { $0.lines.domain = domain }
      if let styles { $0.lines.values = styles }
    }
  }
}
