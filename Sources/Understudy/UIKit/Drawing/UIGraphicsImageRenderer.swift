import Foundation
import UnderstudyCore
import UnderstudyTime

/// Draws into an image. Source: Apple's page "UIGraphicsImageRenderer".
open class UIGraphicsImageRenderer: NSObject {
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
    format.bounds = bounds
  }

  /// The image of what a closure draws; empty for a size that is not positive.
  open func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
    UIImage(data: pngData(actions: actions), scale: format.scale) ?? UIImage()
  }

  /// The image of what a closure draws as PNG's data; empty for a size that is not positive.
  open func pngData(actions: (UIGraphicsImageRendererContext) -> Void) -> Data {
    guard bounds.width > 0, bounds.height > 0, bounds.width.isFinite, bounds.height.isFinite else { return Data() }
    let context = UIGraphicsImageRendererContext(format, bounds)
    DrawingStack.with(context.cgContext) { actions(context) }
    return context.cgContext.pixels.png
  }

  /// The data of PNG: nothing is compressed with losses here.
  open func jpegData(
    withCompressionQuality compressionQuality: CGFloat, actions: (UIGraphicsImageRendererContext) -> Void
  ) -> Data { pngData(actions: actions) }
}

/// How an image is made. Source: Apple's page "UIGraphicsImageRendererFormat".
open class UIGraphicsImageRendererFormat: NSObject {
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
    format.scale = DrawingStack.screenScale
    return format
  }
}

/// What is drawn into. Source: Apple's page "UIGraphicsImageRendererContext".
open class UIGraphicsImageRendererContext: NSObject {
  /// How the image is made.
  public let format: UIGraphicsImageRendererFormat
  /// The context of Core Graphics that draws the image.
  public let cgContext: CGContext

  fileprivate init(_ format: UIGraphicsImageRendererFormat, _ bounds: CGRect) {
    self.format = format
    cgContext = CGContext(bounds, scale: format.scale, isOpaque: format.opaque)
    super.init()
  }

  /// What has been drawn up to now.
  open var currentImage: UIImage { cgContext.image(scale: format.scale) ?? UIImage() }

  /// Fills a rectangle with the color that was set by `setFill()` or `set()`.
  open func fill(_ rect: CGRect) { cgContext.fill(rect) }

  /// Draws the line of a rectangle inside it, a point wide, in the color that was set.
  open func stroke(_ rect: CGRect) { cgContext.stroke(rect.insetBy(dx: 0.5, dy: 0.5), width: 1) }

  /// Limits what is drawn to a rectangle.
  open func clip(to rect: CGRect) { cgContext.clip(to: rect) }
}

// MARK: - What is drawn into

/// The contexts that UIKit draws into, on each thread.
enum DrawingStack {
  private static let key = "UnderstudyDrawing"

  static var contexts: [CGContext] {
    get { Thread.current.threadDictionary[key] as? [CGContext] ?? [] }
    set { Thread.current.threadDictionary[key] = newValue }
  }

  static func with(_ context: CGContext, _ body: () -> Void) {
    contexts.append(context)
    body()
    contexts.removeLast()
  }

  /// Pixels a point of the device's screen.
  static var screenScale: CGFloat {
    MainThread.isCurrent ? assumeMain { UIScreen.main.scale } : DeviceState().screen.displayScale
  }
}

extension CGContext {
  fileprivate func image(scale: CGFloat) -> UIImage? {
    makeImage().map { UIImage(cgImage: $0, scale: scale, orientation: .up) }
  }
}

/// What UIKit draws into on this thread; nil for nothing.
public func UIGraphicsGetCurrentContext() -> CGContext? { DrawingStack.contexts.last }

/// Makes UIKit draw into a context on this thread, until `UIGraphicsPopContext()`.
public func UIGraphicsPushContext(_ context: CGContext) { DrawingStack.contexts.append(context) }

/// Ends what `UIGraphicsPushContext(_:)` has begun; does nothing otherwise.
public func UIGraphicsPopContext() { _ = DrawingStack.contexts.popLast() }

/// Begins an image of a size in points, with a pixel a point. An image without a size is not begun.
public func UIGraphicsBeginImageContext(_ size: CGSize) { UIGraphicsBeginImageContextWithOptions(size, false, 1) }

/// Begins an image.
///
/// - Parameters:
///   - size: In points; an image without a size is not begun.
///   - opaque: Whether what is not drawn is black.
///   - scale: Pixels a point; 0 for those of the screen.
public func UIGraphicsBeginImageContextWithOptions(_ size: CGSize, _ opaque: Bool, _ scale: CGFloat) {
  let hasSize = size.width > 0 && size.height > 0 && size.width.isFinite && size.height.isFinite
  let bounds = hasSize ? CGRect(origin: .zero, size: size) : CGRect(x: 0, y: 0, width: 1, height: 1)
  let context = CGContext(bounds, scale: scale > 0 ? scale : DrawingStack.screenScale, isOpaque: opaque)
  context.isImage = hasSize
  DrawingStack.contexts.append(context)
}

/// The image that was begun last on this thread, as it is drawn up to now; nil without one.
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? {
  guard let context = DrawingStack.contexts.last, context.isImage else { return nil }
  return context.image(scale: context.pointScale)
}

/// Ends the image that was begun last on this thread; does nothing otherwise.
public func UIGraphicsEndImageContext() { _ = DrawingStack.contexts.popLast() }

/// Fills a rectangle of the image that is being made; does nothing elsewhere.
public func UIRectFill(_ rect: CGRect) { UIGraphicsGetCurrentContext()?.fill(rect) }
/// Draws the line of a rectangle, inside it, in the image that is being made; does nothing elsewhere.
public func UIRectFrame(_ rect: CGRect) {
  UIGraphicsGetCurrentContext()?.stroke(rect.insetBy(dx: 0.5, dy: 0.5), width: 1)
}
/// Limits what is drawn into the image that is being made; does nothing elsewhere.
public func UIRectClip(_ rect: CGRect) { UIGraphicsGetCurrentContext()?.clip(to: rect) }

extension UIImage {
  /// Draws the image at its size into the image that is being made; does nothing elsewhere.
  public func draw(at point: CGPoint) { draw(in: CGRect(origin: point, size: size)) }

  /// Draws the image, stretched to a rectangle, into the image that is being made; does nothing elsewhere, nor for an image by name or
  /// of another format than PNG, whose pixels are not known.
  public func draw(in rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext(), let pixels = uprightPixels else { return }
    context.draw(pixels, in: rect, isTopFirst: true)
  }
}

extension UIColor {
  /// Makes this the color of what is filled and drawn in the image that is being made.
  public func set() {
    setFill()
    setStroke()
  }
  /// Makes this the color of what is filled in the image that is being made.
  public func setFill() { UIGraphicsGetCurrentContext()?.setFillColor(cgColor) }
  /// Makes this the color of what is drawn in the image that is being made.
  public func setStroke() { UIGraphicsGetCurrentContext()?.setStrokeColor(cgColor) }
}
