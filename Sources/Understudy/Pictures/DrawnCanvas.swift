import Foundation
@_spi(Runtime) import UnderstudyCore
import UnderstudyLayout
import UnderstudyPictures

extension CanvasRecord {
  /// Draws what the canvas has drawn, in its own coordinates.
  @MainActor
  func draw(_ look: DrawnLook, into canvas: inout PictureCanvas) {
    for mark in marks { mark.draw(look, mark.shadows[...], mark.clips[...], into: &canvas) }
  }

  @MainActor
  fileprivate func items(_ look: DrawnLook, scale: CGFloat) -> [PictureItem] {
    var canvas = PictureCanvas(scale: scale)
    draw(look, into: &canvas)
    return canvas.items
  }
}

extension CanvasMark {
  /// Draws inside of the shadows and clips that are left.
  @MainActor
  fileprivate func draw(
    _ look: DrawnLook, _ shadows: ArraySlice<CanvasShadow>, _ clips: ArraySlice<CanvasClip>,
    into canvas: inout PictureCanvas
  ) {
    if let shadow = shadows.last {
      let shadow = PictureShadow(
        color: shadow.color.paint(in: .zero, look).color, radius: max(shadow.radius, 0), offset: shadow.offset)
      canvas.group(PictureGroup(shadow: shadow)) { draw(look, shadows.dropLast(), clips, into: &$0) }
    } else if let clip = clips.first {
      canvas.group(clip.group(look, scale: canvas.scale)) { draw(look, [], clips.dropFirst(), into: &$0) }
    } else {
      drawContent(look, into: &canvas)
    }
  }

  @MainActor
  private func drawContent(_ look: DrawnLook, into canvas: inout PictureCanvas) {
    switch content {
    case .fill(let path, let shading, let style):
      let paint = shading.paint(in: path.boundingRect, look).faded(opacity)
      canvas.group(PictureGroup(map: map)) { $0.fill(path.outline, paint, isEvenOdd: style.isEOFilled) }
    case .stroke(let path, let shading, let style):
      let paint = shading.paint(in: path.boundingRect, look).faded(opacity)
      canvas.group(PictureGroup(map: map)) { $0.stroke(path.outline, paint, style.drawn) }
    case .text(let text, let place):
      canvas.group(PictureGroup(map: map, opacity: opacity)) { text.draw(in: place, look, into: &$0) }
    case .image(let image, let place):
      canvas.group(PictureGroup(map: map, opacity: opacity)) { image.draw(in: place, look, into: &$0) }
    case .symbol(let symbol, let place):
      canvas.group(PictureGroup(map: map, opacity: opacity)) { symbol.draw(in: place, look, into: &$0) }
    case .layer(let record): canvas.group(PictureGroup(opacity: opacity)) { record.draw(look, into: &$0) }
    }
  }
}

extension CanvasClip {
  @MainActor
  fileprivate func group(_ look: DrawnLook, scale: CGFloat) -> PictureGroup {
    switch self {
    case .path(let path, let map, let isEvenOdd, isInverse: false):
      return PictureGroup(clip: path.outline.mapped(by: map), isClipEvenOdd: isEvenOdd)
    case .path(let path, let map, let isEvenOdd, isInverse: true):
      let area = PictureItem.fill(path.outline.mapped(by: map), .color(.black), isEvenOdd: isEvenOdd)
      return PictureGroup(mask: PictureMask([area], isInverse: true))
    case .layer(let record, let opacity, let isInverse):
      let items = PictureItem.group(PictureGroup(opacity: opacity), record.items(look, scale: scale))
      return PictureGroup(mask: PictureMask([items], isInverse: isInverse))
    }
  }
}

extension GraphicsContext.Shading {
  @MainActor
  fileprivate func paint(in frame: CGRect, _ look: DrawnLook) -> Paint {
    switch kind {
    case .foreground: look.foregroundPaint(in: frame)
    case .style(let style): style.paint(in: frame, look)
    case .linear(let gradient, let from, let to): .linear(gradient.stops(look), from: from, to: to)
    case .radial(let gradient, let center, let from, let to):
      .radial(gradient.stops(look), center: center, from: from, to: to, ratio: 1)
    case .conic(let gradient, let center, let angle):
      .angular(gradient.stops(look), center: center, from: angle.radians, to: angle.radians + 2 * .pi)
    }
  }
}

extension GraphicsContext.ResolvedText {
  @MainActor
  fileprivate func draw(in place: CanvasPlace, _ look: DrawnLook, into canvas: inout PictureCanvas) {
    let shown = shown(displayScale: canvas.scale)
    var measurement = shown.measurement
    let frame = place.frame(measurement.measure().size)
    let isLimited = if case .rect = place { true } else { false }
    let paint = shading.paint(in: frame, look)
    measurement.draw(
      at: frame.origin, width: isLimited ? frame.width : nil, height: isLimited ? frame.height : nil, look,
      into: &canvas
    ) { shown.runLook($0, in: frame, look, paint) }
  }
}

extension GraphicsContext.ResolvedImage {
  @MainActor
  fileprivate func draw(in place: CanvasPlace, _ look: DrawnLook, into canvas: inout PictureCanvas) {
    let frame = place.frame(size)
    let paint = shading?.paint(in: frame, look) ?? look.foregroundPaint(in: frame)
    image.draw(in: frame, environment, paint, into: &canvas)
  }
}

extension GraphicsContext.ResolvedSymbol {
  @MainActor
  fileprivate func draw(in place: CanvasPlace, _ look: DrawnLook, into canvas: inout PictureCanvas) {
    guard size.width > 0, size.height > 0, !node.flags.contains(.isUnmounted) else { return }
    let frame = place.frame(size)
    let map = AffineMap(
      a: frame.width / size.width, d: frame.height / size.height, tx: frame.minX, ty: frame.minY)
    canvas.group(PictureGroup(map: map)) { node.host.layoutTree.drawApart(node, size, look, into: &$0) }
  }
}
