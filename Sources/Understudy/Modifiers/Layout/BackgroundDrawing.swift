import Foundation
@_spi(Runtime) import UnderstudyCore
import UnderstudyLayout
import UnderstudyPictures

/// A style behind a view, and behind the bars that the view touches.
public struct _BackgroundDrawing<Style: ShapeStyle>: Sendable {
  let style: Style
  let edges: Edge.Set
  package var isInFront = false
}

extension _BackgroundDrawing: ViewModifier, DrawingModifier {
  package func draw(
    _ place: DrawnPlace, into canvas: inout PictureCanvas, content: (inout PictureCanvas, DrawnLook) -> Void
  ) {
    var frame = place.frame
    if !edges.isEmpty {
      let growth = place.node.unsafeInsets(.all)
      let isMirrored = place.node.isRightToLeft
      func length(_ edge: Edge, _ length: CGFloat) -> CGFloat { edges.contains(Edge.Set(edge)) ? length : 0 }
      let (leading, trailing) = (length(.leading, growth.leading), length(.trailing, growth.trailing))
      let (top, bottom) = (length(.top, growth.top), length(.bottom, growth.bottom))
      frame = CGRect(
        x: frame.minX - (isMirrored ? trailing : leading), y: frame.minY - top,
        width: frame.width + leading + trailing, height: frame.height + top + bottom)
    }
    if isInFront { content(&canvas, place.look) }
    canvas.fill(.rectangle(frame), style.paint(in: frame, place.look))
    if !isInFront { content(&canvas, place.look) }
  }

  package func takesTouch(at point: CGPoint, in size: CGSize) -> Bool {
    !style.isClear && size.contains(point)
  }

  package func isEqual(to other: Self) -> Bool {
    edges == other.edges && Comparison.areEqual(style, other.style)
  }
}

/// A style in a shape behind a view.
public struct _BackgroundShapeDrawing<Style: ShapeStyle, Outside: Shape>: Sendable {
  let style: Style
  let shape: Outside
  let fillStyle: FillStyle
  package var isInFront = false
}

extension _BackgroundShapeDrawing: ViewModifier, DrawingModifier {
  package func draw(
    _ place: DrawnPlace, into canvas: inout PictureCanvas, content: (inout PictureCanvas, DrawnLook) -> Void
  ) {
    if isInFront { content(&canvas, place.look) }
    canvas.fill(
      shape.outline(in: place.frame), style.paint(in: place.frame, place.look), isEvenOdd: fillStyle.isEOFilled)
    if !isInFront { content(&canvas, place.look) }
  }

  package func takesTouch(at point: CGPoint, in size: CGSize) -> Bool {
    let path = shape.path(in: CGRect(origin: .zero, size: size))
    return !style.isClear && path.contains(point, eoFill: fillStyle.isEOFilled)
  }

  package func touchBounds(in size: CGSize) -> CGRect {
    shape.path(in: CGRect(origin: .zero, size: size)).boundingRect
  }

  package func isEqual(to other: Self) -> Bool {
    fillStyle == other.fillStyle && Comparison.areEqual(style, other.style) && Comparison.areEqual(shape, other.shape)
  }
}
