@_spi(Runtime) import UnderstudyCore
import UnderstudyPictures

extension View {
  /// Colors controls such as buttons and switches in pictures; their elements stay the same.
  ///
  /// - Parameter tint: The style, or nil for the inherited one.
  nonisolated public consuming func tint<S: ShapeStyle>(_ tint: S?) -> some View { modifier(_TintDrawing(style: tint)) }
  /// Takes the tint as a color, or nil for the inherited one.
  nonisolated public consuming func tint(_ tint: Color?) -> some View { modifier(_TintDrawing(style: tint)) }
}

/// The style of controls; nil for the inherited one.
public struct _TintDrawing<Style: ShapeStyle>: Sendable {
  let style: Style?
}

extension _TintDrawing: ViewModifier, DrawingModifier {
  package func draw(
    _ place: DrawnPlace, into canvas: inout PictureCanvas, content: (inout PictureCanvas, DrawnLook) -> Void
  ) {
    var look = place.look
    if let style = style as? any DrawnStyle { look.setTint(style) }
    content(&canvas, look)
  }

  package func isEqual(to other: Self) -> Bool { Comparison.areEqual(style, other.style) }
}
