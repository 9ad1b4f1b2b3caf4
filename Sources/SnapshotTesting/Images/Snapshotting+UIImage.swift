import Foundation
import UnderstudyCore
import XCUIAutomation

extension Diffing where Value == UIImage {
  /// Compares PNG images; every pixel must agree.
  public static var image: Diffing { .image() }

  /// Compares PNG images pixel by pixel.
  ///
  /// - Parameters:
  ///   - precision: How many of the pixels must agree, from 0 to 1.
  ///   - perceptualPrecision: How near a pixel must be to its reference to agree with it, from 0 to 1: with 0.98 people see no
  ///     difference.
  ///   - scale: Pixels in a point of images that are read; nil for 1.
  public static func image(precision: Float = 1, perceptualPrecision: Float = 1, scale: CGFloat? = nil) -> Diffing {
    let comparison = PictureComparison(precision: precision, perceptualPrecision: perceptualPrecision)
    return Diffing(
      toData: { image in
        if let data = image.pngData() { return data }
        SnapshotRun.note(SnapshotWording.noPixels)
        return Data()
      },
      fromData: { data in
        if let image = UIImage(data: data, scale: scale.flatMap { $0 > 0 ? $0 : nil } ?? 1) { return image }
        SnapshotRun.note(SnapshotWording.notPNG)
        return UIImage()
      },
      diff: { reference, snapshot in
        guard let old = reference.pngData(), let new = snapshot.pngData() else { return nil }
        return comparison.difference(old, new)
      })
  }
}

extension Snapshotting where Value == UIImage, Format == UIImage {
  /// Stores an image as it is; every pixel must agree.
  public static var image: Snapshotting { .image() }

  /// Stores an image as it is.
  ///
  /// - Parameters:
  ///   - precision: How many of the pixels must agree, from 0 to 1.
  ///   - perceptualPrecision: How near a pixel must be to its reference to agree with it, from 0 to 1.
  ///   - scale: Pixels in a point of the reference; nil for 1.
  public static func image(
    precision: Float = 1, perceptualPrecision: Float = 1, scale: CGFloat? = nil
  ) -> Snapshotting {
    Snapshotting(
      pathExtension: "png",
      diffing: .image(precision: precision, perceptualPrecision: perceptualPrecision, scale: scale))
  }
}
