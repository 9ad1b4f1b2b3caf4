import Foundation
import Understudy

/// Something that a detector has found in an image. Source: Apple's page "CIFeature".
open class CIFeature: NSObject, @unchecked Sendable {
  /// What it is.
  public let type: String
  /// Where it is, with the origin at the lower left.
  public let bounds: CGRect

  init(_ type: String, _ bounds: CGRect) {
    (self.type, self.bounds) = (type, bounds)
    super.init()
  }

  /// The corner at the top left.
  open var topLeft: CGPoint { CGPoint(x: bounds.minX, y: bounds.maxY) }
  /// The corner at the top right.
  open var topRight: CGPoint { CGPoint(x: bounds.maxX, y: bounds.maxY) }
  /// The corner at the bottom left.
  open var bottomLeft: CGPoint { CGPoint(x: bounds.minX, y: bounds.minY) }
  /// The corner at the bottom right.
  open var bottomRight: CGPoint { CGPoint(x: bounds.maxX, y: bounds.minY) }
}

/// A face. Source: Apple's page "CIFaceFeature".
public final class CIFaceFeature: CIFeature, @unchecked Sendable {
  /// Whether the face smiles.
  public let hasSmile: Bool
  /// Whether the left eye is closed.
  public let leftEyeClosed: Bool
  /// Whether the right eye is closed.
  public let rightEyeClosed: Bool

  /// - Parameter isAsleep: Whether both eyes are closed.
  init(_ bounds: CGRect, hasSmile: Bool, isAsleep: Bool) {
    (self.hasSmile, leftEyeClosed, rightEyeClosed) = (hasSmile, isAsleep, isAsleep)
    super.init(CIFeatureTypeFace, bounds)
  }

  /// Whether it is known where the left eye is: always.
  public var hasLeftEyePosition: Bool { true }
  /// Whether it is known where the right eye is: always.
  public var hasRightEyePosition: Bool { true }
  /// Whether it is known where the mouth is: always.
  public var hasMouthPosition: Bool { true }
  /// Where the left eye is, as of a usual face.
  public var leftEyePosition: CGPoint { point(0.3, 0.65) }
  /// Where the right eye is, as of a usual face.
  public var rightEyePosition: CGPoint { point(0.7, 0.65) }
  /// Where the mouth is, as of a usual face.
  public var mouthPosition: CGPoint { point(0.5, 0.25) }
  /// Whether it is known how the face is turned: never.
  public var hasFaceAngle: Bool { false }
  /// How the face is turned, in degrees.
  public var faceAngle: Float { 0 }
  /// Whether the face has a number in a film: never.
  public var hasTrackingID: Bool { false }
  /// The number of the face in a film.
  public var trackingID: Int32 { 0 }

  private func point(_ x: CGFloat, _ y: CGFloat) -> CGPoint {
    CGPoint(x: bounds.minX + bounds.width * x, y: bounds.minY + bounds.height * y)
  }
}

/// A QR code. Source: Apple's page "CIQRCodeFeature".
public final class CIQRCodeFeature: CIFeature, @unchecked Sendable {
  /// What the code says.
  public let messageString: String?

  init(_ bounds: CGRect, _ message: String) {
    messageString = message
    super.init(CIFeatureTypeQRCode, bounds)
  }
}

/// A rectangle. Source: Apple's page "CIRectangleFeature".
public final class CIRectangleFeature: CIFeature, @unchecked Sendable {
  init(_ bounds: CGRect) { super.init(CIFeatureTypeRectangle, bounds) }
}

/// A text. Source: Apple's page "CITextFeature".
public final class CITextFeature: CIFeature, @unchecked Sendable {
  /// The characters of the text: not known.
  public let subFeatures: [Any]? = nil

  init(_ bounds: CGRect) { super.init(CIFeatureTypeText, bounds) }
}

/// The type of faces.
public let CIFeatureTypeFace = "Face"
/// The type of QR codes.
public let CIFeatureTypeQRCode = "QRCode"
/// The type of rectangles.
public let CIFeatureTypeRectangle = "Rectangle"
/// The type of texts.
public let CIFeatureTypeText = "Text"
