import Foundation

/// Points with straight lines between them.
struct Polyline {
  var points: [CGPoint]
  var isClosed = false

  /// The parts of an outline, with its curves as short lines; points are pixels.
  static func lines(of steps: [Outline.Step]) -> [Polyline] {
    var result: [Polyline] = []
    var current = Polyline(points: [])
    func flush() {
      if !current.points.isEmpty { result.append(current) }
    }
    for step in steps {
      switch step {
      case .move(let point):
        flush()
        current = Polyline(points: [point])
      case .line(let point): current.points.append(point)
      case .curve(let end, let control1, let control2):
        guard let start = current.points.last else {
          current.points.append(end)
          continue
        }
        current.addCurve(start, control1, control2, end)
      case .close:
        guard let start = current.points.first else { continue }
        current.isClosed = true
        flush()
        current = Polyline(points: [start])
      }
    }
    if current.points.count > 1 || result.isEmpty { flush() }
    return result
  }

  private mutating func addCurve(_ start: CGPoint, _ control1: CGPoint, _ control2: CGPoint, _ end: CGPoint) {
    func distance(_ from: CGPoint, _ to: CGPoint) -> CGFloat { hypot(to.x - from.x, to.y - from.y) }
    let length = distance(start, control1) + distance(control1, control2) + distance(control2, end)
    guard length.isFinite else { return }
    // So that the lines are a few pixels long, and shorter where the curve is small.
    let count = max(3, Int(min(length.squareRoot() * 1.5, 128)))
    for index in 1...count {
      let t = CGFloat(index) / CGFloat(count)
      let u = 1 - t
      let (a, b, c, d) = (u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t)
      points.append(
        CGPoint(
          x: a * start.x + b * control1.x + c * control2.x + d * end.x,
          y: a * start.y + b * control1.y + c * control2.y + d * end.y))
    }
  }

  /// The parts that dashes of a pattern leave, beginning `phase` into it.
  func dashed(_ pattern: [CGFloat], phase: CGFloat) -> [Polyline] {
    let total = pattern.reduce(0, +)
    let line = isClosed ? points + points.prefix(1) : points
    let length = zip(line, line.dropFirst()).reduce(0) { $0 + hypot($1.1.x - $1.0.x, $1.1.y - $1.0.y) }
    // So many dashes are a line to the eye.
    guard total > 0.01, pattern.allSatisfy({ $0 >= 0 }), length / total < 10_000, phase.isFinite else { return [self] }
    var result: [Polyline] = []
    var index = 0
    var rest = phase.truncatingRemainder(dividingBy: total * 2)
    if rest < 0 { rest += total * 2 }
    while rest >= pattern[index % pattern.count] {
      rest -= pattern[index % pattern.count]
      index += 1
    }
    rest = pattern[index % pattern.count] - rest
    var dash = Polyline(points: index % 2 == 0 ? Array(line.prefix(1)) : [])
    for (from, to) in zip(line, line.dropFirst()) {
      let length = hypot(to.x - from.x, to.y - from.y)
      var passed: CGFloat = 0
      while length - passed > rest {
        passed += rest
        let point = CGPoint(
          x: from.x + (to.x - from.x) * passed / length, y: from.y + (to.y - from.y) * passed / length)
        if index % 2 == 0 {
          dash.points.append(point)
          result.append(dash)
          dash = Polyline(points: [])
        } else {
          dash = Polyline(points: [point])
        }
        index += 1
        rest = max(pattern[index % pattern.count], 0.01)
      }
      rest -= length - passed
      if index % 2 == 0 { dash.points.append(to) }
    }
    if dash.points.count > 1 { result.append(dash) }
    return result
  }
}

extension Coverage {
  /// Adds the area that a line covers; all in pixels. The parts overlap, so the area is that of nonzero windings.
  mutating func addStroke(_ line: Polyline, width: CGFloat, cap: LineLook.Cap, join: LineLook.Join, miterLimit: CGFloat)
  {
    let radius = width / 2
    var points: [CGPoint] = []
    for point in line.points where points.last != point { points.append(point) }
    if line.isClosed, points.count > 1, points.first == points.last { points.removeLast() }
    guard points.count > 1 else {
      if let point = points.first, cap != .butt { addDisc(point, radius) }
      return
    }
    let isClosed = line.isClosed && points.count > 2
    let segments = isClosed ? points.count : points.count - 1
    for index in 0..<segments {
      var (from, to) = (points[index], points[(index + 1) % points.count])
      let length = hypot(to.x - from.x, to.y - from.y)
      let along = CGPoint(x: (to.x - from.x) / length, y: (to.y - from.y) / length)
      if cap == .square, !isClosed {
        if index == 0 { from = CGPoint(x: from.x - along.x * radius, y: from.y - along.y * radius) }
        if index == segments - 1 { to = CGPoint(x: to.x + along.x * radius, y: to.y + along.y * radius) }
      }
      let side = CGPoint(x: -along.y * radius, y: along.x * radius)
      addPolygon([
        CGPoint(x: from.x - side.x, y: from.y - side.y), CGPoint(x: to.x - side.x, y: to.y - side.y),
        CGPoint(x: to.x + side.x, y: to.y + side.y), CGPoint(x: from.x + side.x, y: from.y + side.y),
      ])
      if isClosed || index + 1 < segments {
        addJoin(from, to, points[(index + 2) % points.count], radius, join, miterLimit)
      }
    }
    guard !isClosed, cap == .round else { return }
    addDisc(points[0], radius)
    addDisc(points[points.count - 1], radius)
  }

  private mutating func addJoin(
    _ from: CGPoint, _ corner: CGPoint, _ to: CGPoint, _ radius: CGFloat, _ join: LineLook.Join, _ limit: CGFloat
  ) {
    if join == .round { return addDisc(corner, radius) }
    func unit(_ from: CGPoint, _ to: CGPoint) -> CGPoint {
      let length = hypot(to.x - from.x, to.y - from.y)
      return CGPoint(x: (to.x - from.x) / length, y: (to.y - from.y) / length)
    }
    let (first, second) = (unit(from, corner), unit(corner, to))
    let turn = first.x * second.y - first.y * second.x
    guard abs(turn) > 1e-6 else { return }
    // The corners outside of the turn.
    let sign: CGFloat = turn > 0 ? 1 : -1
    let start = CGPoint(x: corner.x + sign * first.y * radius, y: corner.y - sign * first.x * radius)
    let end = CGPoint(x: corner.x + sign * second.y * radius, y: corner.y - sign * second.x * radius)
    var polygon = [corner, start, end]
    let half = ((1 + first.x * second.x + first.y * second.y) / 2).squareRoot()
    if join == .miter, half > 0.01, 1 / half <= limit {
      let middle = CGPoint(x: (start.x + end.x) / 2 - corner.x, y: (start.y + end.y) / 2 - corner.y)
      let length = hypot(middle.x, middle.y)
      let reach = radius / half / max(length, 1e-9)
      polygon = [corner, start, CGPoint(x: corner.x + middle.x * reach, y: corner.y + middle.y * reach), end]
    }
    addPolygon(sign > 0 ? polygon : polygon.reversed())
  }

  mutating func addDisc(_ center: CGPoint, _ radius: CGFloat) {
    let count = radius < 3 ? 8 : radius < 12 ? 16 : 48
    addPolygon(
      (0..<count).map { index in
        let angle = 2 * CGFloat.pi * CGFloat(index) / CGFloat(count)
        return CGPoint(x: center.x + radius * cos(angle), y: center.y + radius * sin(angle))
      })
  }
}
