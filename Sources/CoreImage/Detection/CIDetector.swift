import Foundation

/// Finds what the test says that there is in a picture, by `app.world.detector`. Source: Apple's page "CIDetector".
open class CIDetector: NSObject, @unchecked Sendable {
  private let type: String

  /// Makes a detector; nil for an unknown type.
  ///
  /// - Parameters:
  ///   - type: Such as ``CIDetectorTypeFace``.
  ///   - context: Without effect.
  ///   - options: Without effect.
  public init?(ofType type: String, context: CIContext?, options: [String: Any]? = nil) {
    let types = [CIDetectorTypeFace, CIDetectorTypeQRCode, CIDetectorTypeRectangle, CIDetectorTypeText]
    guard types.contains(type) else { return nil }
    self.type = type
    super.init()
  }

  /// What there is in an image. Without an answer of the test nothing is found, which a runtime issue says once.
  open func features(in image: CIImage) -> [CIFeature] {
    guard let found = CoreImageState.current.with({ $0.found }) else {
      CoreImageState.current.sayOnce(
        "CIDetector: nothing looks at pictures, so nothing is found. The test can answer by app.world.detector.")
      return []
    }
    return found.filter { "CIDetectorType\($0.type)" == type }
  }

  /// What there is in an image; the options have no effect.
  open func features(in image: CIImage, options: [String: Any]?) -> [CIFeature] { features(in: image) }
}

/// A detector of faces.
public let CIDetectorTypeFace = "CIDetectorTypeFace"
/// A detector of QR codes.
public let CIDetectorTypeQRCode = "CIDetectorTypeQRCode"
/// A detector of rectangles.
public let CIDetectorTypeRectangle = "CIDetectorTypeRectangle"
/// A detector of texts.
public let CIDetectorTypeText = "CIDetectorTypeText"
/// The option that says how exactly to look.
public let CIDetectorAccuracy = "CIDetectorAccuracy"
/// Looks less exactly.
public let CIDetectorAccuracyLow = "CIDetectorAccuracyLow"
/// Looks more exactly.
public let CIDetectorAccuracyHigh = "CIDetectorAccuracyHigh"
/// The option that says whether faces have numbers in a film.
public let CIDetectorTracking = "CIDetectorTracking"
/// The option that says how small something can be.
public let CIDetectorMinFeatureSize = "CIDetectorMinFeatureSize"
/// The option that says how the picture is turned.
public let CIDetectorImageOrientation = "CIDetectorImageOrientation"
/// The option that asks for smiles.
public let CIDetectorSmile = "CIDetectorSmile"
/// The option that asks for closed eyes.
public let CIDetectorEyeBlink = "CIDetectorEyeBlink"
/// The option that says how wide a rectangle is beside its height.
public let CIDetectorAspectRatio = "CIDetectorAspectRatio"
