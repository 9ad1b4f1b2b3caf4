@_spi(Runtime) import UnderstudyCore
import UnderstudyPictures

/// Whether lists inside have the system's background.
public struct _ScrollBackgroundDrawing: Equatable, Sendable {
  let isHidden: Bool
}

extension _ScrollBackgroundDrawing: ViewModifier, DrawingModifier {
  package func draw(
    _ place: DrawnPlace, into canvas: inout PictureCanvas, content: (inout PictureCanvas, DrawnLook) -> Void
  ) {
    var look = place.look
    look.hidesScrollBackground = isHidden
    content(&canvas, look)
  }
}
