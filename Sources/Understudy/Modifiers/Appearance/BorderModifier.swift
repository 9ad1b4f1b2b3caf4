import Foundation
@_spi(Runtime) import UnderstudyCore
import UnderstudyPictures

extension View {
  /// A border is a drawing around the view, inside its frame; it has no element, and pictures show it.
  ///
  /// - Parameters:
  ///   - content: The color or other style of the border.
  ///   - width: The thickness in points.
  nonisolated public consuming func border<S: ShapeStyle>(_ content: S, width: CGFloat = 1) -> some View {
    modifier(_BorderDrawing(style: content, width: width))
  }
}

public struct _BorderDrawing<Style: ShapeStyle>: Sendable {
  let style: Style
  let width: CGFloat
}

extension _BorderDrawing: ViewModifier, DrawingModifier {
  package func draw(
    _ place: DrawnPlace, into canvas: inout PictureCanvas, content: (inout PictureCanvas, DrawnLook) -> Void
  ) {
    content(&canvas, place.look)
    guard width > 0 else { return }
    let line = Outline.rectangle(place.frame.insetBy(dx: width / 2, dy: width / 2))
    canvas.stroke(line, style.paint(in: place.frame, place.look), LineLook(width: width))
  }

  package func isEqual(to other: Self) -> Bool {
    width == other.width && Comparison.areEqual(style, other.style)
  }
}
