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
