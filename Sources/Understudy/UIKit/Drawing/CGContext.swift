import Foundation
import UnderstudyLayout
import UnderstudyPictures

/// How much of a path is drawn. Source: Apple's page "CGPathDrawingMode".
public enum CGPathDrawingMode: Int32, Sendable { case fill, eoFill, stroke, fillStroke, eoFillStroke }

/// How pixels are made up when a picture grows: here each is the nearest one. Source: Apple's page "CGInterpolationQuality".
public enum CGInterpolationQuality: Int32, Sendable {
  case `default` = 0, none, low, high
  case medium = 4
}

/// Pixels that outlines, areas and pictures are drawn into. Texts and gradients are not declared.
///
/// The origin of one that an app makes is at the lower left, of one that UIKit gives at the upper left. Source: Apple's page
/// "CGContext".
public final class CGContext {
  /// What ``saveGState()`` keeps.
  struct State {
    var map: CGAffineTransform
    var fill = PictureColor.black
    var stroke = PictureColor.black
    var line = StrokeStyle()
    var opacity: CGFloat = 1
    var shadow: PictureShadow?
    var clips: [PictureGroup] = []
  }

  private var canvas: PixelMap
  /// What is still to be drawn, in pixels.
  private var pending: [PictureItem] = []
  var state: State
  private var saved: [State] = []
  /// In pixels.
  private var steps = Path()
  /// Where the app wants to have the pixels.
  private let memory: UnsafeMutableRawPointer?
  private let isOpaque: Bool
  /// Pixels a point, for UIKit.
  let pointScale: CGFloat
  /// Whether an app gets an image of it by UIKit's function.
  var isImage = false
  /// How pixels are made up when a picture grows. Kept, without effect.
  public var interpolationQuality = CGInterpolationQuality.default

