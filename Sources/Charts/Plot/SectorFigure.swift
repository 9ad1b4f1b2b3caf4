import Foundation
import SwiftUI

/// A part of a pie or a ring, with a place.
struct SectorFigure {
  let center: CGPoint
  let innerRadius: CGFloat
  let outerRadius: CGFloat
  /// Clockwise from the top, in radians.
  let start: Double
  let end: Double
  let inset: CGFloat

  /// The point between both radii and both angles.
  var middle: CGPoint { point((innerRadius + outerRadius) / 2, (start + end) / 2) }

  /// A square that is nearly in the sector.
  var touchSize: CGSize {
    let arc = CGFloat(end - start) * (innerRadius + outerRadius) / 2
    let side = max(2, min(outerRadius - innerRadius, arc, 44) / 2)
    return CGSize(width: side, height: side)
  }

  func point(_ radius: CGFloat, _ angle: Double) -> CGPoint {
    CGPoint(x: center.x + radius * CGFloat(sin(angle)), y: center.y - radius * CGFloat(cos(angle)))
  }

  /// The outline.
  ///
  /// - Parameter margin: By how many points it is smaller on all sides.
  func path(margin: CGFloat = 0) -> Path {
    let (inner, outer) = (innerRadius > 0 ? innerRadius + margin : 0, outerRadius - margin)
    guard outer > inner else { return Path() }
    let inset = inset + margin
    func turn(_ radius: CGFloat) -> Double { radius > inset ? Double(asin(inset / radius)) : .pi / 2 }
    guard end - start < 2 * .pi - 1e-6 else { return ring(inner, outer) }
    let (from, to) = (start + turn(outer), end - turn(outer))
    guard to > from else { return Path() }
    var path = Path()
    arc(&path, outer, from, to)
    if inner > inset, end - start > 2 * turn(inner) {
      arc(&path, inner, end - turn(inner), start + turn(inner))
    } else {
      // The sides, each moved by the inset, meet there.
      let half = (end - start) / 2
      path.addLine(to: point(half < .pi / 2 ? min(inset / CGFloat(sin(half)), outer) : inset, (start + end) / 2))
    }
    path.closeSubpath()
    return path
  }

  private func ring(_ inner: CGFloat, _ outer: CGFloat) -> Path {
    var path = Path()
    arc(&path, outer, 0, 2 * .pi)
    path.closeSubpath()
    guard inner > 0 else { return path }
    var hole = Path()
    arc(&hole, inner, 2 * .pi, 0)
    hole.closeSubpath()
    path.addPath(hole)
    return path
  }

  /// Adds an arc as short lines, joined to what is there.
  private func arc(_ path: inout Path, _ radius: CGFloat, _ from: Double, _ to: Double) {
    let steps = max(2, Int(abs(to - from) * Double(max(radius, 1)).squareRoot() * 2))
    for step in 0...steps {
      let point = point(radius, from + (to - from) * Double(step) / Double(steps))
      if step == 0, path.isEmpty { path.move(to: point) } else { path.addLine(to: point) }
    }
  }
}

/// Divides a circle among the sectors of a chart.
struct SectorLayout {
  private let figures: [Int: SectorFigure]
  /// The sum of all values.
  let total: Double

  init(_ marks: [StackedMark], _ size: CGSize) {
    let values = marks.map { max(0, $0.mark.sector?.angle.datum.coordinate ?? 0) }
    let total = values.reduce(0, +)
    self.total = total
    let center = CGPoint(x: size.width / 2, y: size.height / 2)
    let radius = min(size.width, size.height) / 2
    var figures: [Int: SectorFigure] = [:]
    var start = 0.0
    for (index, entry) in marks.enumerated() {
      guard let sector = entry.mark.sector, total > 0 else { continue }
      let end = start + values[index] / total * 2 * .pi
      let outer = sector.outerRadius.radius(of: radius, automatic: 1)
      figures[index] = SectorFigure(
        center: center, innerRadius: max(0, sector.innerRadius.radius(of: radius, automatic: 0)), outerRadius: outer,
        start: start, end: end, inset: sector.angularInset)
      start = end
    }
    self.figures = figures
  }

  func figure(at index: Int) -> PlacedMark.Figure? { figures[index].map { .sector($0) } }
}

extension MarkDimension {
  /// The length of a radius; an inset is on one side.
  fileprivate func radius(of room: CGFloat, automatic: CGFloat) -> CGFloat {
    if case .inset(let points) = kind { max(0, room - points) } else { length(of: room, automatic: automatic) }
  }
}
