import Foundation
import Understudy

/// The inputs of ``CIFilter/sourceOverCompositing()`` and of others like it.
public protocol CICompositeOperation: CIFilterProtocol {
  /// The picture that is changed.
  var inputImage: CIImage? { get set }
  /// The picture below.
  var backgroundImage: CIImage? { get set }
}

/// The inputs of ``CIFilter/dissolveTransition()``.
public protocol CIDissolveTransition: CIFilterProtocol {
  /// The picture that is changed.
  var inputImage: CIImage? { get set }
  /// The picture at the end.
  var targetImage: CIImage? { get set }
  /// How far the transition is, from 0 to 1.
  var time: Float { get set }
}

/// The inputs of ``CIFilter/swipeTransition()``.
public protocol CISwipeTransition: CIFilterProtocol {
  /// The picture that is changed.
  var inputImage: CIImage? { get set }
  /// The picture at the end.
  var targetImage: CIImage? { get set }
  /// How far the transition is, from 0 to 1.
  var time: Float { get set }
  /// The color of the effect.
  var color: CIColor { get set }
  /// An angle in radians.
  var angle: Float { get set }
  /// How wide parts are, in pixels.
  var width: Float { get set }
  /// How opaque the color is.
  var opacity: Float { get set }
}

extension CIFilter {
  /// Puts a picture over another one.
  public class func sourceOverCompositing() -> any CIFilter & CICompositeOperation {
    BuiltinFilter.named("CISourceOverCompositing")
  }
  /// Puts a picture over another one, where that is opaque.
  public class func sourceAtopCompositing() -> any CIFilter & CICompositeOperation {
    BuiltinFilter.named("CISourceAtopCompositing")
  }
  /// Shows a picture where another one is opaque.
  public class func sourceInCompositing() -> any CIFilter & CICompositeOperation {
    BuiltinFilter.named("CISourceInCompositing")
  }
  /// Shows a picture where another one is not opaque.
  public class func sourceOutCompositing() -> any CIFilter & CICompositeOperation {
    BuiltinFilter.named("CISourceOutCompositing")
  }
  /// Adds two pictures.
  public class func additionCompositing() -> any CIFilter & CICompositeOperation {
    BuiltinFilter.named("CIAdditionCompositing")
  }
  /// Multiplies two pictures.
  public class func multiplyCompositing() -> any CIFilter & CICompositeOperation {
    BuiltinFilter.named("CIMultiplyCompositing")
  }
  /// Takes the larger parts of two pictures.
  public class func maximumCompositing() -> any CIFilter & CICompositeOperation {
    BuiltinFilter.named("CIMaximumCompositing")
  }
  /// Takes the smaller parts of two pictures.
  public class func minimumCompositing() -> any CIFilter & CICompositeOperation {
    BuiltinFilter.named("CIMinimumCompositing")
  }
  /// Darkens a picture by another one.
  public class func multiplyBlendMode() -> any CIFilter & CICompositeOperation {
    BuiltinFilter.named("CIMultiplyBlendMode")
  }
  /// Brightens a picture by another one.
  public class func screenBlendMode() -> any CIFilter & CICompositeOperation {
    BuiltinFilter.named("CIScreenBlendMode")
  }
  /// Multiplies or screens by the picture below.
  public class func overlayBlendMode() -> any CIFilter & CICompositeOperation {
    BuiltinFilter.named("CIOverlayBlendMode")
  }
  /// Takes the darker parts of two pictures.
  public class func darkenBlendMode() -> any CIFilter & CICompositeOperation {
    BuiltinFilter.named("CIDarkenBlendMode")
  }
  /// Takes the brighter parts of two pictures.
  public class func lightenBlendMode() -> any CIFilter & CICompositeOperation {
    BuiltinFilter.named("CILightenBlendMode")
  }
  /// Multiplies or screens by the picture above.
  public class func hardLightBlendMode() -> any CIFilter & CICompositeOperation {
    BuiltinFilter.named("CIHardLightBlendMode")
  }
  /// Darkens or brightens softly by the picture above.
  public class func softLightBlendMode() -> any CIFilter & CICompositeOperation {
    BuiltinFilter.named("CISoftLightBlendMode")
  }
  /// Brightens the picture below by the one above.
  public class func colorDodgeBlendMode() -> any CIFilter & CICompositeOperation {
    BuiltinFilter.named("CIColorDodgeBlendMode")
  }
  /// Darkens the picture below by the one above.
  public class func colorBurnBlendMode() -> any CIFilter & CICompositeOperation {
    BuiltinFilter.named("CIColorBurnBlendMode")
  }
  /// Shows how far two pictures differ.
  public class func differenceBlendMode() -> any CIFilter & CICompositeOperation {
    BuiltinFilter.named("CIDifferenceBlendMode")
  }
  /// Shows softly how far two pictures differ.
  public class func exclusionBlendMode() -> any CIFilter & CICompositeOperation {
    BuiltinFilter.named("CIExclusionBlendMode")
  }
  /// Fades from a picture to another one.
  public class func dissolveTransition() -> any CIFilter & CIDissolveTransition {
    BuiltinFilter.named("CIDissolveTransition")
  }
  /// Moves from a picture to another one.
  public class func swipeTransition() -> any CIFilter & CISwipeTransition { BuiltinFilter.named("CISwipeTransition") }
}
