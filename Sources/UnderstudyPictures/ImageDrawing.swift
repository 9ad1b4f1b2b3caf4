import Foundation

/// Draws what stands for an image of the app whose pixels are not known: a grey area with a mountain and a sun.
enum ImageDrawing {
  static func items(of mark: ImageMark) -> [PictureItem] {
    let frame = mark.frame
    guard mark.pixels == nil, frame.width > 0, frame.height > 0 else { return [] }
    let back = PictureItem.fill(.rectangle(frame), .color(PictureColor(0xD1D1D6)), isEvenOdd: false)
    let side = min(frame.width, frame.height) * 0.6
    let origin = CGPoint(x: frame.midX - side / 2, y: frame.midY - side / 2)
    func at(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: origin.x + x * side, y: origin.y + y * side) }
    let hills: [Outline.Step] = [
      .move(at(0, 0.85)), .line(at(0.35, 0.3)), .line(at(0.55, 0.6)), .line(at(0.7, 0.42)), .line(at(1, 0.85)), .close,
    ]
    let sun = CGRect(x: at(0.7, 0.08).x, y: at(0.7, 0.08).y, width: side * 0.2, height: side * 0.2)
    let color = Paint.color(PictureColor(0x8E8E93))
    return [
      back, .fill(.free(hills), color, isEvenOdd: false), .fill(.ellipse(sun), color, isEvenOdd: false),
    ]
  }
}
