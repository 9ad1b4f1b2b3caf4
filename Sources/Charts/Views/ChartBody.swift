import Foundation
import SwiftUI

/// The plot area of a chart and its axes, which scroll if the chart does.
struct ChartBody: View {
  let model: ChartModel
  /// About how large the plot area can be.
  let room: CGSize

  private var scrolling: ChartScrolling { model.options.scrolling }

  var body: some View {
    if scrolling.axes.isEmpty {
      AxisLayout(strips: AxisStrips()) {
        plot
        labels(.horizontal, room.width)
        labels(.vertical, room.height)
      }
    } else {
      scrolled
    }
  }

  private var plot: AnyView {
    let content = ChartPlotContent(model: model)
    return model.options.plotStyle?(content) ?? AnyView(content)
  }

  private func labels(_ axis: Axis, _ length: CGFloat) -> some View {
    let axis = axis == .horizontal ? model.x : model.y
    let labels = axis.map { AxisLabelModel.labels(of: $0, about: length) } ?? []
    return ForEach(labels) { AxisLabelView(label: $0) }
  }

  /// The axis that scrolls moves with the plot area, the other one stays.
  private var scrolled: some View {
    let isWide = scrolling.axes.contains(.horizontal)
    let isHigh = scrolling.axes.contains(.vertical)
    let factor = CGSize(
      width: model.x.map { scrolling.factor(.horizontal, $0.scale) } ?? 1,
      height: model.y.map { scrolling.factor(.vertical, $0.scale) } ?? 1)
    let strip = AxisStrips(
      below: isWide && model.x?.ticks.isEmpty == false ? 20 : nil,
      behind: isHigh && model.y?.ticks.isEmpty == false ? 32 : nil)
    return AxisLayout(strips: AxisStrips(below: nil, behind: nil, hidden: strip)) {
      GeometryReader { place in
        let size = CGSize(width: place.size.width * factor.width, height: place.size.height * factor.height)
        ChartScrollView(model: model, size: size, visible: place.size) {
          AxisLayout(strips: strip) {
            plot
            if isWide { labels(.horizontal, size.width) }
            if isHigh { labels(.vertical, size.height) }
          }
        }
      }
      if !isWide { labels(.horizontal, room.width) }
      if !isHigh { labels(.vertical, room.height) }
    }
  }
}

/// The scroll view of a chart.
struct ChartScrollView<Content: View>: View {
  let model: ChartModel
  let size: CGSize
  let visible: CGSize
  @ViewBuilder let content: Content
  @State private var position = ScrollPosition()
  @State private var reported: [Datum?] = [nil, nil]

  private var scrolling: ChartScrolling { model.options.scrolling }
  private var x: PositionScale? { model.x?.scale.sized(size.width) }
  private var y: PositionScale? { model.y?.scale.sized(size.height) }

  var body: some View {
    ScrollView(scrolling.axes, showsIndicators: false) {
      content.frame(width: size.width, height: size.height)
    }
    .scrollPosition($position)
    .scrollTargetBehavior(ChartScrollTarget(x: x, y: y, step: scrolling.step, calendar: model.texts.calendar))
    .onScrollGeometryChange(for: CGPoint.self, of: \.contentOffset) { old, new in
      if old != new { report(new) }
    }
    .onAppear { go(scrolling.x?.get() ?? scrolling.initialX, scrolling.y?.get() ?? scrolling.initialY) }
    .onChange(of: [scrolling.x?.get(), scrolling.y?.get()]) { _, new in
      if new != reported { go(new[0], new[1]) }
    }
  }

  /// Puts values at the beginning of what is visible.
  private func go(_ first: Datum?, _ second: Datum?) {
    let left = first.flatMap { x?.start(of: $0) }
    let top = second.flatMap { y?.start(of: $0) }.map { y?.isUpward == true ? $0 - visible.height : $0 }
    switch (left, top) {
    case (let left?, let top?): position.scrollTo(x: left, y: top)
    case (let left?, nil): position.scrollTo(x: left)
    case (nil, let top?): position.scrollTo(y: top)
    default: break
    }
  }

  private func report(_ offset: CGPoint) {
    let bottom = y?.isUpward == true ? offset.y + visible.height : offset.y
    let values = [x?.datum(at: offset.x), y?.datum(at: bottom)]
    if let value = values[0] { scrolling.x?.set(value) }
    if let value = values[1] { scrolling.y?.set(value) }
    reported = [scrolling.x?.get(), scrolling.y?.get()]
  }
}

extension PositionScale {
  /// The beginning of a value's band, or its point.
  fileprivate func start(of datum: Datum) -> CGFloat? { band(datum)?.lowerBound ?? position(datum) }
}

/// Ends the scrolling of a chart at some of its values.
struct ChartScrollTarget: ScrollTargetBehavior, @unchecked Sendable {
  let x: PositionScale?
  let y: PositionScale?
  let step: ValueAlignedChartScrollTargetBehavior?
  let calendar: Calendar

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    guard let step, let x, let datum = x.datum(at: target.rect.minX) else { return }
    if let place = x.start(of: step.aligned(datum, calendar)) { target.rect.origin.x = place }
  }
}
