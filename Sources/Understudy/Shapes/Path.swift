import Foundation
@_spi(Runtime) import UnderstudyCore

/// An outline of lines and curves. Headless nothing is drawn: a path knows its parts and the points that they name.
public struct Path: Equatable, Sendable {
  private enum Part: Equatable {
    case move, line, curve, figure, close
  }

  private var parts: [Part] = []
  private var points: [CGPoint] = []

  public init() {}
  public init(_ callback: (inout Path) -> Void) { callback(&self) }
  public init(_ rect: CGRect) { addRect(rect) }
  public init(ellipseIn rect: CGRect) { addEllipse(in: rect) }
  public init(
    roundedRect rect: CGRect, cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous
  ) { addRect(rect) }
  public init(roundedRect rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous) { addRect(rect) }

  public var isEmpty: Bool { parts.isEmpty }
  public var currentPoint: CGPoint? { points.last }

  /// The smallest rectangle around the points that the parts name.
  public var boundingRect: CGRect {
    guard let first = points.first else { return .null }
    return points.reduce(CGRect(origin: first, size: .zero)) { $0.union(CGRect(origin: $1, size: .zero)) }
  }

  public mutating func move(to end: CGPoint) { add(.move, end) }
  public mutating func addLine(to end: CGPoint) { add(.line, end) }
  public mutating func addLines(_ lines: [CGPoint]) {
    for (position, point) in lines.enumerated() { add(position == 0 ? .move : .line, point) }
  }
  public mutating func addQuadCurve(to end: CGPoint, control: CGPoint) { add(.curve, control, end) }
  public mutating func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    add(.curve, control1, control2, end)
  }

  public mutating func addArc(
    center: CGPoint, radius: CGFloat, startAngle: Angle, endAngle: Angle, clockwise: Bool
  ) {
    func point(_ angle: Angle) -> CGPoint {
      CGPoint(x: center.x + radius * cos(angle.radians), y: center.y + radius * sin(angle.radians))
    }
    add(.curve, point(startAngle), point(endAngle))
  }

  public mutating func addArc(tangent1End end1: CGPoint, tangent2End end2: CGPoint, radius: CGFloat) {
    add(.curve, end1, end2)
  }

  public mutating func addRect(_ rect: CGRect) { addFigure(in: rect) }
  public mutating func addEllipse(in rect: CGRect) { addFigure(in: rect) }
  public mutating func addRoundedRect(
    in rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous
  ) { addFigure(in: rect) }
  public mutating func addPath(_ path: Path) {
    parts += path.parts
    points += path.points
  }
  public mutating func closeSubpath() { add(.close) }

  private mutating func addFigure(in rect: CGRect) {
    add(.figure, rect.origin, CGPoint(x: rect.maxX, y: rect.maxY))
  }

  private mutating func add(_ part: Part, _ new: CGPoint...) {
    parts.append(part)
    points += new
  }
}

extension Path: Shape {
  nonisolated public func path(in rect: CGRect) -> Path { self }
}
