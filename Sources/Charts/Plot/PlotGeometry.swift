import Foundation
import SwiftUI

/// The places of a chart's marks in a plot area of a size.
@MainActor
struct PlotGeometry {
  let model: ChartModel
  let size: CGSize
  let x: PositionScale?
  let y: PositionScale?
  let marks: [PlacedMark]
  let masks: [[PlacedMark]]

  init(_ model: ChartModel, _ size: CGSize) {
    self.model = model
    self.size = size
    x = model.x?.scale.sized(size.width)
    y = model.y?.scale.sized(size.height)
    let placement = MarkPlacement(model: model, size: size, x: x, y: y)
    func placed(_ marks: [StackedMark]) -> [PlacedMark] {
      let sectors = SectorLayout(marks, size)
      return marks.enumerated().compactMap { index, entry in
        guard let figure = entry.mark.sector == nil ? placement.figure(of: entry) : sectors.figure(at: index) else {
          return nil
        }
        return PlacedMark(index: index, entry: entry, figure: figure)
      }
    }
    marks = placed(model.marks)
    masks = model.masks.map(placed)
  }

  /// What is around all marks with an annotation.
  func frame(ofAnnotation number: Int) -> CGRect? {
    let frames = marks.filter { $0.style.annotations.contains(number) }.map(\.frame)
    return frames.dropFirst().reduce(frames.first) { $0?.union($1) }
  }
}

/// A mark with a place.
struct PlacedMark: Identifiable {
  enum Figure {
    case rectangle(CGRect)
    case point(CGPoint, CGSize)
    /// A point of a line, or both edges of an area there.
    case edge(CGPoint, CGPoint)
    case rule(CGPoint, CGPoint, CGFloat)
    case sector(SectorFigure)
  }

  let index: Int
  let entry: StackedMark
  let figure: Figure

  var id: Int { index }
  var style: MarkStyle { entry.mark.style }

  /// Where the mark is touched, in points of the plot area. Lines and areas are touched at their points.
  var frame: CGRect {
    switch figure {
    case .rectangle(let rect): rect
    case .point(let center, let size): CGRect(center: center, size: size)
    case .edge(let point, _): CGRect(center: point, size: CGSize(width: 12, height: 12))
    case .rule(let start, let end, let width):
      CGRect(
        x: min(start.x, end.x), y: min(start.y, end.y), width: abs(end.x - start.x), height: abs(end.y - start.y)
      ).insetBy(dx: start.x == end.x ? -width / 2 : 0, dy: start.y == end.y ? -width / 2 : 0)
    case .sector(let sector): CGRect(center: sector.middle, size: sector.touchSize)
    }
  }
}

extension CGRect {
  init(center: CGPoint, size: CGSize) {
    self.init(
      x: center.x - size.width / 2, y: center.y - size.height / 2, width: size.width, height: size.height)
  }
}

/// Finds the places of marks along the scales.
@MainActor
struct MarkPlacement {
  let model: ChartModel
  let size: CGSize
  let x: PositionScale?
  let y: PositionScale?
  /// The distances of marks that are next to each other, in points, up to 20.
  private let distances: CGSize

  init(model: ChartModel, size: CGSize, x: PositionScale?, y: PositionScale?) {
    (self.model, self.size, self.x, self.y) = (model, size, x, y)
    func distance(_ scale: PositionScale?, _ axis: Axis) -> CGFloat {
      guard let scale, scale.bandLength == nil else { return 20 }
      let places = Set(
        model.marks.flatMap { $0.mark.channel(axis).values.compactMap { scale.position($0.datum) } }
      ).sorted()
      return zip(places, places.dropFirst()).map { $1 - $0 }.filter { $0 > 0.01 }.min().map { min(20, $0) } ?? 20
    }
    distances = CGSize(width: distance(x, .horizontal), height: distance(y, .vertical))
  }

  /// Nil if a scale does not have the mark's values.
  func figure(of entry: StackedMark) -> PlacedMark.Figure? {
    let mark = entry.mark
    switch mark.kind {
    case .bar, .rectangle:
      guard let width = range(of: entry, .horizontal), let height = range(of: entry, .vertical) else { return nil }
      return .rectangle(rect(width, height, mark.style.offsets))
    case .point, .line:
      guard let point = point(of: entry) else { return nil }
      return mark.kind == .line ? .edge(point, point) : .point(point, model.styles.symbolSize(of: mark.style))
    case .area: return edges(of: entry)
    case .rule: return rule(of: entry)
    case .sector: return nil
    }
  }

  private func scale(_ axis: Axis) -> PositionScale? { axis == .horizontal ? x : y }
  private func length(_ axis: Axis) -> CGFloat { axis == .horizontal ? size.width : size.height }

  private func rect(_ x: ClosedRange<CGFloat>, _ y: ClosedRange<CGFloat>, _ offsets: MarkOffsets) -> CGRect {
    let (left, right) = (x.lowerBound + offsets.xStart, x.upperBound + offsets.xEnd)
    let (top, bottom) = (y.lowerBound + offsets.yEnd, y.upperBound + offsets.yStart)
    return CGRect(x: min(left, right), y: min(top, bottom), width: abs(right - left), height: abs(bottom - top))
  }

  /// What a bar or a rectangle takes of an axis.
  private func range(of entry: StackedMark, _ axis: Axis) -> ClosedRange<CGFloat>? {
    let mark = entry.mark
    if axis == entry.measure, let ends = entry.ends { return range(ends.start, ends.end, scale(axis)) }
    switch mark.channel(axis) {
    case .fixed(let start, let end):
      let (start, end) = (start ?? 0, end ?? length(axis))
      return min(start, end)...max(start, end)
    case .interval(let start, let end):
      guard let scale = scale(axis), let first = scale.extent(start), let last = scale.extent(end) else { return nil }
      if scale.bandLength != nil {
        return min(first.lowerBound, last.lowerBound)...max(first.upperBound, last.upperBound)
      }
      // An interval of units goes from the beginning of the first to that of the last.
      let (from, to) = (scale.position(start.datum) ?? first.lowerBound, scale.position(end.datum) ?? last.upperBound)
      return min(from, to)...max(from, to)
    case .value(let value): return slot(of: value, mark, axis)
    }
  }

