import Foundation
import UnderstudyPictures

extension CGContext {
  // MARK: - Coordinates

  /// The change from the context's coordinates to pixels from the top left.
  public var ctm: CGAffineTransform { state.map }
  /// Puts a change of coordinates before those that there are.
  public func concatenate(_ transform: CGAffineTransform) { state.map = transform.concatenating(state.map) }
  /// Moves the origin.
  public func translateBy(x tx: CGFloat, y ty: CGFloat) { concatenate(CGAffineTransform(translationX: tx, y: ty)) }
  /// Stretches what is drawn, from the origin.
  public func scaleBy(x sx: CGFloat, y sy: CGFloat) { concatenate(CGAffineTransform(scaleX: sx, y: sy)) }
  /// Turns what is drawn around the origin.
  ///
  /// - Parameter angle: In radians.
  public func rotate(by angle: CGFloat) { concatenate(CGAffineTransform(rotationAngle: angle)) }

  // MARK: - Looks

  /// Fills with a color from now on.
  public func setFillColor(_ color: CGColor) { state.fill = PictureColor(color) }
  /// Fills with a color of red, green, blue and opacity, from 0 to 1.
  public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    setFillColor(CGColor(red: red, green: green, blue: blue, alpha: alpha))
  }
  /// Fills with a gray, from black at 0 to white at 1.
  public func setFillColor(gray: CGFloat, alpha: CGFloat) { setFillColor(CGColor(gray: gray, alpha: alpha)) }
  /// Draws lines in a color from now on.
  public func setStrokeColor(_ color: CGColor) { state.stroke = PictureColor(color) }
  /// Draws lines in a color of red, green, blue and opacity, from 0 to 1.
  public func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    setStrokeColor(CGColor(red: red, green: green, blue: blue, alpha: alpha))
  }
  /// Draws lines in a gray, from black at 0 to white at 1.
  public func setStrokeColor(gray: CGFloat, alpha: CGFloat) { setStrokeColor(CGColor(gray: gray, alpha: alpha)) }
  /// How wide lines are, in the coordinates of the context.
  public func setLineWidth(_ width: CGFloat) { state.line.lineWidth = width }
  /// How lines end.
  public func setLineCap(_ cap: CGLineCap) { state.line.lineCap = cap }
  /// How lines meet.
  public func setLineJoin(_ join: CGLineJoin) { state.line.lineJoin = join }
  /// How far a corner may reach, as a multiple of the line's width.
  public func setMiterLimit(_ limit: CGFloat) { state.line.miterLimit = limit }
  /// The lengths of dashes and gaps in turn; none for a whole line.
  public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {
    (state.line.dash, state.line.dashPhase) = (lengths, phase)
  }
  /// How opaque all is that is drawn, from 0 to 1.
  public func setAlpha(_ alpha: CGFloat) { state.opacity = alpha }
  /// Gives what is drawn a shadow of a third of black.
  public func setShadow(offset: CGSize, blur: CGFloat) {
    setShadow(offset: offset, blur: blur, color: CGColor(gray: 0, alpha: 1 / 3))
  }
  /// Gives what is drawn a shadow; none without a color. Pictures of files have none.
  ///
  /// - Parameters:
  ///   - offset: How far away it lies.
  ///   - blur: How soft it is, in pixels.
  ///   - color: Its color.
  public func setShadow(offset: CGSize, blur: CGFloat, color: CGColor?) {
    state.shadow = color.map { PictureShadow(color: PictureColor($0), radius: blur / 2, offset: offset) }
  }
  /// Whether edges are smooth: they always are.
  public func setShouldAntialias(_ shouldAntialias: Bool) {}
  /// Whether edges may be smooth: they always are.
  public func setAllowsAntialiasing(_ allowsAntialiasing: Bool) {}

  // MARK: - Steps

  /// Begins a part of the current path.
  public func move(to point: CGPoint) { addSteps { $0.move(to: point) } }
  /// Adds a straight line.
  public func addLine(to point: CGPoint) { addSteps { $0.addLine(to: point) } }
  /// Adds a line from point to point.
  public func addLines(between points: [CGPoint]) { addSteps { $0.addLines(points) } }
  /// Adds a curve with two control points.
  public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    addSteps { $0.addCurve(to: end, control1: control1, control2: control2) }
  }
  /// Adds a curve with one control point.
  public func addQuadCurve(to end: CGPoint, control: CGPoint) {
    addSteps { $0.addQuadCurve(to: end, control: control) }
  }
  /// Adds a part of a circle.
  ///
  /// - Parameters:
  ///   - center: The middle.
  ///   - radius: The radius.
  ///   - startAngle: In radians.
  ///   - endAngle: In radians.
  ///   - clockwise: As it looks with y upwards: with y downwards, as in UIKit's contexts, the arc runs the other way on the screen.
  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    addSteps {
      $0.addArc(
        center: center, radius: radius, startAngle: .radians(startAngle), endAngle: .radians(endAngle),
        clockwise: clockwise)
    }
  }
  /// Adds an ellipse.
  public func addEllipse(in rect: CGRect) { addSteps { $0.addEllipse(in: rect) } }
  /// Adds a rectangle.
  public func addRect(_ rect: CGRect) { addSteps { $0.addRect(rect) } }
  /// Adds several rectangles.
  public func addRects(_ rects: [CGRect]) { addSteps { $0.addRects(rects) } }
  /// Adds the steps of an outline.
  public func addPath(_ path: CGPath) { addSteps { $0.addPath(Path(path)) } }
  /// Leads back to the beginning of the part.
  public func closePath() { addSteps { $0.closeSubpath() } }

  // MARK: - Drawing

  /// Fills the current path, which ends with that.
  public func fillPath(using rule: CGPathFillRule = .winding) { drawPath(using: rule == .evenOdd ? .eoFill : .fill) }
  /// Draws the line of the current path, which ends with that.
  public func strokePath() { drawPath(using: .stroke) }

  private func draw(_ mode: CGPathDrawingMode, _ body: (inout Path) -> Void) {
    beginPath()
    addSteps(body)
    drawPath(using: mode)
  }

  /// Fills a rectangle.
  public func fill(_ rect: CGRect) { draw(.fill) { $0.addRect(rect) } }
  /// Fills several rectangles.
  public func fill(_ rects: [CGRect]) { draw(.fill) { $0.addRects(rects) } }
  /// Fills an ellipse.
  public func fillEllipse(in rect: CGRect) { draw(.fill) { $0.addEllipse(in: rect) } }
  /// Draws the line of a rectangle.
  public func stroke(_ rect: CGRect) { draw(.stroke) { $0.addRect(rect) } }
  /// Draws the line of a rectangle, in a width for this time.
  public func stroke(_ rect: CGRect, width: CGFloat) {
    saveGState()
    setLineWidth(width)
    stroke(rect)
    restoreGState()
  }
  /// Draws the line of an ellipse.
  public func strokeEllipse(in rect: CGRect) { draw(.stroke) { $0.addEllipse(in: rect) } }
  /// Draws lines between each two points.
  public func strokeLineSegments(between points: [CGPoint]) {
    draw(.stroke) { path in
      for index in stride(from: 0, to: points.count - 1, by: 2) {
        path.move(to: points[index])
        path.addLine(to: points[index + 1])
      }
    }
  }
  /// Limits what is drawn to a rectangle.
  public func clip(to rect: CGRect) { clip(to: [rect]) }
  /// Limits what is drawn to several rectangles.
  public func clip(to rects: [CGRect]) {
    beginPath()
    addRects(rects)
    clip()
  }
}

extension PictureColor {
  init(_ color: CGColor) {
    let parts = (color.components ?? []).map { Double($0) }
    if parts.count == 2 {
      self.init(red: parts[0], green: parts[0], blue: parts[0], opacity: parts[1])
    } else if parts.count == 4 {
      self.init(red: parts[0], green: parts[1], blue: parts[2], opacity: parts[3])
    } else {
      self = .black
    }
  }
}
