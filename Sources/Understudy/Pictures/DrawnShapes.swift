import Foundation
@_spi(Runtime) import UnderstudyCore
import UnderstudyLayout
import UnderstudyPictures

/// A shape with a look of its own; all others are filled with the foreground.
protocol DrawnShape: Shape {
  func draw(in frame: CGRect, _ look: DrawnLook, _ values: EnvironmentValues, into canvas: inout PictureCanvas)
}

extension Shape {
  /// The outline in a rectangle of the picture.
  func outline(in frame: CGRect) -> Outline {
    switch self {
    case is Rectangle: return .rectangle(frame)
    case is Capsule: return .rounded(frame, radius: min(frame.width, frame.height) / 2)
    case is Ellipse: return .ellipse(frame)
    default:
      // Shapes of the app expect their own space.
      let path = path(in: CGRect(origin: .zero, size: frame.size))
      return path.outline.mapped(by: .translation(frame.minX, frame.minY))
    }
  }

  func drawAnyway(
    in frame: CGRect, _ look: DrawnLook, _ values: EnvironmentValues, into canvas: inout PictureCanvas
  ) {
    if let drawn = self as? any DrawnShape { return drawn.draw(in: frame, look, values, into: &canvas) }
    canvas.fill(outline(in: frame), look.foregroundPaint(in: frame, values))
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
  func draw(_ place: DrawnPlace, _ values: EnvironmentValues, into canvas: inout PictureCanvas) {
    switch self {
    case .fill(let style):
      canvas.fill(.rectangle(place.frame), style.paint(in: place.frame, place.look, values))
    case .divider:
      canvas.fill(.rectangle(place.frame), SystemColors(isDark: values.isDark).separator)
    case .shape(let shape): shape.drawAnyway(in: place.frame, place.look, values, into: &canvas)
    case .spacer: break
    }
  }
}

extension DecorationNode: DrawnNode {
  package func draw(_ place: DrawnPlace, into canvas: inout PictureCanvas) {
    decoration.draw(place, environment.values, into: &canvas)
  }
}

extension DecorationElementNode: DrawnNode {
  package func draw(_ place: DrawnPlace, into canvas: inout PictureCanvas) {
    decoration.draw(place, environment.values, into: &canvas)
  }
}

extension LayersNode: DrawnNode {
  package var drawsFirstInFront: Bool { isBaseSecond }
}
