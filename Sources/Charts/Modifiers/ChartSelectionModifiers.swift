import Foundation
import SwiftUI

/// What is selected in a chart.
struct ChartSelection {
  var x: ((Datum?) -> Void)?
  var y: ((Datum?) -> Void)?
  var angle: ((Datum?) -> Void)?
  var xRange: ((Datum?, Datum?) -> Void)?
  var yRange: ((Datum?, Datum?) -> Void)?

  var isEmpty: Bool { x == nil && y == nil && angle == nil && xRange == nil && yRange == nil }
}

extension View {
  /// Lets people select a value of the x-axis.
  ///
  /// A touch in the plot area selects what is there. If the finger moves, the selection follows, and ends with the touch.
  ///
  /// - Parameter value: The value; nil if none is selected.
  nonisolated public func chartXSelection<P: Plottable>(value: Binding<P?>) -> some View {
    let select = ChartSelection.selecting(value)
    return chartOptions { $0.selection.x = select }
  }

  /// Lets people select a range of the x-axis: between both ends of the movement of a finger.
  nonisolated public func chartXSelection<P: Plottable & Comparable>(range: Binding<ClosedRange<P>?>) -> some View {
    let select = ChartSelection.selecting(range)
    return chartOptions { $0.selection.xRange = select }
  }

  /// Lets people select a value of the y-axis, as `chartXSelection(value:)` does.
  nonisolated public func chartYSelection<P: Plottable>(value: Binding<P?>) -> some View {
    let select = ChartSelection.selecting(value)
    return chartOptions { $0.selection.y = select }
  }

  /// Lets people select a range of the y-axis: between both ends of the movement of a finger.
  nonisolated public func chartYSelection<P: Plottable & Comparable>(range: Binding<ClosedRange<P>?>) -> some View {
    let select = ChartSelection.selecting(range)
    return chartOptions { $0.selection.yRange = select }
  }

  /// Lets people select a sector.
  ///
  /// - Parameter value: A number between the sum of the values of all sectors before the selected one, and that with it.
  nonisolated public func chartAngleSelection<P: Plottable>(value: Binding<P?>) -> some View {
    let select = ChartSelection.selecting(value)
    return chartOptions { $0.selection.angle = select }
  }

  /// Recognizes a gesture in the plot area instead of the chart's own.
  ///
  /// - Parameter gesture: Makes it; the proxy selects values.
  nonisolated public func chartGesture<G: Gesture>(_ gesture: @escaping (ChartProxy) -> G) -> some View {
    chartOptions { $0.gesture = { AnyGesture(gesture($0).map { _ in }) } }
  }
}

extension ChartSelection {
  fileprivate static func selecting<P: Plottable>(_ value: Binding<P?>) -> (Datum?) -> Void {
    { value.wrappedValue = $0.flatMap { P.made(of: $0) } }
  }

  fileprivate static func selecting<P: Plottable & Comparable>(
    _ range: Binding<ClosedRange<P>?>
  ) -> (Datum?, Datum?) -> Void {
    { first, last in
      let first = first.flatMap { P.made(of: $0) }
      let last = last.flatMap { P.made(of: $0) }
      guard let first, let last else { return range.wrappedValue = nil }
      range.wrappedValue = min(first, last)...max(first, last)
    }
  }
}

/// What touches of the plot area do.
struct ChartTouches: ViewModifier {
  let geometry: PlotGeometry

  private var options: ChartOptions { geometry.model.options }

  func body(content: Content) -> some View {
    if let gesture = options.gesture {
      content.gesture(gesture(ChartProxy(geometry: geometry, anchor: nil)))
    } else if options.selection.isEmpty {
      content
    } else if options.scrolling.axes.isEmpty {
      content.gesture(movement)
    } else {
      content.gesture(SpatialTapGesture().onEnded { select($0.location, $0.location) })
    }
  }

  private var movement: some Gesture {
    DragGesture(minimumDistance: 0)
      .onChanged { select($0.startLocation, $0.location) }
      .onEnded { value in
        guard value.translation != .zero else { return }
        options.selection.x?(nil)
        options.selection.y?(nil)
        options.selection.angle?(nil)
      }
  }

  private func select(_ start: CGPoint, _ end: CGPoint) {
    let proxy = ChartProxy(geometry: geometry, anchor: nil)
    proxy.selectXValue(at: end.x)
    proxy.selectYValue(at: end.y)
    proxy.selectAngleValue(at: proxy.angle(at: end))
    guard start != end else { return }
    proxy.selectXRange(from: start.x, to: end.x)
    proxy.selectYRange(from: start.y, to: end.y)
  }
}
