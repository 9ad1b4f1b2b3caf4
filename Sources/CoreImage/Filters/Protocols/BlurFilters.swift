import Foundation
import Understudy

/// The inputs of ``CIFilter/gaussianBlur()``.
public protocol CIGaussianBlur: CIFilterProtocol {
  /// The picture that is changed.
  var inputImage: CIImage? { get set }
  /// How far the effect reaches, in pixels.
  var radius: Float { get set }
}

/// The inputs of ``CIFilter/boxBlur()``.
public protocol CIBoxBlur: CIFilterProtocol {
  /// The picture that is changed.
  var inputImage: CIImage? { get set }
  /// How far the effect reaches, in pixels.
  var radius: Float { get set }
}

/// The inputs of ``CIFilter/discBlur()``.
public protocol CIDiscBlur: CIFilterProtocol {
  /// The picture that is changed.
  var inputImage: CIImage? { get set }
  /// How far the effect reaches, in pixels.
  var radius: Float { get set }
}

/// The inputs of ``CIFilter/motionBlur()``.
public protocol CIMotionBlur: CIFilterProtocol {
  /// The picture that is changed.
  var inputImage: CIImage? { get set }
  /// How far the effect reaches, in pixels.
  var radius: Float { get set }
  /// An angle in radians.
  var angle: Float { get set }
}

/// The inputs of ``CIFilter/zoomBlur()``.
public protocol CIZoomBlur: CIFilterProtocol {
  /// The picture that is changed.
  var inputImage: CIImage? { get set }
  /// The point that the effect is around.
  var center: CGPoint { get set }
  /// How strong the effect is.
  var amount: Float { get set }
}

/// The inputs of ``CIFilter/bokehBlur()``.
public protocol CIBokehBlur: CIFilterProtocol {
  /// The picture that is changed.
  var inputImage: CIImage? { get set }
  /// How far the effect reaches, in pixels.
  var radius: Float { get set }
  /// How strong rings are.
  var ringAmount: Float { get set }
  /// How wide rings are.
  var ringSize: Float { get set }
  /// How soft edges are.
  var softness: Float { get set }
}

/// The inputs of ``CIFilter/median()``.
public protocol CIMedian: CIFilterProtocol {
  /// The picture that is changed.
  var inputImage: CIImage? { get set }
}

/// The inputs of ``CIFilter/noiseReduction()``.
public protocol CINoiseReduction: CIFilterProtocol {
  /// The picture that is changed.
  var inputImage: CIImage? { get set }
  /// What counts as noise.
  var noiseLevel: Float { get set }
  /// How sharp edges are.
  var sharpness: Float { get set }
}

/// The inputs of ``CIFilter/morphologyMaximum()``.
public protocol CIMorphologyMaximum: CIFilterProtocol {
  /// The picture that is changed.
  var inputImage: CIImage? { get set }
  /// How far the effect reaches, in pixels.
  var radius: Float { get set }
}

/// The inputs of ``CIFilter/morphologyMinimum()``.
public protocol CIMorphologyMinimum: CIFilterProtocol {
  /// The picture that is changed.
  var inputImage: CIImage? { get set }
  /// How far the effect reaches, in pixels.
  var radius: Float { get set }
}

/// The inputs of ``CIFilter/maskedVariableBlur()``.
public protocol CIMaskedVariableBlur: CIFilterProtocol {
  /// The picture that is changed.
  var inputImage: CIImage? { get set }
  /// Says where the effect shows.
  var maskImage: CIImage? { get set }
  /// How far the effect reaches, in pixels.
  var radius: Float { get set }
}

/// The inputs of ``CIFilter/sharpenLuminance()``.
public protocol CISharpenLuminance: CIFilterProtocol {
  /// The picture that is changed.
  var inputImage: CIImage? { get set }
  /// How sharp edges are.
  var sharpness: Float { get set }
  /// How far the effect reaches, in pixels.
  var radius: Float { get set }
}

/// The inputs of ``CIFilter/unsharpMask()``.
public protocol CIUnsharpMask: CIFilterProtocol {
  /// The picture that is changed.
  var inputImage: CIImage? { get set }
  /// How far the effect reaches, in pixels.
  var radius: Float { get set }
  /// How strong the effect is.
  var intensity: Float { get set }
}

extension CIFilter {
  /// Blurs a picture evenly.
  public class func gaussianBlur() -> any CIFilter & CIGaussianBlur { BuiltinFilter.named("CIGaussianBlur") }
  /// Blurs a picture by the mean of a square.
  public class func boxBlur() -> any CIFilter & CIBoxBlur { BuiltinFilter.named("CIBoxBlur") }
  /// Blurs a picture by the mean of a disc.
  public class func discBlur() -> any CIFilter & CIDiscBlur { BuiltinFilter.named("CIDiscBlur") }
  /// Blurs a picture along a direction.
  public class func motionBlur() -> any CIFilter & CIMotionBlur { BuiltinFilter.named("CIMotionBlur") }
  /// Blurs a picture away from a point.
  public class func zoomBlur() -> any CIFilter & CIZoomBlur { BuiltinFilter.named("CIZoomBlur") }
  /// Blurs a picture as a lens does.
  public class func bokehBlur() -> any CIFilter & CIBokehBlur { BuiltinFilter.named("CIBokehBlur") }
  /// Removes noise by the median of neighbors.
  public class func median() -> any CIFilter & CIMedian { BuiltinFilter.named("CIMedianFilter") }
  /// Removes noise from a picture.
  public class func noiseReduction() -> any CIFilter & CINoiseReduction { BuiltinFilter.named("CINoiseReduction") }
  /// Widens what is bright.
  public class func morphologyMaximum() -> any CIFilter & CIMorphologyMaximum {
    BuiltinFilter.named("CIMorphologyMaximum")
  }
  /// Widens what is dark.
  public class func morphologyMinimum() -> any CIFilter & CIMorphologyMinimum {
    BuiltinFilter.named("CIMorphologyMinimum")
  }
  /// Blurs a picture where a mask is bright.
  public class func maskedVariableBlur() -> any CIFilter & CIMaskedVariableBlur {
    BuiltinFilter.named("CIMaskedVariableBlur")
  }
  /// Makes edges clearer, by their brightness.
  public class func sharpenLuminance() -> any CIFilter & CISharpenLuminance {
    BuiltinFilter.named("CISharpenLuminance")
  }
  /// Makes edges clearer.
  public class func unsharpMask() -> any CIFilter & CIUnsharpMask { BuiltinFilter.named("CIUnsharpMask") }
}
