import Foundation
import Understudy

extension UIImage {
  /// A picture of an image, drawn at once; without pixels for an image without edges.
  public convenience init(ciImage: CIImage) { self.init(ciImage: ciImage, scale: 1, orientation: .up) }

  /// A picture of an image, drawn at once.
  ///
  /// - Parameters:
  ///   - ciImage: The recipe for the pixels.
  ///   - scale: Pixels a point.
  ///   - orientation: How the pixels are turned.
  public convenience init(ciImage: CIImage, scale: CGFloat, orientation: Orientation) {
    if let picture = CIContext().createCGImage(ciImage, from: ciImage.extent) {
      self.init(cgImage: picture, scale: scale, orientation: orientation)
    } else {
      self.init()
    }
  }

  /// Nil: a picture has pixels, not the recipe for them.
  public var ciImage: CIImage? { nil }
}
