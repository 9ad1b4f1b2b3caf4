import Foundation
import SwiftUI

extension View {
  /// Says by which symbols charts distinguish values.
  ///
  /// - Parameters:
  ///   - domain: The values.
  ///   - range: Their symbols, in that order.
  nonisolated public func chartSymbolScale<Domain: ScaleDomain, Range: ScaleRange>(
    domain: Domain, range: Range
  ) -> some View where Range.VisualValue: ChartSymbolShape {
    symbolScale(domain._makeScaleDomain(), range._makeScaleRange().values.map { AnyChartSymbolShape($0) })
  }

  /// Says by which symbols, of different types, charts distinguish values.
  @_disfavoredOverload
  nonisolated public func chartSymbolScale<Domain: ScaleDomain>(
    domain: Domain, range: [any ChartSymbolShape]
  ) -> some View { symbolScale(domain._makeScaleDomain(), range.map { AnyChartSymbolShape($0) }) }

  /// Says which values charts distinguish by symbols.
  nonisolated public func chartSymbolScale<Domain: ScaleDomain>(domain: Domain) -> some View {
    symbolScale(domain._makeScaleDomain(), nil)
  }

  /// Says by which symbols charts distinguish values, in their order.
  nonisolated public func chartSymbolScale<Range: ScaleRange>(
    range: Range
  ) -> some View where Range.VisualValue: ChartSymbolShape {
    symbolScale(nil, range._makeScaleRange().values.map { AnyChartSymbolShape($0) })
  }

  /// Says by which symbols, of different types, charts distinguish values, in their order.
  @_disfavoredOverload
  nonisolated public func chartSymbolScale(range: [any ChartSymbolShape]) -> some View {
    symbolScale(nil, range.map { AnyChartSymbolShape($0) })
  }

  /// Gives values their symbols.
  nonisolated public func chartSymbolScale<DataValue: Plottable, S: ChartSymbolShape>(
    _ mapping: KeyValuePairs<DataValue, S>
  ) -> some View {
    let options = StyleScaleOptions.pairs(mapping.map { ($0.key, AnyChartSymbolShape($0.value)) })
    return chartOptions { $0.symbols = options }
  }

  /// Gives values their symbols, of different types.
  @_disfavoredOverload
  nonisolated public func chartSymbolScale<DataValue: Plottable>(
    _ mapping: KeyValuePairs<DataValue, any ChartSymbolShape>
  ) -> some View {
    let options = StyleScaleOptions.pairs(mapping.map { ($0.key, AnyChartSymbolShape($0.value)) })
    return chartOptions { $0.symbols = options }
  }

  /// Gives values the symbols that a closure makes.
  nonisolated public func chartSymbolScale<Domain: Collection, S: ChartSymbolShape>(
    domain: Domain, mapping: @escaping (Domain.Element) -> S
  ) -> some View where Domain.Element: Plottable {
    let options = StyleScaleOptions.pairs(domain.map { ($0, AnyChartSymbolShape(mapping($0))) })
    return chartOptions { $0.symbols = options }
  }

  /// Gives values the symbols that a closure makes.
  nonisolated public func chartSymbolScale<DataValue: Plottable, S: ChartSymbolShape>(
    mapping: @escaping (DataValue) -> S
  ) -> some View {
    let options = StyleScaleOptions<AnyChartSymbolShape>.mapped { (value: DataValue) in
      AnyChartSymbolShape(mapping(value))
    }
    return chartOptions { $0.symbols = options }
  }

  nonisolated private func symbolScale(
    _ domain: _ScaleDomainOutputs?, _ symbols: [AnyChartSymbolShape]?
  ) -> some View {
    chartOptions {
      if let domain { $0.symbols.domain = domain }
      if let symbols { $0.symbols.values = symbols }
    }
  }
}
