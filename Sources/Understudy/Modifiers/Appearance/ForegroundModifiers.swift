@_spi(Runtime) import UnderstudyCore
import UnderstudyPictures

extension View {
  /// Colors texts, symbols and shapes in pictures; it is not part of the element tree.
  ///
  /// - Parameter color: The color, or nil for the inherited one.
  nonisolated public consuming func foregroundColor(_ color: Color?) -> some View {
    modifier(_ForegroundDrawing(style: color))
  }
  /// Paints texts, symbols and shapes in pictures; their elements stay the same.
  nonisolated public consuming func foregroundStyle<S: ShapeStyle>(_ style: S) -> some View {
    modifier(_ForegroundDrawing(style: style))
  }
  /// Takes a style for each of the two levels of a hierarchy, of which pictures show the first.
  nonisolated public consuming func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle>(
    _ primary: S1, _ secondary: S2
  ) -> some View { modifier(_ForegroundDrawing(style: primary)) }
  /// Takes a style for each of the three levels of a hierarchy, of which pictures show the first.
  nonisolated public consuming func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle, S3: ShapeStyle>(
    _ primary: S1, _ secondary: S2, _ tertiary: S3
  ) -> some View { modifier(_ForegroundDrawing(style: primary)) }
}

extension Text {
  /// The text in a color, which pictures show; it is not part of the element tree.
  nonisolated public func foregroundColor(_ color: Color?) -> Text {
    with(.foreground(color.map { TextPaint(style: $0) }))
  }
  /// The text in a style, which pictures show; it remains a text for `+`.
  nonisolated public func foregroundStyle<S: ShapeStyle>(_ style: S) -> Text {
    with(.foreground(TextPaint(style: style)))
  }
}

/// The style of what is in the foreground; nil for the inherited one.
public struct _ForegroundDrawing<Style: ShapeStyle>: Sendable {
  let style: Style?
}

extension _ForegroundDrawing: ViewModifier, DrawingModifier {
  package func draw(
    _ place: DrawnPlace, into canvas: inout PictureCanvas, content: (inout PictureCanvas, DrawnLook) -> Void
  ) {
    var look = place.look
    if let style = style as? any DrawnStyle { look.setForeground(style) }
    content(&canvas, look)
  }

  package func isEqual(to other: Self) -> Bool { Comparison.areEqual(style, other.style) }
}

/// A line below or through the texts inside.
public struct _TextLineDrawing: Equatable, Sendable {
  enum Line: Sendable { case underline, strikethrough }

  let line: Line
  let isActive: Bool
}

extension _TextLineDrawing: ViewModifier, DrawingModifier {
  package func draw(
    _ place: DrawnPlace, into canvas: inout PictureCanvas, content: (inout PictureCanvas, DrawnLook) -> Void
  ) {
    var look = place.look
    switch line {
    case .underline: look.isUnderlined = isActive
    case .strikethrough: look.isStruckThrough = isActive
    }
    content(&canvas, look)
  }
}
