import Foundation
@_spi(Runtime) import UnderstudyCore
import UnderstudyPictures

extension View {
  /// A shadow is a drawing below the view, without an element or an effect on frames; pictures show it.
  ///
  /// - Parameters:
  ///   - color: The color, by default a transparent black.
  ///   - radius: How soft the shadow is, in points.
  ///   - x: The distance to the right in points.
  ///   - y: The distance downward in points.
  nonisolated public consuming func shadow(
    color: Color = .black.opacity(0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
  ) -> some View { modifier(_ShadowDrawing(color: color, radius: radius, offset: CGSize(width: x, height: y))) }
}

public struct _ShadowDrawing: Equatable, Sendable {
  let color: Color
  let radius: CGFloat
  let offset: CGSize
}

extension _ShadowDrawing: ViewModifier, DrawingModifier {
  package func draw(
    _ place: DrawnPlace, into canvas: inout PictureCanvas, content: (inout PictureCanvas, DrawnLook) -> Void
  ) {
    let shadow = PictureShadow(
      color: color.paint(in: place.frame, place.look).color, radius: max(radius, 0), offset: offset)
    canvas.group(PictureGroup(shadow: shadow)) { content(&$0, place.look) }
  }
}
