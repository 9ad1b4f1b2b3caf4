import Foundation
import SwiftUI

extension View {
  /// Says by which areas of symbols, in square points, charts show values.
  ///
  /// - Parameters:
  ///   - domain: The values.
  ///   - range: Their areas, in that order; for numbers those that theirs are between.
  ///   - type: Of the scale; the type of the values decides.
  nonisolated public func chartSymbolSizeScale<Domain: ScaleDomain, Range: ScaleRange>(
    domain: Domain, range: Range, type: ScaleType? = nil
  ) -> some View where Range.VisualValue == CGFloat {
    symbolSizeScale(domain._makeScaleDomain(), range._makeScaleRange().values)
  }

  /// Says which values charts show by areas of symbols.
  nonisolated public func chartSymbolSizeScale<Domain: ScaleDomain>(
    domain: Domain, type: ScaleType? = nil
  ) -> some View { symbolSizeScale(domain._makeScaleDomain(), nil) }

  /// Says by which areas of symbols charts show values, in their order.
  nonisolated public func chartSymbolSizeScale<Range: ScaleRange>(
    range: Range, type: ScaleType? = nil
  ) -> some View where Range.VisualValue == CGFloat { symbolSizeScale(nil, range._makeScaleRange().values) }

  /// Says how charts show values by areas of symbols; the type of the values decides.
  nonisolated public func chartSymbolSizeScale(type: ScaleType? = nil) -> some View { self }

  /// Gives values the areas of their symbols.
  nonisolated public func chartSymbolSizeScale<DataValue: Plottable>(
    _ mapping: KeyValuePairs<DataValue, CGFloat>
  ) -> some View {
    let options = StyleScaleOptions.pairs(mapping.map { ($0.key, $0.value) })
    return chartOptions { $0.sizes = options }
  }

  /// Gives values the areas of symbols that a closure makes.
  nonisolated public func chartSymbolSizeScale<Domain: Collection>(
    domain: Domain, mapping: @escaping (Domain.Element) -> CGFloat
  ) -> some View where Domain.Element: Plottable {
    let options = StyleScaleOptions.pairs(domain.map { ($0, mapping($0)) })
    return chartOptions { $0.sizes = options }
  }

  /// Gives values the areas of symbols that a closure makes.
  nonisolated public func chartSymbolSizeScale<DataValue: Plottable>(
    mapping: @escaping (DataValue) -> CGFloat
  ) -> some View {
    let options = StyleScaleOptions<CGFloat>.mapped(mapping)
    return chartOptions { $0.sizes = options }
  }

  nonisolated private func symbolSizeScale(_ domain: _ScaleDomainOutputs?, _ areas: [CGFloat]?) -> some View {
    chartOptions {
      if let domain { $0.sizes.domain = domain }
      if let areas { $0.sizes.values = areas }
    }
  }
}
