import Foundation

/// An outline of lines and curves. It is drawn where a shape of SwiftUI's shows it, by `Path(path.cgPath)`, and into the image that is
/// being made.
///
/// Source: Apple's page "UIBezierPath".
@preconcurrency open class UIBezierPath: NSObject, @unchecked Sendable {
  private var path: Path
  private var dash: [CGFloat] = []
  private var dashPhase: CGFloat = 0

  /// How wide the line of ``stroke()`` is, in points.
  open var lineWidth: CGFloat = 1
  /// How the line ends.
  open var lineCapStyle = CGLineCap.butt
  /// How lines meet.
  open var lineJoinStyle = CGLineJoin.miter
  /// How far a corner may reach.
  open var miterLimit: CGFloat = 10
  /// How exactly curves are drawn.
  open var flatness: CGFloat = 0.6
  /// Whether parts that lie in others are holes, as ``contains(_:)`` sees it.
  open var usesEvenOddFillRule = false

  /// An outline without steps.
  public override init() {
    path = Path()
    super.init()
  }

  init(path: Path) {
    self.path = path
    super.init()
  }

  /// A rectangle.
  public convenience init(rect: CGRect) { self.init(path: Path(rect)) }
  /// An ellipse in a rectangle.
  public convenience init(ovalIn rect: CGRect) { self.init(path: Path(ellipseIn: rect)) }
  /// A rectangle with rounded corners of one radius.
  public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
    self.init(path: Path(roundedRect: rect, cornerRadius: cornerRadius))
  }

  /// A rectangle with some corners rounded.
  ///
  /// - Parameters:
  ///   - rect: The rectangle.
  ///   - corners: The corners that are rounded.
  ///   - cornerRadii: The radius is the width of this size, as on a device; at most half of the shorter side.
  public convenience init(roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize) {
    func radius(_ corner: UIRectCorner) -> CGFloat { corners.contains(corner) ? max(cornerRadii.width, 0) : 0 }
    self.init(
      path: Path(
        roundedRect: rect,
        cornerRadii: RectangleCornerRadii(
          topLeading: radius(.topLeft), bottomLeading: radius(.bottomLeft), bottomTrailing: radius(.bottomRight),
          topTrailing: radius(.topRight))))
  }

  /// A part of a circle; angles are in radians.
  public convenience init(
    arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    self.init(path: Path())
    addArc(withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise)
  }

  /// An outline of Core Graphics'.
  public convenience init(cgPath: CGPath) { self.init(path: Path(cgPath)) }

  /// There are no archives here: never called.
  public required init?(coder: NSCoder) { nil }

  // MARK: - Steps

  /// Begins a part at a point.
  open func move(to point: CGPoint) { path.move(to: point) }
  /// Adds a straight line.
  open func addLine(to point: CGPoint) { path.addLine(to: point) }
  /// Adds a curve with two control points.
  open func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
    path.addCurve(to: endPoint, control1: controlPoint1, control2: controlPoint2)
  }
  /// Adds a curve with one control point.
  open func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {
    path.addQuadCurve(to: endPoint, control: controlPoint)
  }
  /// Adds a part of a circle, after a line to its beginning; angles are in radians. On a screen, whose y axis points down,
  /// `clockwise` is as a viewer sees it.
  open func addArc(
    withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    path.addArc(
      center: center, radius: radius, startAngle: .radians(startAngle), endAngle: .radians(endAngle),
      clockwise: !clockwise)
  }
  /// Leads back to the beginning of the part.
  open func close() { path.closeSubpath() }
  /// Adds the steps of another outline.
  open func append(_ bezierPath: UIBezierPath) { path.addPath(bezierPath.path) }
  /// Moves, turns or stretches the outline.
  open func apply(_ transform: CGAffineTransform) { path = path.applying(transform) }
  /// Removes all steps.
  open func removeAllPoints() { path = Path() }

  // MARK: - What it is

  /// The outline for Core Graphics and for `Path`.
  open var cgPath: CGPath {
    get { path.cgPath }
    set { path = Path(newValue) }
  }
  /// Whether there is no step.
  open var isEmpty: Bool { path.isEmpty }
  /// The smallest rectangle around the outline.
  open var bounds: CGRect { path.boundingRect }
  /// Where the next step begins.
  open var currentPoint: CGPoint { path.end ?? .zero }
  /// Whether a point is inside.
  open func contains(_ point: CGPoint) -> Bool { path.contains(point, eoFill: usesEvenOddFillRule) }

  /// A copy that does not follow changes.
  open override func copy() -> Any {
    let copy = UIBezierPath(path: path)
    (copy.lineWidth, copy.lineCapStyle, copy.lineJoinStyle) = (lineWidth, lineCapStyle, lineJoinStyle)
    (copy.miterLimit, copy.flatness, copy.usesEvenOddFillRule) = (miterLimit, flatness, usesEvenOddFillRule)
    (copy.dash, copy.dashPhase) = (dash, dashPhase)
    return copy
  }

  // MARK: - Drawing

  /// Fills the outline in the image that is being made; does nothing elsewhere.
  open func fill() { draw(usesEvenOddFillRule ? .eoFill : .fill) }
  /// Draws the line of the outline in the image that is being made; does nothing elsewhere.
  open func stroke() { draw(.stroke) }
  /// Cuts off what is drawn outside into the image that is being made; does nothing elsewhere.
  open func addClip() {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.beginPath()
    context.addSteps { $0 = path }
    context.clip(using: usesEvenOddFillRule ? .evenOdd : .winding)
  }
  /// Sets a pattern of dashes for ``stroke()``.
  ///
  /// - Parameters:
  ///   - pattern: The lengths of dashes and gaps in turn, in points; nil for a whole line.
  ///   - count: How many lengths there are.
  ///   - phase: Where in the pattern the line begins, in points.
  open func setLineDash(_ pattern: UnsafePointer<CGFloat>?, count: Int, phase: CGFloat) {
    dash = pattern.map { pattern in (0..<max(count, 0)).map { pattern[$0] } } ?? []
    dashPhase = phase
  }

  private func draw(_ mode: CGPathDrawingMode) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.saveGState()
    defer { context.restoreGState() }
    context.state.line = StrokeStyle(
      lineWidth: lineWidth, lineCap: lineCapStyle, lineJoin: lineJoinStyle, miterLimit: miterLimit, dash: dash,
      dashPhase: dashPhase)
    context.beginPath()
    context.addSteps { $0 = path }
    context.drawPath(using: mode)
  }
}

/// Corners of a rectangle.
public struct UIRectCorner: OptionSet, Sendable {
  public let rawValue: UInt
  /// Makes a set from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The corner of the smallest x and y.
  public static let topLeft = Self(rawValue: 1 << 0)
  /// The corner of the largest x and the smallest y.
  public static let topRight = Self(rawValue: 1 << 1)
  /// The corner of the smallest x and the largest y.
  public static let bottomLeft = Self(rawValue: 1 << 2)
  /// The corner of the largest x and y.
  public static let bottomRight = Self(rawValue: 1 << 3)
  /// All four corners, whatever bits there are.
  public static let allCorners = Self(rawValue: .max)
}
