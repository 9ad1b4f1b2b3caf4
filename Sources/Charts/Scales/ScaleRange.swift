import Foundation
import SwiftUI

/// What the values of a scale are shown by. Source: Apple's page "ScaleRange".
public protocol ScaleRange {
  /// The type of what a value is shown by, such as a color.
  associatedtype VisualValue
  /// The range as charts know it.
  func _makeScaleRange() -> _ScaleRangeOutputs<VisualValue>
}

/// What the values of a scale are shown by, as charts know it.
public struct _ScaleRangeOutputs<VisualValue> {
  var values: [VisualValue] = []
  var startPadding: CGFloat = 0
  var endPadding: CGFloat = 0
}

/// The places of the plot area that values are shown at. Source: Apple's page "PositionScaleRange".
public protocol PositionScaleRange: ScaleRange where VisualValue == CGFloat {}

extension ClosedRange: ScaleRange where Bound: BinaryFloatingPoint {
  /// A number between the two ends.
  public typealias VisualValue = Bound
  public func _makeScaleRange() -> _ScaleRangeOutputs<Bound> { .init(values: [lowerBound, upperBound]) }
}

extension ClosedRange: PositionScaleRange where Bound == CGFloat {}

extension Array: ScaleRange {
  /// One of the array's elements, such as a color or a symbol.
  public typealias VisualValue = Element
  public func _makeScaleRange() -> _ScaleRangeOutputs<Element> { .init(values: self) }
}

extension Array: PositionScaleRange where Element == CGFloat {}

extension ArraySlice: ScaleRange {
  /// One of the slice's elements.
  public typealias VisualValue = Element
  public func _makeScaleRange() -> _ScaleRangeOutputs<Element> { .init(values: Array(self)) }
}

extension ArraySlice: PositionScaleRange where Element == CGFloat {}

extension Gradient: ScaleRange {
  /// A color between two stops of the gradient.
  public typealias VisualValue = Color
  public func _makeScaleRange() -> _ScaleRangeOutputs<Color> { .init(values: stops.map(\.color)) }
}

/// The width or the height of the plot area. Source: Apple's page "PlotDimensionScaleRange".
public struct PlotDimensionScaleRange: PositionScaleRange {
  /// A place along the plot area, in points.
  public typealias VisualValue = CGFloat
  let startPadding: CGFloat
  let endPadding: CGFloat

  public func _makeScaleRange() -> _ScaleRangeOutputs<CGFloat> {
    .init(startPadding: startPadding, endPadding: endPadding)
  }
}

extension PositionScaleRange where Self == PlotDimensionScaleRange {
  /// All of the plot area.
  public static var plotDimension: PlotDimensionScaleRange { .plotDimension() }
  /// All of the plot area but for points at both ends.
  public static func plotDimension(padding: CGFloat) -> PlotDimensionScaleRange {
    .plotDimension(startPadding: padding, endPadding: padding)
  }
  /// All of the plot area but for points at its ends.
  public static func plotDimension(startPadding: CGFloat = 0, endPadding: CGFloat = 0) -> PlotDimensionScaleRange {
    PlotDimensionScaleRange(startPadding: startPadding, endPadding: endPadding)
  }
}

/// How the values of a scale become places. Source: Apple's page "ScaleType".
public struct ScaleType: Sendable {
  enum Kind: Sendable {
    case linear, log, date, category
    case power(Double)
    case symmetricLog(Double)
  }

  let kind: Kind

  /// Equal distances are equal differences.
  public static var linear: ScaleType { .init(kind: .linear) }
  /// Equal distances are equal factors; values are above zero.
  public static var log: ScaleType { .init(kind: .log) }
  /// Equal distances are equal times.
  public static var date: ScaleType { .init(kind: .date) }
  /// All values are equally far from the next one.
  public static var category: ScaleType { .init(kind: .category) }
  /// Distances from zero are powers of the values.
  public static func power(exponent: Double) -> ScaleType { .init(kind: .power(exponent)) }
  /// Distances from zero are the square roots of the values.
  public static var squareRoot: ScaleType { .power(exponent: 0.5) }
  /// As the logarithmic type, through zero in a straight line.
  public static func symmetricLog(slopeAtZero: Double) -> ScaleType { .init(kind: .symmetricLog(slopeAtZero)) }
  /// As the logarithmic type, through zero with a slope of 1.
  public static var symmetricLog: ScaleType { .symmetricLog(slopeAtZero: 1) }
}
