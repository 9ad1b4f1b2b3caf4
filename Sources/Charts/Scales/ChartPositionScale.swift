import Foundation
import SwiftUI

extension View {
  /// Says which values the x-axis of charts has, and where they are.
  ///
  /// - Parameters:
  ///   - domain: Such as `0...100`.
  ///   - range: The places of the plot area, in points.
  ///   - type: How values become places; by default as fits their type.
  nonisolated public func chartXScale<Domain: ScaleDomain, Range: PositionScaleRange>(
    domain: Domain, range: Range, type: ScaleType? = nil
  ) -> some View {
    let (domain, range) = (domain._makeScaleDomain(), range._makeScaleRange())
    return chartOptions { $0.x.change(domain, range, type) }
  }

  /// Says which values the x-axis of charts has.
  nonisolated public func chartXScale<Domain: ScaleDomain>(domain: Domain, type: ScaleType? = nil) -> some View {
    let domain = domain._makeScaleDomain()
    return chartOptions { $0.x.change(domain, nil, type) }
  }

  /// Says where the values of the x-axis of charts are.
  nonisolated public func chartXScale<Range: PositionScaleRange>(range: Range, type: ScaleType? = nil) -> some View {
    let range = range._makeScaleRange()
    return chartOptions { $0.x.change(nil, range, type) }
  }

  /// Says how the values of the x-axis of charts become places.
  nonisolated public func chartXScale(type: ScaleType? = nil) -> some View {
    chartOptions { $0.x.change(nil, nil, type) }
  }

  /// Says which values the y-axis of charts has, and where they are.
  ///
  /// - Parameters:
  ///   - domain: Such as `0...100`.
  ///   - range: The places of the plot area, in points from below.
  ///   - type: How values become places; by default as fits their type.
  nonisolated public func chartYScale<Domain: ScaleDomain, Range: PositionScaleRange>(
    domain: Domain, range: Range, type: ScaleType? = nil
  ) -> some View {
    let (domain, range) = (domain._makeScaleDomain(), range._makeScaleRange())
    return chartOptions { $0.y.change(domain, range, type) }
  }

  /// Says which values the y-axis of charts has.
  nonisolated public func chartYScale<Domain: ScaleDomain>(domain: Domain, type: ScaleType? = nil) -> some View {
    let domain = domain._makeScaleDomain()
    return chartOptions { $0.y.change(domain, nil, type) }
  }

  /// Says where the values of the y-axis of charts are.
  nonisolated public func chartYScale<Range: PositionScaleRange>(range: Range, type: ScaleType? = nil) -> some View {
    let range = range._makeScaleRange()
    return chartOptions { $0.y.change(nil, range, type) }
  }

  /// Says how the values of the y-axis of charts become places.
  nonisolated public func chartYScale(type: ScaleType? = nil) -> some View {
    chartOptions { $0.y.change(nil, nil, type) }
  }
}

extension AxisOptions {
  fileprivate mutating func change(
    _ domain: _ScaleDomainOutputs?, _ range: _ScaleRangeOutputs<CGFloat>?, _ type: ScaleType?
  ) {
    if let domain { self.domain = domain }
    if let range { self.range = range }
    if let type { self.type = type }
  }
}
