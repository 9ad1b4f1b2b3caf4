import Foundation
@_spi(Runtime) import UnderstudyCore
import UnderstudyLayout
import UnderstudyPictures

/// A shape with a look of its own; all others are filled with the foreground.
@MainActor
protocol StyledShape: Shape {
  func draw(in frame: CGRect, _ look: DrawnLook, into canvas: inout PictureCanvas)
}

extension Shape {
  /// The outline in a rectangle of the picture.
  nonisolated func outline(in frame: CGRect) -> Outline {
    if let simple = self as? any SimpleShape { return simple.simpleOutline(in: frame) }
    // Shapes of the app expect their own space.
    let path = path(in: CGRect(origin: .zero, size: frame.size))
    return path.outline.mapped(by: .translation(frame.minX, frame.minY))
  }

  /// Draws the shape as it says, or filled with the foreground.
  @MainActor
  func drawInPicture(in frame: CGRect, _ look: DrawnLook, into canvas: inout PictureCanvas) {
    if let styled = self as? any StyledShape { return styled.draw(in: frame, look, into: &canvas) }
    canvas.fill(outline(in: frame), look.foregroundPaint(in: frame))
  }
}

/// A shape that pictures have by name.
private protocol SimpleShape: Shape {
  nonisolated func simpleOutline(in frame: CGRect) -> Outline
}

extension Rectangle: SimpleShape {
  nonisolated fileprivate func simpleOutline(in frame: CGRect) -> Outline { .rectangle(frame) }
}

extension Capsule: SimpleShape {
  nonisolated fileprivate func simpleOutline(in frame: CGRect) -> Outline {
    .rounded(frame, radius: min(frame.width, frame.height) / 2)
  }
}

extension Ellipse: SimpleShape {
  nonisolated fileprivate func simpleOutline(in frame: CGRect) -> Outline { .ellipse(frame) }
}

extension Circle: SimpleShape {
  nonisolated fileprivate func simpleOutline(in frame: CGRect) -> Outline {
    let side = min(frame.width, frame.height)
    return .ellipse(CGRect(x: frame.midX - side / 2, y: frame.midY - side / 2, width: side, height: side))
  }
}

extension RoundedRectangle: SimpleShape {
  nonisolated fileprivate func simpleOutline(in frame: CGRect) -> Outline {
    cornerSize.width == cornerSize.height
      ? .rounded(frame, radius: max(min(cornerSize.width, frame.width / 2, frame.height / 2), 0))
      : path(in: frame).outline
  }
}

extension AnyShape: SimpleShape {
  nonisolated fileprivate func simpleOutline(in frame: CGRect) -> Outline { shape.outline(in: frame) }
}

extension _InsetShape: SimpleShape {
  nonisolated fileprivate func simpleOutline(in frame: CGRect) -> Outline { shape.outline(in: self.frame(in: frame)) }
}

extension AnyShape: StyledShape {
  func draw(in frame: CGRect, _ look: DrawnLook, into canvas: inout PictureCanvas) {
    shape.drawInPicture(in: frame, look, into: &canvas)
  }
}

extension _DrawnShape: SimpleShape {
  nonisolated fileprivate func simpleOutline(in frame: CGRect) -> Outline { shape.outline(in: frame) }
}

extension _DrawnShape: StyledShape {
  func draw(in frame: CGRect, _ look: DrawnLook, into canvas: inout PictureCanvas) {
    // What was written before is further in: a line around a filled shape.
    if let styled = shape as? any StyledShape { styled.draw(in: frame, look, into: &canvas) }
    let outline = shape.outline(in: frame)
    let paint = style.paint(in: frame, look)
    switch drawing {
    case .fill(let fill): canvas.fill(outline, paint, isEvenOdd: fill.isEOFilled)
    case .line(let line): canvas.stroke(outline, paint, line.drawn)
    case .lineInside(let line):
      if case .free = outline {
        var twice = line.drawn
        twice.width *= 2
        return canvas.group(PictureGroup(clip: outline)) { $0.stroke(outline, paint, twice) }
      }
      canvas.stroke(outline.inset(by: line.lineWidth / 2), paint, line.drawn)
    }
  }
}

extension StrokeStyle {
  var drawn: LineLook {
    let cap: LineLook.Cap =
      switch lineCap {
      case .butt: .butt
      case .round: .round
      case .square: .square
      }
    let join: LineLook.Join =
      switch lineJoin {
      case .miter: .miter
      case .round: .round
      case .bevel: .bevel
      }
    return LineLook(
      width: max(lineWidth, 0), cap: cap, join: join, miterLimit: miterLimit, dash: dash, dashPhase: dashPhase)
  }
}

extension Path {
  /// The path as pictures have it.
  var outline: Outline {
    var last = CGPoint.zero
    return .free(
      elements.map { element in
        switch element {
        case .move(let end):
          last = end
          return .move(end)
        case .line(let end):
          last = end
          return .line(end)
        case .quadCurve(let end, let control):
          func towards(_ point: CGPoint) -> CGPoint {
            CGPoint(x: point.x + (control.x - point.x) * 2 / 3, y: point.y + (control.y - point.y) * 2 / 3)
          }
          let curve = Outline.Step.curve(end, control1: towards(last), control2: towards(end))
          last = end
          return curve
        case .curve(let end, let control1, let control2):
          last = end
          return .curve(end, control1: control1, control2: control2)
        case .closeSubpath: return .close
        }
      })
  }
}

extension Decoration {
  @MainActor
  fileprivate func draw(_ place: DrawnPlace, into canvas: inout PictureCanvas) {
    switch self {
    case .fill(let style): canvas.fill(.rectangle(place.frame), style.paint(in: place.frame, place.look))
    case .divider: canvas.fill(.rectangle(place.frame), place.look.colors.separator)
    case .shape(let shape): shape.drawInPicture(in: place.frame, place.look, into: &canvas)
    case .canvas(let record):
      let frame = place.frame
      let group = PictureGroup(
        map: .translation(frame.minX, frame.minY), clip: .rectangle(CGRect(origin: .zero, size: frame.size)))
      canvas.group(group) { record.draw(place.look, into: &$0) }
    case .spacer: break
    }
  }
}

extension DecorationNode: DrawnNode {
  package func draw(_ place: DrawnPlace, into canvas: inout PictureCanvas) {
    var place = place
    place.look.values = environment.values
    decoration.draw(place, into: &canvas)
  }
}

extension DecorationElementNode: DrawnNode {
  package func draw(_ place: DrawnPlace, into canvas: inout PictureCanvas) { decoration.draw(place, into: &canvas) }
}
