import Foundation
import UnderstudyCore
import UnderstudyPictures

/// Draws into an image: rectangles in colors, and other images. Source: Apple's page "UIGraphicsImageRenderer".
@preconcurrency @MainActor open class UIGraphicsImageRenderer: NSObject {
  private let bounds: CGRect
  /// How the image is made.
  public let format: UIGraphicsImageRendererFormat

  /// Draws into an image of a size in points.
  public convenience init(size: CGSize) { self.init(size: size, format: .default()) }
  /// Draws into an image of a size in points, with a format.
  public convenience init(size: CGSize, format: UIGraphicsImageRendererFormat) {
    self.init(bounds: CGRect(origin: .zero, size: size), format: format)
  }
  /// Draws a rectangle of a drawing, in points.
  public convenience init(bounds: CGRect) { self.init(bounds: bounds, format: .default()) }
  /// Draws a rectangle of a drawing, with a format.
  public init(bounds: CGRect, format: UIGraphicsImageRendererFormat) {
    (self.bounds, self.format) = (bounds, format)
    super.init()
  }

  /// The image of what a closure draws; empty for a size that is not positive.
  open func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
    UIImage(data: pngData(actions: actions), scale: format.scale) ?? UIImage()
  }

  /// The image of what a closure draws as PNG's data; empty for a size that is not positive.
  open func pngData(actions: (UIGraphicsImageRendererContext) -> Void) -> Data {
    guard bounds.width > 0, bounds.height > 0, bounds.width.isFinite, bounds.height.isFinite else { return Data() }
    let context = UIGraphicsImageRendererContext(format, bounds)
    let outer = UIGraphicsImageRendererContext.current
    UIGraphicsImageRendererContext.current = context
    actions(context)
    UIGraphicsImageRendererContext.current = outer
    return context.canvas.png
  }

  /// The same as PNG's data: nothing is compressed with losses here.
  open func jpegData(
    withCompressionQuality compressionQuality: CGFloat, actions: (UIGraphicsImageRendererContext) -> Void
  ) -> Data { pngData(actions: actions) }
}

/// How an image is made. Source: Apple's page "UIGraphicsImageRendererFormat".
@preconcurrency @MainActor open class UIGraphicsImageRendererFormat: NSObject {
  /// Pixels a point.
  open var scale: CGFloat = 1
  /// Whether what is not drawn is black.
  open var opaque = false
  /// Where the drawing is.
  open internal(set) var bounds = CGRect.zero

  public override init() { super.init() }

  /// The pixels of the device's screen.
  open class func `default`() -> UIGraphicsImageRendererFormat { preferred() }
  /// The pixels of the device's screen.
  open class func preferred() -> UIGraphicsImageRendererFormat {
    let format = UIGraphicsImageRendererFormat()
    format.scale = UIScreen.main.scale
    return format
  }
}

/// What is drawn into. Source: Apple's page "UIGraphicsImageRendererContext".
@preconcurrency @MainActor open class UIGraphicsImageRendererContext: NSObject {
  static var current: UIGraphicsImageRendererContext?

  /// How the image is made.
  public let format: UIGraphicsImageRendererFormat
  private let bounds: CGRect
  fileprivate(set) var canvas: PixelCanvas
  var fillColor = Color.Components(red: 0, green: 0, blue: 0, opacity: 1)

  fileprivate init(_ format: UIGraphicsImageRendererFormat, _ bounds: CGRect) {
    (self.format, self.bounds) = (format, bounds)
    canvas = PixelCanvas(size: bounds.size, scale: format.scale, isOpaque: format.opaque)
    super.init()
  }

  private func moved(_ rect: CGRect) -> CGRect { rect.offsetBy(dx: -bounds.minX, dy: -bounds.minY) }

  /// Fills a rectangle with the color that was set by `setFill()` or `set()`.
  open func fill(_ rect: CGRect) { canvas.fill(moved(rect), fillColor) }

  /// Draws the line of a rectangle, a point wide, in the color that was set.
  open func stroke(_ rect: CGRect) {
    let rect = moved(rect)
    for side in [
      CGRect(x: rect.minX, y: rect.minY, width: rect.width, height: 1),
      CGRect(x: rect.minX, y: rect.maxY - 1, width: rect.width, height: 1),
      CGRect(x: rect.minX, y: rect.minY, width: 1, height: rect.height),
      CGRect(x: rect.maxX - 1, y: rect.minY, width: 1, height: rect.height),
    ] { canvas.fill(side, fillColor) }
  }

  func draw(_ image: UIImage, in rect: CGRect) {
    if let data = image.pngData(), let png = try? StoredPNG(data) { canvas.draw(png, in: moved(rect)) }
  }
}

extension UIImage {
  /// Draws the image at its size into the image that a renderer makes; does nothing elsewhere.
  @MainActor public func draw(at point: CGPoint) { draw(in: CGRect(origin: point, size: size)) }

  /// Draws the image, stretched to a rectangle, into the image that a renderer makes; does nothing elsewhere, nor for an image
  /// by name or of another format than PNG, whose pixels are not known.
  @MainActor public func draw(in rect: CGRect) { UIGraphicsImageRendererContext.current?.draw(self, in: rect) }
}

extension UIColor {
  /// Makes this the color of what a renderer fills and draws.
  @MainActor public func set() { setFill() }
  /// Makes this the color of what a renderer fills.
  @MainActor public func setFill() {
    guard let components else { return }
    UIGraphicsImageRendererContext.current?.fillColor = components
  }
  /// Makes this the color of what a renderer draws.
  @MainActor public func setStroke() { setFill() }
}

/// Fills a rectangle of the image that a renderer makes; does nothing elsewhere.
@MainActor public func UIRectFill(_ rect: CGRect) { UIGraphicsImageRendererContext.current?.fill(rect) }
