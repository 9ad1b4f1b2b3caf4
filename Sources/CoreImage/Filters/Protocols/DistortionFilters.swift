import Foundation
import Understudy

/// The inputs of ``CIFilter/bumpDistortion()``.
public protocol CIBumpDistortion: CIFilterProtocol {
  /// The picture that is changed.
  var inputImage: CIImage? { get set }
  /// The point that the effect is around.
  var center: CGPoint { get set }
  /// How far the effect reaches, in pixels.
  var radius: Float { get set }
  /// How large the parts of the effect are, or by how much sizes change.
  var scale: Float { get set }
}

/// The inputs of ``CIFilter/pinchDistortion()``.
public protocol CIPinchDistortion: CIFilterProtocol {
  /// The picture that is changed.
  var inputImage: CIImage? { get set }
  /// The point that the effect is around.
  var center: CGPoint { get set }
  /// How far the effect reaches, in pixels.
  var radius: Float { get set }
  /// How large the parts of the effect are, or by how much sizes change.
  var scale: Float { get set }
}

/// The inputs of ``CIFilter/twirlDistortion()``.
public protocol CITwirlDistortion: CIFilterProtocol {
  /// The picture that is changed.
  var inputImage: CIImage? { get set }
  /// The point that the effect is around.
  var center: CGPoint { get set }
  /// How far the effect reaches, in pixels.
  var radius: Float { get set }
  /// An angle in radians.
  var angle: Float { get set }
}

/// The inputs of ``CIFilter/vortexDistortion()``.
public protocol CIVortexDistortion: CIFilterProtocol {
  /// The picture that is changed.
  var inputImage: CIImage? { get set }
  /// The point that the effect is around.
  var center: CGPoint { get set }
  /// How far the effect reaches, in pixels.
  var radius: Float { get set }
  /// An angle in radians.
  var angle: Float { get set }
}

/// The inputs of ``CIFilter/holeDistortion()``.
public protocol CIHoleDistortion: CIFilterProtocol {
  /// The picture that is changed.
  var inputImage: CIImage? { get set }
  /// The point that the effect is around.
  var center: CGPoint { get set }
  /// How far the effect reaches, in pixels.
  var radius: Float { get set }
}

/// The inputs of ``CIFilter/circleSplashDistortion()``.
public protocol CICircleSplashDistortion: CIFilterProtocol {
  /// The picture that is changed.
  var inputImage: CIImage? { get set }
  /// The point that the effect is around.
  var center: CGPoint { get set }
  /// How far the effect reaches, in pixels.
  var radius: Float { get set }
}

/// The inputs of ``CIFilter/lightTunnel()``.
public protocol CILightTunnel: CIFilterProtocol {
  /// The picture that is changed.
  var inputImage: CIImage? { get set }
  /// The point that the effect is around.
  var center: CGPoint { get set }
  /// How far the tunnel turns.
  var rotation: Float { get set }
  /// How far the effect reaches, in pixels.
  var radius: Float { get set }
}

/// The inputs of ``CIFilter/torusLensDistortion()``.
public protocol CITorusLensDistortion: CIFilterProtocol {
  /// The picture that is changed.
  var inputImage: CIImage? { get set }
  /// The point that the effect is around.
  var center: CGPoint { get set }
  /// How far the effect reaches, in pixels.
  var radius: Float { get set }
  /// How wide parts are, in pixels.
  var width: Float { get set }
  /// How strong the lens is.
  var refraction: Float { get set }
}

/// The inputs of ``CIFilter/kaleidoscope()``.
public protocol CIKaleidoscope: CIFilterProtocol {
  /// The picture that is changed.
  var inputImage: CIImage? { get set }
  /// How many parts there are.
  var count: Int { get set }
  /// The point that the effect is around.
  var center: CGPoint { get set }
  /// An angle in radians.
  var angle: Float { get set }
}

/// The inputs of ``CIFilter/lanczosScaleTransform()``.
public protocol CILanczosScaleTransform: CIFilterProtocol {
  /// The picture that is changed.
  var inputImage: CIImage? { get set }
  /// How large the parts of the effect are, or by how much sizes change.
  var scale: Float { get set }
  /// By how much the width changes beside the height.
  var aspectRatio: Float { get set }
}

