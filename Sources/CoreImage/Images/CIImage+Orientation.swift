import Foundation
import Understudy

extension CIImage {
  /// The image as a viewer sees it, with its lower left at the origin.
  public func oriented(_ orientation: CGImagePropertyOrientation) -> CIImage {
    transformed(by: orientationTransform(for: orientation))
  }

  /// The image as a viewer sees it, by the number in a file; a number that means nothing leaves it as it is.
  public func oriented(forExifOrientation orientation: Int32) -> CIImage {
    oriented(CGImagePropertyOrientation(rawValue: UInt32(max(orientation, 0))) ?? .up)
  }

  /// The change that turns the image as a viewer sees it.
  public func orientationTransform(for orientation: CGImagePropertyOrientation) -> CGAffineTransform {
    let turn =
      switch orientation {
      case .up: CGAffineTransform.identity
      case .upMirrored: CGAffineTransform(-1, 0, 0, 1, 0, 0)
      case .down: CGAffineTransform(-1, 0, 0, -1, 0, 0)
      case .downMirrored: CGAffineTransform(1, 0, 0, -1, 0, 0)
      case .leftMirrored: CGAffineTransform(0, -1, -1, 0, 0, 0)
      case .right: CGAffineTransform(0, -1, 1, 0, 0, 0)
      case .rightMirrored: CGAffineTransform(0, 1, 1, 0, 0, 0)
      case .left: CGAffineTransform(0, 1, -1, 0, 0, 0)
      }
    let turned = extent.applying(turn)
    return turn.concatenating(CGAffineTransform(translationX: extent.minX - turned.minX, y: extent.minY - turned.minY))
  }
}
