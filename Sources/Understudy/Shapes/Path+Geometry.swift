import Foundation

extension Path {
  /// The smallest rectangle around all lines and curves; control points need not lie inside. Null for an empty path.
  public var boundingRect: CGRect {
    var points: [CGPoint] = []
    for segment in segments(closing: false) { points += segment.extremes }
    for case .move(let end) in elements { points.append(end) }
    guard let first = points.first else { return .null }
    var (low, high) = (first, first)
    for point in points {
      low = CGPoint(x: min(low.x, point.x), y: min(low.y, point.y))
      high = CGPoint(x: max(high.x, point.x), y: max(high.y, point.y))
    }
    return CGRect(x: low.x, y: low.y, width: high.x - low.x, height: high.y - low.y)
  }

  /// Whether a point lies inside, where open parts are taken as closed.
  ///
  /// - Parameters:
  ///   - p: The point.
  ///   - eoFill: Whether areas that are surrounded an even number of times are outside.
  public func contains(_ p: CGPoint, eoFill: Bool = false) -> Bool {
    var winding = 0
    var crossings = 0
    for segment in segments(closing: true) {
      let points = segment.polyline(onRayFrom: p)
      for (from, to) in zip(points, points.dropFirst()) where (from.y <= p.y) != (to.y <= p.y) {
        let x = from.x + (p.y - from.y) / (to.y - from.y) * (to.x - from.x)
        guard x > p.x else { continue }
        crossings += 1
        winding += to.y > from.y ? 1 : -1
      }
    }
    return eoFill ? crossings % 2 == 1 : winding != 0
  }

  /// The part of the outline between two fractions of its length; nothing where the first is not less than the second.
  public func trimmedPath(from: CGFloat, to: CGFloat) -> Path {
    let segments = segments(closing: false)
    let total = segments.reduce(0) { $0 + $1.length }
    let (begin, end) = (max(0, min(1, from)) * total, max(0, min(1, to)) * total)
    var result = Path()
    guard begin < end else { return result }
    var passed: CGFloat = 0
    var last: CGPoint?
    for segment in segments {
      let length = segment.length
      defer { passed += length }
      guard length > 0, passed + length > begin, passed < end else { continue }
      let part = segment.part(
        from: segment.parameter(at: max(0, begin - passed)), to: segment.parameter(at: min(length, end - passed)))
      if last != part.points[0] { result.move(to: part.points[0]) }
      result.append(part.element)
      last = part.points.last
    }
    return result
  }

  /// The lines and curves with where they begin.
  private func segments(closing: Bool) -> [Segment] {
    var result: [Segment] = []
    var (start, current) = (CGPoint.zero, CGPoint.zero)
    func line(to end: CGPoint) { if current != end { result.append(Segment(points: [current, end])) } }
    for element in elements {
      switch element {
      case .move(let end):
        if closing { line(to: start) }
        (start, current) = (end, end)
      case .line(let end):
        result.append(Segment(points: [current, end]))
        current = end
      case .quadCurve(let end, let control):
        result.append(Segment(points: [current, control, end]))
        current = end
      case .curve(let end, let control1, let control2):
        result.append(Segment(points: [current, control1, control2, end]))
        current = end
      case .closeSubpath:
        line(to: start)
        current = start
      }
    }
    if closing { line(to: start) }
    return result
  }
}

/// A Bézier curve of degree one, two or three: its end points with the control points between them.
private struct Segment {
  let points: [CGPoint]

  private static let steps = 64

  func point(at t: CGFloat) -> CGPoint {
    var points = points
    while points.count > 1 { points = Self.blend(points, t) }
    return points[0]
  }

  private static func blend(_ points: [CGPoint], _ t: CGFloat) -> [CGPoint] {
    zip(points, points.dropFirst()).map { CGPoint(x: $0.x + ($1.x - $0.x) * t, y: $0.y + ($1.y - $0.y) * t) }
  }

  var polyline: [CGPoint] {
    points.count == 2 ? points : (0...Self.steps).map { point(at: CGFloat($0) / CGFloat(Self.steps)) }
  }

  /// Lines that a ray to the right crosses as it crosses the curve, which lies between its control points: nearly all curves are
  /// missed by it, or as good as a line.
  func polyline(onRayFrom origin: CGPoint) -> [CGPoint] {
    if points.allSatisfy({ $0.y <= origin.y }) || points.allSatisfy({ $0.y > origin.y }) { return [] }
    if points.allSatisfy({ $0.x <= origin.x }) { return [] }
    return points.allSatisfy { $0.x >= origin.x } ? [points[0], points[points.count - 1]] : polyline
  }

  var length: CGFloat {
    let line = polyline
    return zip(line, line.dropFirst()).reduce(0) { $0 + hypot($1.1.x - $1.0.x, $1.1.y - $1.0.y) }
  }

  /// Where on the curve, from 0 to 1, a distance from its beginning is reached.
  func parameter(at distance: CGFloat) -> CGFloat {
    let line = polyline
    var passed: CGFloat = 0
    for (index, (from, to)) in zip(line, line.dropFirst()).enumerated() {
      let step = hypot(to.x - from.x, to.y - from.y)
      if passed + step >= distance, step > 0 {
        return (CGFloat(index) + (distance - passed) / step) / CGFloat(line.count - 1)
      }
      passed += step
    }
    return 1
  }

  func part(from: CGFloat, to: CGFloat) -> Segment {
    let rest = split(at: from).1
    return from >= 1 ? rest : rest.split(at: (to - from) / (1 - from)).0
  }

  private func split(at t: CGFloat) -> (Segment, Segment) {
    var (head, tail, points) = ([points[0]], [points[points.count - 1]], points)
    while points.count > 1 {
      points = Self.blend(points, t)
      head.append(points[0])
      tail.insert(points[points.count - 1], at: 0)
    }
    return (Segment(points: head), Segment(points: tail))
  }

  var element: Path.Element {
    switch points.count {
    case 2: .line(to: points[1])
    case 3: .quadCurve(to: points[2], control: points[1])
    default: .curve(to: points[3], control1: points[1], control2: points[2])
    }
  }

  /// The ends and the points where the curve turns back in x or y.
  var extremes: [CGPoint] {
    [points[0], points[points.count - 1]] + (turns(\.x) + turns(\.y)).filter { 0 < $0 && $0 < 1 }.map { point(at: $0) }
  }

  private func turns(_ axis: KeyPath<CGPoint, CGFloat>) -> [CGFloat] {
    let v = points.map { $0[keyPath: axis] }
    if v.count == 2 { return [] }
    if v.count == 3 { return [(v[0] - v[1]) / (v[0] - 2 * v[1] + v[2])] }
    let (a, b, c) = (v[3] - 3 * v[2] + 3 * v[1] - v[0], 2 * (v[2] - 2 * v[1] + v[0]), v[1] - v[0])
    if abs(a) < 1e-12 { return [-c / b] }
    let root = b * b - 4 * a * c
    return root < 0 ? [] : [(-b + root.squareRoot()) / (2 * a), (-b - root.squareRoot()) / (2 * a)]
  }
}
