import Foundation
import Understudy

/// The inputs of ``CIFilter/dotScreen()``.
public protocol CIDotScreen: CIFilterProtocol {
  /// The picture that is changed.
  var inputImage: CIImage? { get set }
  /// The point that the effect is around.
  var center: CGPoint { get set }
  /// An angle in radians.
  var angle: Float { get set }
  /// How wide parts are, in pixels.
  var width: Float { get set }
  /// How sharp edges are.
  var sharpness: Float { get set }
}

/// The inputs of ``CIFilter/lineScreen()``.
public protocol CILineScreen: CIFilterProtocol {
  /// The picture that is changed.
  var inputImage: CIImage? { get set }
  /// The point that the effect is around.
  var center: CGPoint { get set }
  /// An angle in radians.
  var angle: Float { get set }
  /// How wide parts are, in pixels.
  var width: Float { get set }
  /// How sharp edges are.
  var sharpness: Float { get set }
}

/// The inputs of ``CIFilter/circularScreen()``.
public protocol CICircularScreen: CIFilterProtocol {
  /// The picture that is changed.
  var inputImage: CIImage? { get set }
  /// The point that the effect is around.
  var center: CGPoint { get set }
  /// How wide parts are, in pixels.
  var width: Float { get set }
  /// How sharp edges are.
  var sharpness: Float { get set }
}

/// The inputs of ``CIFilter/hatchedScreen()``.
public protocol CIHatchedScreen: CIFilterProtocol {
  /// The picture that is changed.
  var inputImage: CIImage? { get set }
  /// The point that the effect is around.
  var center: CGPoint { get set }
  /// An angle in radians.
  var angle: Float { get set }
  /// How wide parts are, in pixels.
  var width: Float { get set }
  /// How sharp edges are.
  var sharpness: Float { get set }
}

/// The inputs of ``CIFilter/cmykHalftone()``.
public protocol CICMYKHalftone: CIFilterProtocol {
  /// The picture that is changed.
  var inputImage: CIImage? { get set }
  /// The point that the effect is around.
  var center: CGPoint { get set }
  /// How wide parts are, in pixels.
  var width: Float { get set }
  /// An angle in radians.
  var angle: Float { get set }
  /// How sharp edges are.
  var sharpness: Float { get set }
  /// How much gray is black.
  var grayComponentReplacement: Float { get set }
  /// How much color is removed below black.
  var underColorRemoval: Float { get set }
}

extension CIFilter {
  /// Shows a picture in dots of black.
  public class func dotScreen() -> any CIFilter & CIDotScreen { BuiltinFilter.named("CIDotScreen") }
  /// Shows a picture in lines of black.
  public class func lineScreen() -> any CIFilter & CILineScreen { BuiltinFilter.named("CILineScreen") }
  /// Shows a picture in circles of black.
  public class func circularScreen() -> any CIFilter & CICircularScreen { BuiltinFilter.named("CICircularScreen") }
  /// Shows a picture in crossing lines of black.
  public class func hatchedScreen() -> any CIFilter & CIHatchedScreen { BuiltinFilter.named("CIHatchedScreen") }
  /// Shows a picture in dots of four colors.
  public class func cmykHalftone() -> any CIFilter & CICMYKHalftone { BuiltinFilter.named("CICMYKHalftone") }
}
