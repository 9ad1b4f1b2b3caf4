import Foundation
import Understudy

/// The inputs of ``CIFilter/qrCodeGenerator()``.
public protocol CIQRCodeGenerator: CIFilterProtocol {
  /// What the code says.
  var message: Data { get set }
  /// How much of the code can be damaged: "L", "M", "Q" or "H".
  var correctionLevel: String { get set }
}

/// The inputs of ``CIFilter/code128BarcodeGenerator()``.
public protocol CICode128BarcodeGenerator: CIFilterProtocol {
  /// What the code says.
  var message: Data { get set }
  /// The empty room at the sides, in pixels.
  var quietSpace: Float { get set }
  /// The height of the bars, in pixels.
  var barcodeHeight: Float { get set }
}

/// The inputs of ``CIFilter/pdf417BarcodeGenerator()``.
public protocol CIPDF417BarcodeGenerator: CIFilterProtocol {
  /// What the code says.
  var message: Data { get set }
}

/// The inputs of ``CIFilter/aztecCodeGenerator()``.
public protocol CIAztecCodeGenerator: CIFilterProtocol {
  /// What the code says.
  var message: Data { get set }
}

/// The inputs of ``CIFilter/checkerboardGenerator()``.
public protocol CICheckerboardGenerator: CIFilterProtocol {
  /// The point that the effect is around.
  var center: CGPoint { get set }
  /// The first color.
  var color0: CIColor { get set }
  /// The second color.
  var color1: CIColor { get set }
  /// How wide parts are, in pixels.
  var width: Float { get set }
  /// How sharp edges are.
  var sharpness: Float { get set }
}

/// The inputs of ``CIFilter/stripesGenerator()``.
public protocol CIStripesGenerator: CIFilterProtocol {
  /// The point that the effect is around.
  var center: CGPoint { get set }
  /// The first color.
  var color0: CIColor { get set }
  /// The second color.
  var color1: CIColor { get set }
  /// How wide parts are, in pixels.
  var width: Float { get set }
  /// How sharp edges are.
  var sharpness: Float { get set }
}

/// The inputs of ``CIFilter/roundedRectangleGenerator()``.
public protocol CIRoundedRectangleGenerator: CIFilterProtocol {
  /// The rectangle, in pixels.
  var extent: CGRect { get set }
  /// How far the effect reaches, in pixels.
  var radius: Float { get set }
  /// The color of the effect.
  var color: CIColor { get set }
}

/// The inputs of ``CIFilter/randomGenerator()``.
public protocol CIRandomGenerator: CIFilterProtocol {}

/// The inputs of ``CIFilter/linearGradient()``.
public protocol CILinearGradient: CIFilterProtocol {
  /// The first point.
  var point0: CGPoint { get set }
  /// The second point.
  var point1: CGPoint { get set }
  /// The first color.
  var color0: CIColor { get set }
  /// The second color.
  var color1: CIColor { get set }
}

/// The inputs of ``CIFilter/smoothLinearGradient()``.
public protocol CISmoothLinearGradient: CIFilterProtocol {
  /// The first point.
  var point0: CGPoint { get set }
  /// The second point.
  var point1: CGPoint { get set }
  /// The first color.
  var color0: CIColor { get set }
  /// The second color.
  var color1: CIColor { get set }
}

/// The inputs of ``CIFilter/radialGradient()``.
public protocol CIRadialGradient: CIFilterProtocol {
  /// The point that the effect is around.
  var center: CGPoint { get set }
  /// The radius of the first circle.
  var radius0: Float { get set }
  /// The radius of the second circle.
  var radius1: Float { get set }
  /// The first color.
  var color0: CIColor { get set }
  /// The second color.
  var color1: CIColor { get set }
}

/// The inputs of ``CIFilter/gaussianGradient()``.
public protocol CIGaussianGradient: CIFilterProtocol {
  /// The point that the effect is around.
  var center: CGPoint { get set }
  /// The first color.
  var color0: CIColor { get set }
  /// The second color.
  var color1: CIColor { get set }
  /// How far the effect reaches, in pixels.
  var radius: Float { get set }
}

extension CIFilter {
  /// Makes a QR code of a message.
  public class func qrCodeGenerator() -> any CIFilter & CIQRCodeGenerator { BuiltinFilter.named("CIQRCodeGenerator") }
  /// Makes a bar code of a message.
  public class func code128BarcodeGenerator() -> any CIFilter & CICode128BarcodeGenerator {
    BuiltinFilter.named("CICode128BarcodeGenerator")
  }
  /// Stands for a PDF417 code of a message: it is white.
  public class func pdf417BarcodeGenerator() -> any CIFilter & CIPDF417BarcodeGenerator {
    BuiltinFilter.named("CIPDF417BarcodeGenerator")
  }
  /// Stands for an Aztec code of a message: it is white.
  public class func aztecCodeGenerator() -> any CIFilter & CIAztecCodeGenerator {
    BuiltinFilter.named("CIAztecCodeGenerator")
  }
  /// Makes a board of squares in two colors.
  public class func checkerboardGenerator() -> any CIFilter & CICheckerboardGenerator {
    BuiltinFilter.named("CICheckerboardGenerator")
  }
  /// Makes stripes in two colors.
  public class func stripesGenerator() -> any CIFilter & CIStripesGenerator {
    BuiltinFilter.named("CIStripesGenerator")
  }
  /// Makes a rectangle with round corners.
  public class func roundedRectangleGenerator() -> any CIFilter & CIRoundedRectangleGenerator {
    BuiltinFilter.named("CIRoundedRectangleGenerator")
  }
  /// Makes noise in all colors, the same always.
  public class func randomGenerator() -> any CIFilter & CIRandomGenerator { BuiltinFilter.named("CIRandomGenerator") }
  /// Makes a gradient along a line.
  public class func linearGradient() -> any CIFilter & CILinearGradient { BuiltinFilter.named("CILinearGradient") }
  /// Makes a smooth gradient along a line.
  public class func smoothLinearGradient() -> any CIFilter & CISmoothLinearGradient {
    BuiltinFilter.named("CISmoothLinearGradient")
  }
  /// Makes a gradient between two circles.
  public class func radialGradient() -> any CIFilter & CIRadialGradient { BuiltinFilter.named("CIRadialGradient") }
  /// Makes a soft gradient away from a point.
  public class func gaussianGradient() -> any CIFilter & CIGaussianGradient {
    BuiltinFilter.named("CIGaussianGradient")
  }
}