  private func range(_ start: Double, _ end: Double, _ scale: PositionScale?) -> ClosedRange<CGFloat>? {
    guard let scale, let last = scale.position(end) else { return nil }
    // A logarithmic scale has no zero: bars begin at the edge.
    let first = scale.position(start) ?? scale.domain.first.flatMap { scale.position($0) } ?? last
    return min(first, last)...max(first, last)
  }

  /// The part of a value's band, or around its point, that a bar or a rectangle takes.
  private func slot(of value: PlottedValue, _ mark: Mark, _ axis: Axis) -> ClosedRange<CGFloat>? {
    guard let scale = scale(axis), var room = scale.extent(value) else { return nil }
    let dimension = axis == .horizontal ? mark.width : mark.height
    let isBar = mark.kind == .bar
    var automatic: CGFloat = isBar ? (scale.bandLength == nil ? 0.8 : 0.65) : 1
    if room.lowerBound == room.upperBound {
      let half = (axis == .horizontal ? distances.width : distances.height) / 2
      room = (room.lowerBound - half)...(room.upperBound + half)
    }
    if let position = mark.style.position, position.axis ?? axis == axis, model.styles.positions.count > 1 {
      room = part(of: room, position)
      automatic = 0.9
    }
    let middle = (room.lowerBound + room.upperBound) / 2
    let length = max(0, dimension.length(of: room.upperBound - room.lowerBound, automatic: automatic))
    return (middle - length / 2)...(middle + length / 2)
  }

  /// The room of a mark beside others.
  private func part(of room: ClosedRange<CGFloat>, _ position: MarkPosition) -> ClosedRange<CGFloat> {
    let positions = model.styles.positions
    let whole = room.upperBound - room.lowerBound
    let span = position.span.length(of: whole, automatic: 0.75)
    let part = span / CGFloat(positions.count)
    let index = CGFloat(positions.firstIndex(of: position.value.datum) ?? 0)
    let start = room.lowerBound + (whole - span) / 2 + index * part
    return start...(start + part)
  }

  /// Where a point is; that of a unit or a band in its middle.
  private func point(of entry: StackedMark) -> CGPoint? {
    guard let x = place(entry.mark, .horizontal), let y = place(entry.mark, .vertical) else { return nil }
    return CGPoint(x: x + entry.mark.style.offsets.xStart, y: y + entry.mark.style.offsets.yStart)
  }

  private func place(_ mark: Mark, _ axis: Axis) -> CGFloat? {
    switch mark.channel(axis) {
    case .fixed(let place, _): return place ?? length(axis) / 2
    case .value(let value), .interval(let value, _):
      guard let scale = scale(axis), var room = scale.extent(value) else { return nil }
      let moves = position(mark, axis)
      if let moves { room = part(of: room, moves) }
      return (room.lowerBound + room.upperBound) / 2
    }
  }

  private func position(_ mark: Mark, _ axis: Axis) -> MarkPosition? {
    guard let position = mark.style.position, let scale = scale(axis), scale.bandLength != nil else { return nil }
    return position.axis ?? axis == axis ? position : nil
  }

  private func edges(of entry: StackedMark) -> PlacedMark.Figure? {
    guard let measure = entry.measure, let scale = scale(measure) else { return nil }
    let ends: ClosedRange<CGFloat>
    let far: CGFloat
    if let own = entry.ends {
      guard let range = range(own.start, own.end, scale), let last = scale.position(own.end) else { return nil }
      (ends, far) = (range, last)
    } else if case .interval(let start, let end) = entry.mark.channel(measure) {
      guard let first = scale.position(start.datum), let last = scale.position(end.datum) else { return nil }
      (ends, far) = (min(first, last)...max(first, last), last)
    } else {
      return nil
    }
    let near = far == ends.lowerBound ? ends.upperBound : ends.lowerBound
    let other = measure == .vertical ? Axis.horizontal : .vertical
    guard let place = place(entry.mark, other) else { return nil }
    func point(_ end: CGFloat) -> CGPoint {
      measure == .vertical ? CGPoint(x: place, y: end) : CGPoint(x: end, y: place)
    }
    return .edge(point(far), point(near))
  }

  private func rule(of entry: StackedMark) -> PlacedMark.Figure? {
    let mark = entry.mark
    let width = model.styles.line(of: mark.style, standard: StrokeStyle(lineWidth: 1)).lineWidth
    let offsets = mark.style.offsets
    let isStanding =
      switch (mark.x, mark.y) {
      case (.value, _): true
      case (.fixed(let start, let end), .interval): start == end
      default: false
      }
    if isStanding {
      guard let x = place(mark, .horizontal), let y = range(of: entry, .vertical) else { return nil }
      return .rule(
        CGPoint(x: x + offsets.xStart, y: y.upperBound + offsets.yStart),
        CGPoint(x: x + offsets.xStart, y: y.lowerBound + offsets.yEnd), width)
    }
    guard let y = place(mark, .vertical), let x = range(of: entry, .horizontal) else { return nil }
    return .rule(
      CGPoint(x: x.lowerBound + offsets.xStart, y: y + offsets.yStart),
      CGPoint(x: x.upperBound + offsets.xEnd, y: y + offsets.yStart), width)
  }
}