  /// Pixels with the origin at the lower left.
  convenience init(pixelsWide width: Int, high height: Int) {
    let flip = CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: CGFloat(max(height, 1)))
    self.init(PixelMap(width: width, height: height), flip)
  }

  /// Pixels for UIKit: a size in points, with the origin at the upper left.
  convenience init(_ bounds: CGRect, scale: CGFloat, isOpaque: Bool) {
    let scale = scale > 0 && scale.isFinite ? scale : 1
    func length(_ points: CGFloat) -> Int { Int(min(max((points * scale).rounded(), 1), Self.limit)) }
    let (width, height) = (length(bounds.width), length(bounds.height))
    let map = CGAffineTransform(translationX: -bounds.minX, y: -bounds.minY)
      .concatenating(CGAffineTransform(scaleX: scale, y: scale))
    self.init(
      PixelMap(width: width, height: min(height, max(Self.mostPixels / width, 1))), map, isOpaque: isOpaque,
      scale: scale)
  }

  private init(
    _ canvas: PixelMap, _ map: CGAffineTransform, memory: UnsafeMutableRawPointer? = nil, isOpaque: Bool = false,
    scale: CGFloat = 1
  ) {
    (self.canvas, self.memory, self.isOpaque, pointScale) = (canvas, memory, isOpaque, scale)
    state = State(map: map)
    if isOpaque {
      for position in stride(from: 3, to: canvas.bytes.count, by: 4) { self.canvas.bytes[position] = 255 }
    }
  }

  /// The largest side in pixels, so that no picture takes all memory.
  private static let limit: CGFloat = 16_384
  /// How many pixels there are at most.
  private static let mostPixels = 1 << 24

  /// Makes pixels, which are transparent at first.
  ///
  /// - Parameters:
  ///   - data: Where the pixels are written after each drawing, four bytes each; nil keeps them inside.
  ///   - width: In pixels.
  ///   - height: In pixels.
  ///   - bitsPerComponent: 8: there are no others here.
  ///   - bytesPerRow: Four for each pixel, or 0 for that; there are no others here.
  ///   - space: Red, green and blue: there are no others here.
  ///   - bitmapInfo: Where the opacity is. Pixels are kept with the opacity as the last byte.
  /// - Returns: Nil for what is not here, and for a size that is not positive or is above 16 million pixels.
  public convenience init?(
    data: UnsafeMutableRawPointer?, width: Int, height: Int, bitsPerComponent: Int, bytesPerRow: Int,
    space: CGColorSpace, bitmapInfo: UInt32
  ) {
    guard width > 0, height > 0, width <= Self.mostPixels / height, bitsPerComponent == 8,
      space.numberOfComponents == 3, data == nil || bytesPerRow == width * 4 || bytesPerRow == 0
    else { return nil }
    let alpha = CGImageAlphaInfo(rawValue: bitmapInfo & CGBitmapInfo.alphaInfoMask.rawValue)
    let isOpaque = alpha == CGImageAlphaInfo.none || alpha == .noneSkipLast || alpha == .noneSkipFirst
    let flip = CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: CGFloat(height))
    self.init(PixelMap(width: width, height: height), flip, memory: data, isOpaque: isOpaque)
  }

  // MARK: - Pixels

  /// How many pixels a row has.
  public var width: Int { canvas.width }
  /// How many rows there are.
  public var height: Int { canvas.height }
  /// How many bits each of red, green, blue and opacity has: 8.
  public var bitsPerComponent: Int { 8 }
  /// How many bits a pixel has: 32.
  public var bitsPerPixel: Int { 32 }
  /// How many bytes a row has.
  public var bytesPerRow: Int { width * 4 }
  /// Red, green and blue.
  public var colorSpace: CGColorSpace? { .rgb }
  /// Where the opacity is: last, or nowhere.
  public var alphaInfo: CGImageAlphaInfo { isOpaque ? .noneSkipLast : .premultipliedLast }
  /// Where the opacity is, as bits.
  public var bitmapInfo: CGBitmapInfo { CGBitmapInfo(rawValue: alphaInfo.rawValue) }
  /// The memory that the app has given.
  public var data: UnsafeMutableRawPointer? { memory }

  /// What has been drawn up to now.
  public func makeImage() -> CGImage? { CGImage(pixels) }

  /// What has been drawn up to now.
  var pixels: PixelMap {
    flush()
    return canvas
  }

  private func flush() {
    guard !pending.isEmpty else { return }
    let layer = Picture(size: CGSize(width: width, height: height), scale: 1, items: pending).pixelMap
    pending = []
    for position in stride(from: 0, to: min(layer.bytes.count, canvas.bytes.count), by: 4)
    where layer.bytes[position + 3] > 0 {
      canvas.blend(at: position, layer.bytes, at: position)
    }
  }

  private func didDraw() {
    guard let memory else { return }
    flush()
    canvas.bytes.withUnsafeBytes { bytes in
      if let start = bytes.baseAddress { memory.copyMemory(from: start, byteCount: bytes.count) }
    }
  }

  // MARK: - State

  /// Keeps coordinates, colors, line and clips until ``restoreGState()``.
  public func saveGState() { saved.append(state) }
  /// Takes back what the last ``saveGState()`` has kept; does nothing without one.
  public func restoreGState() { if let last = saved.popLast() { state = last } }

  // MARK: - Steps

  /// The steps of the current path, in the coordinates of the context.
  public var path: CGPath? { steps.isEmpty ? nil : CGPath(steps.applying(state.map.inverted())) }

  /// Changes the current path.
  func addSteps(_ body: (inout Path) -> Void) {
    // A step continues at the end of the last one, so the path is made in the coordinates that hold now.
    var path = steps.isEmpty ? Path() : steps.applying(state.map.inverted())
    body(&path)
    steps = path.applying(state.map)
  }

  /// The current path, which ends with that.
  private func takePath() -> Path {
    defer { steps = Path() }
    return steps
  }

  /// Begins another path.
  public func beginPath() { steps = Path() }

  // MARK: - Drawing

  /// Draws the current path, which ends with that.
  public func drawPath(using mode: CGPathDrawingMode) {
    let path = takePath()
    let isEvenOdd = mode == .eoFill || mode == .eoFillStroke
    if mode != .stroke { add(.fill(path.outline, .color(state.fill), isEvenOdd: isEvenOdd)) }
    if [.stroke, .fillStroke, .eoFillStroke].contains(mode) { stroke(path) }
    didDraw()
  }

  private func stroke(_ path: Path) {
    let scale = sqrt(abs(state.map.a * state.map.d - state.map.b * state.map.c))
    var line = state.line
    line.lineWidth *= scale
    (line.dash, line.dashPhase) = (line.dash.map { $0 * scale }, line.dashPhase * scale)
    add(.stroke(path.outline, .color(state.stroke), line.drawn))
  }

  private func add(_ item: PictureItem) {
    let look = PictureGroup(opacity: state.opacity, shadow: state.shadow)
    pending.append(
      state.clips.reversed().reduce(look.isPlain ? item : .group(look, [item])) { .group($1, [$0]) })
  }

  /// Limits what is drawn to the current path, which ends with that.
  public func clip(using rule: CGPathFillRule = .winding) {
    state.clips.append(PictureGroup(clip: takePath().outline, isClipEvenOdd: rule == .evenOdd))
  }

  /// Makes a rectangle transparent.
  public func clear(_ rect: CGRect) {
    flush()
    let area = inside(rect).integral
    guard !area.isEmpty else { return }
    for row in Int(area.minY)..<Int(area.maxY) {
      for position in ((row * width + Int(area.minX)) * 4)..<((row * width + Int(area.maxX)) * 4) {
        canvas.bytes[position] = isOpaque && position % 4 == 3 ? 255 : 0
      }
    }
    didDraw()
  }

  /// What of a rectangle lies in the context, in pixels.
  private func inside(_ rect: CGRect) -> CGRect {
    let area = rect.applying(state.map)
    // Foundation traps on others.
    guard [area.minX, area.minY, area.maxX, area.maxY].allSatisfy(\.isFinite) else { return .zero }
    return area.intersection(CGRect(x: 0, y: 0, width: width, height: height))
  }

  /// Draws a picture, stretched to a rectangle, with its top at the rectangle's greatest y; does nothing if the pixels are not known.
  public func draw(_ image: CGImage, in rect: CGRect) {
    if let pixels = image.pixels { draw(pixels, in: rect, isTopFirst: false) }
  }

  /// - Parameter isTopFirst: Whether the top of the picture is at the rectangle's least y.
  func draw(_ image: PixelMap, in rect: CGRect, isTopFirst: Bool) {
    let area = inside(rect)
    guard rect.width > 0, rect.height > 0, !area.isEmpty else { return }
    flush()
    let mask = clipMask
    let opacity = UInt16((min(max(state.opacity, 0), 1) * 255).rounded())
    let back = state.map.inverted()
    let (wide, high) = (CGFloat(image.width) / rect.width, CGFloat(image.height) / rect.height)
    for y in Int(area.minY)..<Int(area.maxY.rounded(.up)) {
      for x in Int(area.minX)..<Int(area.maxX.rounded(.up)) {
        let point = CGPoint(x: CGFloat(x) + 0.5, y: CGFloat(y) + 0.5).applying(back)
        guard rect.contains(point) else { continue }
        let column = min(Int((point.x - rect.minX) * wide), image.width - 1)
        let row = min(Int((isTopFirst ? point.y - rect.minY : rect.maxY - point.y) * high), image.height - 1)
        let position = (y * width + x) * 4
        let part = mask.map { UInt16($0.bytes[position + 3]) * opacity / 255 } ?? opacity
        canvas.blend(at: position, image.bytes, at: (row * image.width + column) * 4, opacity: part)
      }
    }
    didDraw()
  }

  /// Where the clips let something through, by the opacity; nil without clips.
  private var clipMask: PixelMap? {
    guard !state.clips.isEmpty else { return nil }
    let all = PictureItem.fill(
      .rectangle(CGRect(x: 0, y: 0, width: width, height: height)), .color(.black), isEvenOdd: false)
    let item = state.clips.reversed().reduce(all) { .group($1, [$0]) }
    return Picture(size: CGSize(width: width, height: height), scale: 1, items: [item]).pixelMap
  }
}
