import Foundation
import SwiftUI

/// Lines through points.
enum LineShape {
  /// Adds a line to a path.
  ///
  /// - Parameters:
  ///   - points: At least one.
  ///   - method: How it goes from point to point.
  ///   - path: Continued if it is not empty.
  static func add(_ points: [CGPoint], _ method: InterpolationMethod, to path: inout Path) {
    guard let first = points.first else { return }
    if path.isEmpty { path.move(to: first) } else { path.addLine(to: first) }
    switch method.kind {
    case .linear: points.dropFirst().forEach { path.addLine(to: $0) }
    case .step(let part): addSteps(points, part, &path)
    case .cardinal(let tension): addCurves(points, &path) { _ in (1 - tension) / 6 }
    case .catmullRom(let alpha): addCatmullRom(points, alpha, &path)
    case .monotone: addMonotone(points, &path)
    }
  }

  private static func addSteps(_ points: [CGPoint], _ part: CGFloat, _ path: inout Path) {
    for (start, end) in zip(points, points.dropFirst()) {
      let x = start.x + (end.x - start.x) * part
      path.addLine(to: CGPoint(x: x, y: start.y))
      path.addLine(to: CGPoint(x: x, y: end.y))
      path.addLine(to: end)
    }
  }

  /// Curves whose direction at a point is that between its neighbors.
  private static func addCurves(_ points: [CGPoint], _ path: inout Path, _ factor: (Int) -> CGFloat) {
    for index in points.indices.dropLast() {
      let (start, end) = (points[index], points[index + 1])
      let before = index > 0 ? points[index - 1] : start
      let after = index + 2 < points.count ? points[index + 2] : end
      let factor = factor(index)
      path.addCurve(
        to: end,
        control1: CGPoint(x: start.x + (end.x - before.x) * factor, y: start.y + (end.y - before.y) * factor),
        control2: CGPoint(x: end.x - (after.x - start.x) * factor, y: end.y - (after.y - start.y) * factor))
    }
  }

  private static func addCatmullRom(_ points: [CGPoint], _ alpha: CGFloat, _ path: inout Path) {
    func distance(_ a: CGPoint, _ b: CGPoint) -> CGFloat { pow(hypot(b.x - a.x, b.y - a.y), alpha) }
    for index in points.indices.dropLast() {
      let (start, end) = (points[index], points[index + 1])
      let before = index > 0 ? points[index - 1] : start
      let after = index + 2 < points.count ? points[index + 2] : end
      let (d1, d2, d3) = (distance(before, start), distance(start, end), distance(end, after))
      func control(_ point: CGPoint, _ a: CGPoint, _ b: CGPoint, _ near: CGFloat, _ far: CGFloat) -> CGPoint {
        let weight = 3 * near * (near + far)
        guard weight > 1e-9 else { return point }
        let middle = 2 * near * near + 3 * near * far + far * far
        return CGPoint(
          x: (near * near * b.x - far * far * a.x + middle * point.x) / weight,
          y: (near * near * b.y - far * far * a.y + middle * point.y) / weight)
      }
      path.addCurve(
        to: end, control1: control(start, before, end, d1, d2), control2: control(end, after, start, d3, d2))
    }
  }

  /// Curves that do not go beyond the points, by the method of Fritsch and Carlson.
  private static func addMonotone(_ points: [CGPoint], _ path: inout Path) {
    guard points.count > 2 else { return points.dropFirst().forEach { path.addLine(to: $0) } }
    let slopes = zip(points, points.dropFirst()).map { start, end in
      end.x == start.x ? 0 : (end.y - start.y) / (end.x - start.x)
    }
    let tangents = points.indices.map { index -> CGFloat in
      guard index > 0 else { return slopes[0] }
      guard index < slopes.count else { return slopes[slopes.count - 1] }
      let (before, after) = (slopes[index - 1], slopes[index])
      guard before * after > 0 else { return 0 }
      let mean = (before + after) / 2
      return (mean < 0 ? -1 : 1) * min(abs(mean), 3 * abs(before), 3 * abs(after))
    }
    for index in slopes.indices {
      let (start, end) = (points[index], points[index + 1])
      let third = (end.x - start.x) / 3
      path.addCurve(
        to: end, control1: CGPoint(x: start.x + third, y: start.y + third * tangents[index]),
        control2: CGPoint(x: end.x - third, y: end.y - third * tangents[index + 1]))
    }
  }
}
