import Foundation
import SwiftUI

extension View {
  /// Says by which styles charts distinguish values.
  ///
  /// - Parameters:
  ///   - domain: The values.
  ///   - range: Their styles, in that order; for numbers the colors that theirs are between.
  ///   - type: Of the scale; the type of the values decides.
  nonisolated public func chartForegroundStyleScale<Domain: ScaleDomain, Range: ScaleRange>(
    domain: Domain, range: Range, type: ScaleType? = nil
  ) -> some View where Range.VisualValue: ShapeStyle {
    foregroundScale(domain._makeScaleDomain(), range._makeScaleRange().values)
  }

  /// Says which values charts distinguish by styles.
  nonisolated public func chartForegroundStyleScale<Domain: ScaleDomain>(
    domain: Domain, type: ScaleType? = nil
  ) -> some View {
    let domain = domain._makeScaleDomain()
    return chartOptions { $0.foreground.domain = domain }
  }

  /// Says by which styles charts distinguish values, in their order.
  nonisolated public func chartForegroundStyleScale<Range: ScaleRange>(
    range: Range, type: ScaleType? = nil
  ) -> some View where Range.VisualValue: ShapeStyle {
    foregroundScale(nil, range._makeScaleRange().values)
  }

  /// Says how charts distinguish values by styles; the type of the values decides.
  nonisolated public func chartForegroundStyleScale(type: ScaleType? = nil) -> some View { self }

  /// Gives values their styles.
  nonisolated public func chartForegroundStyleScale<DataValue: Plottable, S: ShapeStyle>(
    _ mapping: KeyValuePairs<DataValue, S>
  ) -> some View {
    let options = StyleScaleOptions.pairs(mapping.map { ($0.key, AnyShapeStyle($0.value)) })
    return chartOptions { $0.foreground = options }
  }

  /// Gives values the styles that a closure makes.
  nonisolated public func chartForegroundStyleScale<Domain: Collection, S: ShapeStyle>(
    domain: Domain, mapping: @escaping (Domain.Element) -> S
  ) -> some View where Domain.Element: Plottable {
    let options = StyleScaleOptions.pairs(domain.map { ($0, AnyShapeStyle(mapping($0))) })
    return chartOptions { $0.foreground = options }
  }

  /// Gives values the styles that a closure makes.
  nonisolated public func chartForegroundStyleScale<DataValue: Plottable, S: ShapeStyle>(
    mapping: @escaping (DataValue) -> S
  ) -> some View {
    let options = StyleScaleOptions<AnyShapeStyle>.mapped { (value: DataValue) in AnyShapeStyle(mapping(value)) }
    return chartOptions { $0.foreground = options }
  }

  nonisolated private func foregroundScale<S: ShapeStyle>(
    _ domain: _ScaleDomainOutputs?, _ styles: [S]
  ) -> some View {
    let values = styles.map { AnyShapeStyle($0) }
    let colors = styles as? [Color]
    return chartOptions {
      if let domain { $0.foreground.domain = domain }
      ($0.foreground.values, $0.foreground.colors) = (values, colors)
    }
  }
}
