import Foundation

extension Path {
  /// Makes a path of one rectangle.
  public init(_ rect: CGRect) { addRect(rect) }
  /// Makes a path of the ellipse that touches all sides of a rectangle.
  public init(ellipseIn rect: CGRect) { addEllipse(in: rect) }

  /// Makes a path of a rectangle with equal corners; both corner styles give the same outline.
  public init(roundedRect rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
    addRoundedRect(in: rect, cornerSize: cornerSize, style: style)
  }

  /// Makes a path of a rectangle whose corners have one radius, in points.
  public init(roundedRect rect: CGRect, cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
    self.init(roundedRect: rect, cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style)
  }

  /// Makes a path of a rectangle with a radius for each corner, in points.
  public init(roundedRect rect: CGRect, cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous) {
    addRoundedRect(in: rect, cornerRadii: cornerRadii, style: style)
  }

  /// Adds a closed rectangle as a new part, from its top left corner clockwise.
  public mutating func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
    var figure = Path()
    figure.addLines([
      CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.maxY),
      CGPoint(x: rect.minX, y: rect.maxY),
    ])
    figure.closeSubpath()
    addPath(figure, transform: transform)
  }

  /// Adds closed rectangles, each as a new part.
  public mutating func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
    for rect in rects { addRect(rect, transform: transform) }
  }

  /// Adds a closed ellipse as a new part, in curves that come close to its line.
  public mutating func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
    var figure = Path()
    figure.addRelativeArc(center: .zero, radius: 1, startAngle: .zero, delta: .degrees(360))
    figure.closeSubpath()
    let place = CGAffineTransform(rect.width / 2, 0, 0, rect.height / 2, rect.midX, rect.midY)
    addPath(figure, transform: place.concatenating(transform))
  }

  /// Adds a rectangle with round corners; both corner styles are quarters of ellipses here.
  public mutating func addRoundedRect(
    in rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous,
    transform: CGAffineTransform = .identity
  ) { addRounded(rect, [CGSize](repeating: cornerSize, count: 4), transform) }

  /// Adds a rectangle whose corners have a radius each.
  ///
  /// - Parameter cornerRadii: The radius of each corner, with the leading edge on the left.
  public mutating func addRoundedRect(
    in rect: CGRect, cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous,
    transform: CGAffineTransform = .identity
  ) {
    let radii = [
      cornerRadii.bottomTrailing, cornerRadii.bottomLeading, cornerRadii.topLeading, cornerRadii.topTrailing,
    ]
    addRounded(rect, radii.map { CGSize(width: $0, height: $0) }, transform)
  }

  /// - Parameter corners: The radii from the bottom right corner on, by way of the bottom left one.
  private mutating func addRounded(_ rect: CGRect, _ corners: [CGSize], _ transform: CGAffineTransform) {
    var figure = Path()
    for (quarter, corner) in corners.enumerated() {
      let width = max(0, min(corner.width, rect.width / 2))
      let height = max(0, min(corner.height, rect.height / 2))
      let isRight = quarter == 0 || quarter == 3
      let center = CGPoint(
        x: isRight ? rect.maxX - width : rect.minX + width, y: quarter < 2 ? rect.maxY - height : rect.minY + height)
      guard width > 0, height > 0 else {
        figure.addLine(to: center)
        continue
      }
      var arc = Path()
      arc.addRelativeArc(
        center: .zero, radius: 1, startAngle: .degrees(Double(quarter) * 90), delta: .degrees(90))
      let placed = arc.applying(CGAffineTransform(width, 0, 0, height, center.x, center.y))
      for element in placed.elements {
        if case .move(let point) = element { figure.addLine(to: point) } else { figure.append(element) }
      }
    }
    figure.closeSubpath()
    addPath(figure, transform: transform)
  }

  /// Adds a part of a circle, after a line to where it begins.
  ///
  /// - Parameters:
  ///   - center: In points, as the radius.
  ///   - clockwise: In coordinates whose y axis points up: on a screen, where it points down, true is anticlockwise.
  ///   - transform: Changes the coordinates of the arc.
  public mutating func addArc(
    center: CGPoint, radius: CGFloat, startAngle: Angle, endAngle: Angle, clockwise: Bool,
    transform: CGAffineTransform = .identity
  ) {
    var delta = endAngle.radians - startAngle.radians
    if clockwise { delta = -delta }
    if delta < 0 { delta += (-delta / (2 * .pi)).rounded(.up) * 2 * .pi }
    delta = min(delta, 2 * .pi)
    addRelativeArc(
      center: center, radius: radius, startAngle: startAngle, delta: .radians(clockwise ? -delta : delta),
      transform: transform)
  }

  /// Adds a part of a circle by its beginning and its extent; nothing where a number of it is infinite or none.
  ///
  /// An arc of more than two turns has two and what is left of them: it ends at the same place.
  public mutating func addRelativeArc(
    center: CGPoint, radius: CGFloat, startAngle: Angle, delta: Angle, transform: CGAffineTransform = .identity
  ) {
    func point(_ angle: Double, _ distance: Double = 1) -> CGPoint {
      CGPoint(x: center.x + radius * distance * cos(angle), y: center.y + radius * distance * sin(angle))
    }
    let numbers = [center.x, center.y, radius, startAngle.radians, delta.radians]
    guard numbers.allSatisfy(\.isFinite) else { return }
    var extent = delta.radians
    if abs(extent) > 4 * .pi { extent.formTruncatingRemainder(dividingBy: 2 * .pi) }
    if extent.magnitude < delta.radians.magnitude { extent += delta.radians < 0 ? -2 * .pi : 2 * .pi }
    let count = max(1, Int((abs(extent) / (.pi / 2) - 1e-9).rounded(.up)))
    let step = extent / Double(count)
    // A cubic curve comes closest to an arc with its control points on the tangents at this distance.
    let reach = 4 / 3 * tan(step / 4)
    var arc = Path()
    arc.move(to: point(startAngle.radians))
    for part in 0..<count {
      let from = startAngle.radians + Double(part) * step
      let to = from + step
      let (start, end) = (point(from), point(to))
      arc.addCurve(
        to: end,
        control1: CGPoint(x: start.x - radius * reach * sin(from), y: start.y + radius * reach * cos(from)),
        control2: CGPoint(x: end.x + radius * reach * sin(to), y: end.y - radius * reach * cos(to)))
    }
    for element in arc.applying(transform).elements {
      if case .move(let point) = element, currentPoint != nil { addLine(to: point) } else { append(element) }
    }
  }

  /// Adds an arc that touches two lines: from the current point to the first end, and from there to the second.
  public mutating func addArc(
    tangent1End end1: CGPoint, tangent2End end2: CGPoint, radius: CGFloat, transform: CGAffineTransform = .identity
  ) {
    let (corner, last) = (end1.applying(transform), end2.applying(transform))
    guard let first = currentPoint else { return move(to: corner) }
    let lengths = (hypot(first.x - corner.x, first.y - corner.y), hypot(last.x - corner.x, last.y - corner.y))
    let one = CGPoint(x: (first.x - corner.x) / lengths.0, y: (first.y - corner.y) / lengths.0)
    let two = CGPoint(x: (last.x - corner.x) / lengths.1, y: (last.y - corner.y) / lengths.1)
    let cross = one.x * two.y - one.y * two.x
    guard lengths.0 > 0, lengths.1 > 0, abs(cross) > 1e-9, radius > 0 else { return addLine(to: corner) }
    let half = acos(max(-1, min(1, one.x * two.x + one.y * two.y))) / 2
    let (reach, distance) = (radius / tan(half), radius / sin(half))
    let middle = hypot(one.x + two.x, one.y + two.y)
    let center = CGPoint(
      x: corner.x + (one.x + two.x) / middle * distance, y: corner.y + (one.y + two.y) / middle * distance)
    let begin = atan2(corner.y + one.y * reach - center.y, corner.x + one.x * reach - center.x)
    let end = atan2(corner.y + two.y * reach - center.y, corner.x + two.x * reach - center.x)
    addArc(
      center: center, radius: radius, startAngle: .radians(begin), endAngle: .radians(end), clockwise: cross > 0)
  }
}
