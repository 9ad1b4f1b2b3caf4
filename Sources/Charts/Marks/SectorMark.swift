import Foundation

/// A part of a pie or a ring. Source: Apple's page "SectorMark".
public struct SectorMark {
  let mark: Mark

  /// A part whose angle is the value's share of all of the chart's parts; the first one begins at the top.
  ///
  /// - Parameters:
  ///   - angle: A number.
  ///   - innerRadius: Of the hole in the middle; none by default.
  ///   - outerRadius: Up to the edge of the plot area by default.
  ///   - angularInset: The points on both sides by which the part is smaller.
  nonisolated public init(
    angle: PlottableValue<some Plottable>, innerRadius: MarkDimension = .automatic,
    outerRadius: MarkDimension = .automatic, angularInset: CGFloat? = nil
  ) {
    var mark = Mark(kind: .sector, x: .fixed(nil, nil), y: .fixed(nil, nil))
    mark.sector = SectorShape(
      angle: angle.plotted, innerRadius: innerRadius, outerRadius: outerRadius, angularInset: angularInset ?? 0)
    self.mark = mark
  }
}

extension SectorMark: PrimitiveChartContent {
  public static func _collectChartContent(_ content: SectorMark, _ inputs: inout _ChartContentInputs) {
    inputs.add(content.mark)
  }
}
