import Foundation

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
      let (backLeft, frontLeft) = (
        CGPoint(x: from.x - side.x, y: from.y - side.y), CGPoint(x: to.x - side.x, y: to.y - side.y)
      )
      let (backRight, frontRight) = (
        CGPoint(x: from.x + side.x, y: from.y + side.y), CGPoint(x: to.x + side.x, y: to.y + side.y)
      )
      addLine(backRight, backLeft)
      addLine(backLeft, frontLeft)
      addLine(frontLeft, frontRight)
      addLine(frontRight, backRight)
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
    let circle = radius < 3 ? Self.octagon : radius < 12 ? Self.small : Self.large
    circle.withUnsafeBufferPointer { circle in
      guard let first = circle.baseAddress else { return }
      func corner(_ index: Int) -> CGPoint {
        CGPoint(x: center.x + radius * first[index].x, y: center.y + radius * first[index].y)
      }
      var last = corner(circle.count - 1)
      var index = 0
      while index < circle.count {
        let next = corner(index)
        addLine(last, next)
        last = next
        index += 1
      }
    }
  }

  private static let octagon = circle(8)
  private static let small = circle(16)
  private static let large = circle(48)

  /// The corners of a circle of radius 1.
  private static func circle(_ count: Int) -> [CGPoint] {
    (0..<count).map { index in
      let angle = 2 * CGFloat.pi * CGFloat(index) / CGFloat(count)
      return CGPoint(x: cos(angle), y: sin(angle))
    }
  }
}
