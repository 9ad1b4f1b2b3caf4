import Foundation

/// An outline of Core Graphics', made of the same steps as a `Path`. Source: Apple's page "CGPath".
open class CGPath: Hashable, @unchecked Sendable {
  fileprivate(set) var path: Path

  init(_ path: Path) { self.path = path }

  /// A rectangle, moved and turned by a transform if there is one.
  public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    self.init(Path(rect).applying(transform?.pointee ?? .identity))
  }

  /// An ellipse in a rectangle.
  public convenience init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    self.init(Path(ellipseIn: rect).applying(transform?.pointee ?? .identity))
  }

  /// A rectangle with rounded corners.
  public convenience init(
    roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
    transform: UnsafePointer<CGAffineTransform>?
  ) {
    let path = Path(roundedRect: rect, cornerSize: CGSize(width: cornerWidth, height: cornerHeight), style: .circular)
    self.init(path.applying(transform?.pointee ?? .identity))
  }

  /// Whether there is no step.
  public var isEmpty: Bool { path.isEmpty }
  /// The smallest rectangle around the outline and the control points of its curves.
  public var boundingBox: CGRect { path.boundingRect }
  /// The smallest rectangle around the outline.
  public var boundingBoxOfPath: CGRect { path.boundingRect }
  /// Where the next step begins.
  public var currentPoint: CGPoint { path.end ?? .zero }

  /// Whether a point is inside.
  public func contains(
    _ point: CGPoint, using rule: CGPathFillRule = .winding, transform: CGAffineTransform = .identity
  ) -> Bool { path.applying(transform).contains(point, eoFill: rule == .evenOdd) }

  /// A copy that does not follow changes.
  public func copy() -> CGPath? { CGPath(path) }
  /// A copy that can be changed.
  public func mutableCopy() -> CGMutablePath? { CGMutablePath(path) }

  public static func == (lhs: CGPath, rhs: CGPath) -> Bool { lhs.path == rhs.path }
  public func hash(into hasher: inout Hasher) { hasher.combine(path.description) }
}

/// An outline that is made step by step. Source: Apple's page "CGMutablePath".
public final class CGMutablePath: CGPath, @unchecked Sendable {
  /// An outline without steps.
  public init() { super.init(Path()) }

  fileprivate override init(_ path: Path) { super.init(path) }

  /// Begins a part at a point.
  public func move(to point: CGPoint, transform: CGAffineTransform = .identity) {
    path.move(to: point.applying(transform))
  }

  /// Adds a straight line.
  public func addLine(to point: CGPoint, transform: CGAffineTransform = .identity) {
    path.addLine(to: point.applying(transform))
  }

  /// Begins a part and adds straight lines.
  public func addLines(between points: [CGPoint], transform: CGAffineTransform = .identity) {
    path.addLines(points.map { $0.applying(transform) })
  }

  /// Adds a curve with one control point.
  public func addQuadCurve(to end: CGPoint, control: CGPoint, transform: CGAffineTransform = .identity) {
    path.addQuadCurve(to: end.applying(transform), control: control.applying(transform))
  }

  /// Adds a curve with two control points.
  public func addCurve(
    to end: CGPoint, control1: CGPoint, control2: CGPoint, transform: CGAffineTransform = .identity
  ) {
    path.addCurve(
      to: end.applying(transform), control1: control1.applying(transform), control2: control2.applying(transform))
  }

  /// Adds a part of a circle; angles are in radians.
  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool,
    transform: CGAffineTransform = .identity
  ) {
    path.addArc(
      center: center, radius: radius, startAngle: .radians(startAngle), endAngle: .radians(endAngle),
      clockwise: clockwise, transform: transform)
  }

  /// Adds a rectangle.
  public func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
    path.addRect(rect, transform: transform)
  }

  /// Adds an ellipse in a rectangle.
  public func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
    path.addEllipse(in: rect, transform: transform)
  }

  /// Adds a rectangle with rounded corners.
  public func addRoundedRect(
    in rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat, transform: CGAffineTransform = .identity
  ) {
    path.addRoundedRect(
      in: rect, cornerSize: CGSize(width: cornerWidth, height: cornerHeight), style: .circular, transform: transform)
  }

  /// Adds the steps of another outline.
  public func addPath(_ other: CGPath, transform: CGAffineTransform = .identity) {
    path.addPath(other.path, transform: transform)
  }

  /// Leads back to the beginning of the part.
  public func closeSubpath() { path.closeSubpath() }
}

/// Which parts of an outline are inside of it.
public enum CGPathFillRule: Int, Sendable { case winding, evenOdd }

extension Path {
  /// The steps of an outline of Core Graphics'.
  public init(_ path: CGPath) { self = path.path }

  /// The outline for Core Graphics.
  public var cgPath: CGPath { CGPath(self) }

  /// Where the last step ends; nil without any.
  var end: CGPoint? {
    var point: CGPoint?
    var start: CGPoint?
    forEach { element in
      switch element {
      case .move(let to): (point, start) = (to, to)
      case .line(let to): point = to
      case .quadCurve(let to, _): point = to
      case .curve(let to, _, _): point = to
      case .closeSubpath: point = start
      }
    }
    return point
  }
}
