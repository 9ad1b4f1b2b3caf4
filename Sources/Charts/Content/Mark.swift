import Foundation
import SwiftUI

/// One mark of a chart, before it has a place.
struct Mark {
  enum Kind: Hashable {
    case bar, line, point, area, rule, rectangle, sector
  }

  let kind: Kind
  var x: MarkChannel
  var y: MarkChannel
  var width = MarkDimension.automatic
  var height = MarkDimension.automatic
  var stacking = MarkStackingMethod.unstacked
  var series: PlottedValue?
  var sector: SectorShape?
  var style = MarkStyle()
}

/// Where a mark is along an axis.
enum MarkChannel {
  case value(PlottedValue)
  case interval(PlottedValue, PlottedValue)
  /// Points of the plot area; nil for its edge.
  case fixed(CGFloat?, CGFloat?)

  /// What the mark is named after.
  var first: PlottedValue? {
    switch self {
    case .value(let value), .interval(let value, _): value
    case .fixed: nil
    }
  }

  /// All values that the axis must have.
  var values: [PlottedValue] {
    switch self {
    case .value(let value): [value]
    case .interval(let start, let end): [start, end]
    case .fixed: []
    }
  }
}

/// The part of a circle that a mark takes.
struct SectorShape {
  let angle: PlottedValue
  let innerRadius: MarkDimension
  let outerRadius: MarkDimension
  let angularInset: CGFloat
}

/// What modifiers say of marks. Those nearer to a mark take precedence.
struct MarkStyle {
  var foreground: AnyShapeStyle?
  var foregroundBy: PlottedValue?
  var opacity = 1.0
  var cornerRadius: CGFloat = 0
  var lineStyle: StrokeStyle?
  var lineStyleBy: PlottedValue?
  var interpolation = InterpolationMethod.linear
  var symbol: AnyChartSymbolShape?
  var symbolBy: PlottedValue?
  var symbolView: AnyView?
  var symbolSize: CGSize?
  var symbolSizeBy: PlottedValue?
  var position: MarkPosition?
  var offsets = MarkOffsets()
  var zIndex = 0.0
  var shadow: MarkShadow?
  /// The number of the marks that show where these are visible.
  var mask: Int?
  var clip: (shape: @Sendable (CGRect) -> Path, style: FillStyle)?
  /// The numbers of annotations.
  var annotations: [Int] = []
  var accessibility = MarkAccessibility()
}

/// The place of a mark beside others with the same value.
struct MarkPosition {
  let value: PlottedValue
  let axis: Axis?
  let span: MarkDimension
}

/// By how many points the edges of a mark are moved.
struct MarkOffsets {
  var xStart: CGFloat = 0
  var xEnd: CGFloat = 0
  var yStart: CGFloat = 0
  var yEnd: CGFloat = 0
}

struct MarkShadow {
  let color: Color
  let radius: CGFloat
  let offset: CGSize
}

/// What people who do not see a chart get of a mark.
struct MarkAccessibility {
  var label: Text?
  var value: Text?
  var identifier: String?
  var isHidden = false
}
