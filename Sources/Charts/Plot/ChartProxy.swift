import Foundation
import SwiftUI

/// The scales and the plot area of a chart. Source: Apple's page "ChartProxy".
///
/// Positions are in points from the upper left corner of the plot area.
@MainActor @preconcurrency
public struct ChartProxy {
  let geometry: PlotGeometry
  let anchor: Anchor<CGRect>?

  /// The frame of the plot area; nil in a gesture.
  public var plotFrame: Anchor<CGRect>? { anchor }
  /// The frame of the plot area, in the spelling of iOS 16; in a gesture it stops the app.
  public var plotAreaFrame: Anchor<CGRect> {
    guard let anchor else { preconditionFailure("ChartProxy.plotAreaFrame is not known in a gesture; use plotFrame.") }
    return anchor
  }
  /// The size of the plot area.
  public var plotSize: CGSize { geometry.size }
  /// The size of the plot area, in the spelling of iOS 16.
  public var plotAreaSize: CGSize { geometry.size }

  /// The place of a value along the x-axis; nil if the axis has no such values.
  public func position<P: Plottable>(forX value: P) -> CGFloat? { geometry.x?.position(value.datum) }
  /// The place of a value along the y-axis; nil if the axis has no such values.
  public func position<P: Plottable>(forY value: P) -> CGFloat? { geometry.y?.position(value.datum) }
  /// The place of a pair of values.
  public func position<X: Plottable, Y: Plottable>(for point: (x: X, y: Y)) -> CGPoint? {
    guard let x = position(forX: point.x), let y = position(forY: point.y) else { return nil }
    return CGPoint(x: x, y: y)
  }

  /// What a value takes of the x-axis, such as the band of a category.
  public func positionRange<P: Plottable>(forX value: P) -> ClosedRange<CGFloat>? {
    geometry.x?.extent(PlottedValue(title: Text(verbatim: ""), datum: value.datum))
  }
  /// What a value takes of the y-axis, such as the band of a category.
  public func positionRange<P: Plottable>(forY value: P) -> ClosedRange<CGFloat>? {
    geometry.y?.extent(PlottedValue(title: Text(verbatim: ""), datum: value.datum))
  }
  /// What a pair of values takes of the plot area.
  public func positionRange<X: Plottable, Y: Plottable>(for point: (x: X, y: Y)) -> CGRect? {
    guard let x = positionRange(forX: point.x), let y = positionRange(forY: point.y) else { return nil }
    return CGRect(
      x: x.lowerBound, y: y.lowerBound, width: x.upperBound - x.lowerBound, height: y.upperBound - y.lowerBound)
  }

  /// The value at a place along the x-axis; nil if there is none of the type.
  public func value<P: Plottable>(atX position: CGFloat, as: P.Type = P.self) -> P? {
    geometry.x?.datum(at: position).flatMap { P.made(of: $0) }
  }
  /// The value at a place along the y-axis; nil if there is none of the type.
  public func value<P: Plottable>(atY position: CGFloat, as: P.Type = P.self) -> P? {
    geometry.y?.datum(at: position).flatMap { P.made(of: $0) }
  }
  /// The values at a point; nil if there are none of the types.
  public func value<X: Plottable, Y: Plottable>(
    at position: CGPoint, as: (X, Y).Type = (X, Y).self
  ) -> (X, Y)? {
    guard let x = value(atX: position.x, as: X.self), let y = value(atY: position.y, as: Y.self) else { return nil }
    return (x, y)
  }

  /// The value at an angle from the top, counted from the first sector; nil if the chart has no sectors.
  public func value<P: Plottable>(atAngle angle: Angle, as: P.Type = P.self) -> P? {
    geometry.datum(at: angle).flatMap { P.made(of: $0) }
  }

  /// The angle from the top under which the middle of the plot area sees a point.
  public func angle(at position: CGPoint) -> Angle { geometry.angle(at: position) }
}

// MARK: - Styles

extension ChartProxy {
  /// The style of the marks with a value.
  public func foregroundStyle<P: Plottable>(for value: P) -> AnyShapeStyle? {
    geometry.model.styles.color(for: value.datum)
  }
  /// The line style of the marks with a value.
  public func lineStyle<P: Plottable>(for value: P) -> StrokeStyle? {
    geometry.model.styles.lines?.value(for: value.datum)
  }
  /// The symbol of the marks with a value.
  public func symbol<P: Plottable>(for value: P) -> AnyChartSymbolShape? {
    geometry.model.styles.symbols?.value(for: value.datum)
  }

  /// The values of the x-axis: categories, or both ends.
  public func xDomain<P: Plottable>(dataType: P.Type) -> [P] { geometry.x.values(of: P.self) }
  /// The values of the y-axis: categories, or both ends.
  public func yDomain<P: Plottable>(dataType: P.Type) -> [P] { geometry.y.values(of: P.self) }
  /// The values that styles distinguish.
  public func foregroundStyleDomain<P: Plottable>(dataType: P.Type) -> [P] {
    geometry.model.styles.foreground?.domain.compactMap { P.made(of: $0) } ?? []
  }
}

// MARK: - Selection

extension ChartProxy {
  /// Selects the value at a place along the x-axis, as a touch does.
  public func selectXValue(at position: CGFloat) {
    geometry.model.options.selection.x?(geometry.x?.datum(at: position))
  }
  /// Selects the value at a place along the y-axis, as a touch does.
  public func selectYValue(at position: CGFloat) {
    geometry.model.options.selection.y?(geometry.y?.datum(at: position))
  }
  /// Selects the values between two places along the x-axis, as a movement does.
  public func selectXRange(from: CGFloat, to: CGFloat) {
    geometry.model.options.selection.xRange?(geometry.x?.datum(at: from), geometry.x?.datum(at: to))
  }
  /// Selects the values between two places along the y-axis, as a movement does.
  public func selectYRange(from: CGFloat, to: CGFloat) {
    geometry.model.options.selection.yRange?(geometry.y?.datum(at: from), geometry.y?.datum(at: to))
  }
  /// Selects the value at an angle from the top, as a touch does.
  public func selectAngleValue(at angle: Angle) { geometry.model.options.selection.angle?(geometry.datum(at: angle)) }
}

extension Optional<PositionScale> {
  fileprivate func values<P: Plottable>(of type: P.Type) -> [P] { self?.domain.compactMap { P.made(of: $0) } ?? [] }
}

extension PlotGeometry {
  func angle(at position: CGPoint) -> Angle {
    let angle = atan2(position.x - size.width / 2, size.height / 2 - position.y)
    return .radians(Double(angle < 0 ? angle + 2 * .pi : angle))
  }

  func datum(at angle: Angle) -> Datum? {
    let total = SectorLayout(model.marks, size).total
    guard total > 0 else { return nil }
    let turn = (angle.radians / (2 * .pi)).truncatingRemainder(dividingBy: 1)
    return .number((turn < 0 ? turn + 1 : turn) * total)
  }
}

/// Where the plot area of a chart is.
struct PlotPlace {
  let anchor: Anchor<CGRect>
  let geometry: PlotGeometry
}

struct PlotPlaceKey: PreferenceKey {
  static var defaultValue: PlotPlace? { nil }
  static func reduce(value: inout PlotPlace?, nextValue: () -> PlotPlace?) { value = value ?? nextValue() }
}