/// The inputs of ``CIFilter/bicubicScaleTransform()``.
public protocol CIBicubicScaleTransform: CIFilterProtocol {
  /// The picture that is changed.
  var inputImage: CIImage? { get set }
  /// How large the parts of the effect are, or by how much sizes change.
  var scale: Float { get set }
  /// By how much the width changes beside the height.
  var aspectRatio: Float { get set }
  /// How smooth the picture is.
  var parameterB: Float { get set }
  /// How sharp the picture is.
  var parameterC: Float { get set }
}

/// The inputs of ``CIFilter/straighten()``.
public protocol CIStraighten: CIFilterProtocol {
  /// The picture that is changed.
  var inputImage: CIImage? { get set }
  /// An angle in radians.
  var angle: Float { get set }
}

/// The inputs of ``CIFilter/perspectiveCorrection()``.
public protocol CIPerspectiveCorrection: CIFilterProtocol {
  /// The picture that is changed.
  var inputImage: CIImage? { get set }
  /// The corner at the top left.
  var topLeft: CGPoint { get set }
  /// The corner at the top right.
  var topRight: CGPoint { get set }
  /// The corner at the bottom right.
  var bottomRight: CGPoint { get set }
  /// The corner at the bottom left.
  var bottomLeft: CGPoint { get set }
  /// Whether the rest is left out.
  var crop: Bool { get set }
}

/// The inputs of ``CIFilter/perspectiveTransform()``.
public protocol CIPerspectiveTransform: CIFilterProtocol {
  /// The picture that is changed.
  var inputImage: CIImage? { get set }
  /// The corner at the top left.
  var topLeft: CGPoint { get set }
  /// The corner at the top right.
  var topRight: CGPoint { get set }
  /// The corner at the bottom right.
  var bottomRight: CGPoint { get set }
  /// The corner at the bottom left.
  var bottomLeft: CGPoint { get set }
}

extension CIFilter {
  /// Makes a bump around a point.
  public class func bumpDistortion() -> any CIFilter & CIBumpDistortion { BuiltinFilter.named("CIBumpDistortion") }
  /// Pulls a picture to a point.
  public class func pinchDistortion() -> any CIFilter & CIPinchDistortion { BuiltinFilter.named("CIPinchDistortion") }
  /// Turns a picture around a point.
  public class func twirlDistortion() -> any CIFilter & CITwirlDistortion { BuiltinFilter.named("CITwirlDistortion") }
  /// Turns a picture around a point many times.
  public class func vortexDistortion() -> any CIFilter & CIVortexDistortion {
    BuiltinFilter.named("CIVortexDistortion")
  }
  /// Makes a hole, and pushes the picture outwards.
  public class func holeDistortion() -> any CIFilter & CIHoleDistortion { BuiltinFilter.named("CIHoleDistortion") }
  /// Repeats the pixels of a circle outwards.
  public class func circleSplashDistortion() -> any CIFilter & CICircleSplashDistortion {
    BuiltinFilter.named("CICircleSplashDistortion")
  }
  /// Turns a picture around a hole as in a tunnel.
  public class func lightTunnel() -> any CIFilter & CILightTunnel { BuiltinFilter.named("CILightTunnel") }
  /// Shows a picture through a lens of a ring's form.
  public class func torusLensDistortion() -> any CIFilter & CITorusLensDistortion {
    BuiltinFilter.named("CITorusLensDistortion")
  }
  /// Repeats a part of a picture around a point.
  public class func kaleidoscope() -> any CIFilter & CIKaleidoscope { BuiltinFilter.named("CIKaleidoscope") }
  /// Changes the size of a picture.
  public class func lanczosScaleTransform() -> any CIFilter & CILanczosScaleTransform {
    BuiltinFilter.named("CILanczosScaleTransform")
  }
  /// Changes the size of a picture, with parameters for its smoothness.
  public class func bicubicScaleTransform() -> any CIFilter & CIBicubicScaleTransform {
    BuiltinFilter.named("CIBicubicScaleTransform")
  }
  /// Turns a picture, and makes it as large as it was.
  public class func straighten() -> any CIFilter & CIStraighten { BuiltinFilter.named("CIStraightenFilter") }
  /// Makes a rectangle of a part with four corners.
  public class func perspectiveCorrection() -> any CIFilter & CIPerspectiveCorrection {
    BuiltinFilter.named("CIPerspectiveCorrection")
  }
  /// Moves the corners of a picture.
  public class func perspectiveTransform() -> any CIFilter & CIPerspectiveTransform {
    BuiltinFilter.named("CIPerspectiveTransform")
  }
}
