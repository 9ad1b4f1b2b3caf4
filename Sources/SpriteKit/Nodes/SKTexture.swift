import Foundation
import Understudy
import UnderstudyCore

/// A picture for nodes. Source: Apple's page "SKTexture".
open class SKTexture: NSObject, @unchecked Sendable {
  /// What the texture shows; nil for a part of another one that cannot be cut.
  let picture: UIImage?
  private let pixels: CGSize
  /// How the picture grows; kept, as each pixel is the nearest one.
  open var filteringMode = SKTextureFilteringMode.linear
  /// Whether smaller pictures are made ahead; kept, without effect.
  open var usesMipmaps = false

  private init(_ picture: UIImage?, size: CGSize) {
    (self.picture, pixels) = (picture, size)
    super.init()
  }

  /// A picture of the app's assets; one that is not found takes 100x100 points.
  public convenience init(imageNamed name: String) {
    let size = PictureAssets.size(of: name, in: nil) ?? CGSize(width: 100, height: 100)
    self.init(UIImage(named: name), size: size)
  }
  /// A picture of UIKit's.
  public convenience init(image: UIImage) { self.init(image, size: image.size) }
  /// A picture of Core Graphics'.
  public convenience init(cgImage image: CGImage) { self.init(image: UIImage(cgImage: image)) }
  /// A part of a texture.
  ///
  /// - Parameters:
  ///   - rect: In shares of the texture, from the lower left.
  ///   - texture: The whole.
  public convenience init(rect: CGRect, in texture: SKTexture) {
    let size = texture.size()
    let part = CGRect(
      x: rect.minX * size.width, y: (1 - rect.maxY) * size.height, width: rect.width * size.width,
      height: rect.height * size.height)
    let cut = texture.picture?.cgImage?.cropping(to: part).map { UIImage(cgImage: $0) }
    self.init(cut ?? texture.picture, size: part.size)
  }

  /// Width and height in points.
  open func size() -> CGSize { pixels }
  /// The whole, always.
  open func textureRect() -> CGRect { CGRect(x: 0, y: 0, width: 1, height: 1) }
  /// The picture as Core Graphics has it. One by name has no pixels: a clear one.
  open func cgImage() -> CGImage {
    picture?.cgImage ?? UIGraphicsImageRenderer(size: CGSize(width: 1, height: 1)).image { _ in }.cgImage
      ?? Self.clear
  }

  private static var clear: CGImage {
    guard
      let image = CGContext(
        data: nil, width: 1, height: 1, bitsPerComponent: 8, bytesPerRow: 0, space: CGColorSpaceCreateDeviceRGB(),
        bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)?.makeImage()
    else { preconditionFailure("A context of one pixel makes an image.") }
    return image
  }

  /// Loads nothing, and calls the closure at once.
  open func preload(completionHandler: @escaping @Sendable () -> Void) { completionHandler() }
  /// Loads nothing, and calls the closure at once.
  open class func preload(
    _ textures: [SKTexture], withCompletionHandler completionHandler: @escaping @Sendable () -> Void
  ) { completionHandler() }
}

/// How a texture grows. Source: Apple's page "SKTextureFilteringMode".
public enum SKTextureFilteringMode: Int, Sendable { case nearest, linear }
