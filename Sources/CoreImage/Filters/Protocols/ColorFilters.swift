import Foundation
import Understudy

/// The inputs of ``CIFilter/sepiaTone()``.
public protocol CISepiaTone: CIFilterProtocol {
  /// The picture that is changed.
  var inputImage: CIImage? { get set }
  /// How strong the effect is.
  var intensity: Float { get set }
}

/// The inputs of ``CIFilter/colorInvert()``.
public protocol CIColorInvert: CIFilterProtocol {
  /// The picture that is changed.
  var inputImage: CIImage? { get set }
}

/// The inputs of ``CIFilter/colorMonochrome()``.
public protocol CIColorMonochrome: CIFilterProtocol {
  /// The picture that is changed.
  var inputImage: CIImage? { get set }
  /// The color of the effect.
  var color: CIColor { get set }
  /// How strong the effect is.
  var intensity: Float { get set }
}

/// The inputs of ``CIFilter/colorPosterize()``.
public protocol CIColorPosterize: CIFilterProtocol {
  /// The picture that is changed.
  var inputImage: CIImage? { get set }
  /// How many levels remain.
  var levels: Float { get set }
}

/// The inputs of ``CIFilter/falseColor()``.
public protocol CIFalseColor: CIFilterProtocol {
  /// The picture that is changed.
  var inputImage: CIImage? { get set }
  /// The first color.
  var color0: CIColor { get set }
  /// The second color.
  var color1: CIColor { get set }
}

/// The inputs of ``CIFilter/maskToAlpha()``.
public protocol CIMaskToAlpha: CIFilterProtocol {
  /// The picture that is changed.
  var inputImage: CIImage? { get set }
}

/// The inputs of ``CIFilter/maximumComponent()``.
public protocol CIMaximumComponent: CIFilterProtocol {
  /// The picture that is changed.
  var inputImage: CIImage? { get set }
}

/// The inputs of ``CIFilter/minimumComponent()``.
public protocol CIMinimumComponent: CIFilterProtocol {
  /// The picture that is changed.
  var inputImage: CIImage? { get set }
}

/// The inputs of ``CIFilter/photoEffectChrome()`` and of others like it.
public protocol CIPhotoEffect: CIFilterProtocol {
  /// The picture that is changed.
  var inputImage: CIImage? { get set }
}

/// The inputs of ``CIFilter/vignette()``.
public protocol CIVignette: CIFilterProtocol {
  /// The picture that is changed.
  var inputImage: CIImage? { get set }
  /// How strong the effect is.
  var intensity: Float { get set }
  /// How far the effect reaches, in pixels.
  var radius: Float { get set }
}

/// The inputs of ``CIFilter/vignetteEffect()``.
public protocol CIVignetteEffect: CIFilterProtocol {
  /// The picture that is changed.
  var inputImage: CIImage? { get set }
  /// The point that the effect is around.
  var center: CGPoint { get set }
  /// How far the effect reaches, in pixels.
  var radius: Float { get set }
  /// How strong the effect is.
  var intensity: Float { get set }
  /// How fast the effect grows.
  var falloff: Float { get set }
}

/// The inputs of ``CIFilter/thermal()``.
public protocol CIThermal: CIFilterProtocol {
  /// The picture that is changed.
  var inputImage: CIImage? { get set }
}

/// The inputs of ``CIFilter/xRay()``.
public protocol CIXRay: CIFilterProtocol {
  /// The picture that is changed.
  var inputImage: CIImage? { get set }
}

/// The inputs of ``CIFilter/dither()``.
public protocol CIDither: CIFilterProtocol {
  /// The picture that is changed.
  var inputImage: CIImage? { get set }
  /// How strong the effect is.
  var intensity: Float { get set }
}

/// The inputs of ``CIFilter/documentEnhancer()``.
public protocol CIDocumentEnhancer: CIFilterProtocol {
  /// The picture that is changed.
  var inputImage: CIImage? { get set }
  /// How strong the effect is.
  var amount: Float { get set }
}

/// The inputs of ``CIFilter/colorControls()``.
public protocol CIColorControls: CIFilterProtocol {
  /// The picture that is changed.
  var inputImage: CIImage? { get set }
  /// How vivid colors are, 1 for no change.
  var saturation: Float { get set }
  /// What is added to all parts, 0 for no change.
  var brightness: Float { get set }
  /// How far dark and bright are apart, 1 for no change.
  var contrast: Float { get set }
}

/// The inputs of ``CIFilter/colorMatrix()``.
public protocol CIColorMatrix: CIFilterProtocol {
  /// The picture that is changed.
  var inputImage: CIImage? { get set }
  /// The factors for red.
  var rVector: CIVector { get set }
  /// The factors for green.
  var gVector: CIVector { get set }
  /// The factors for blue.
  var bVector: CIVector { get set }
  /// The factors for the opacity.
  var aVector: CIVector { get set }
  /// What is added to each part.
  var biasVector: CIVector { get set }
}

/// The inputs of ``CIFilter/colorClamp()``.
public protocol CIColorClamp: CIFilterProtocol {
  /// The picture that is changed.
  var inputImage: CIImage? { get set }
  /// The least parts.
  var minComponents: CIVector { get set }
  /// The greatest parts.
  var maxComponents: CIVector { get set }
}

/// The inputs of ``CIFilter/colorThreshold()``.
public protocol CIColorThreshold: CIFilterProtocol {
  /// The picture that is changed.
  var inputImage: CIImage? { get set }
  /// The brightness that divides.
  var threshold: Float { get set }
}

/// The inputs of ``CIFilter/exposureAdjust()``.
public protocol CIExposureAdjust: CIFilterProtocol {
  /// The picture that is changed.
  var inputImage: CIImage? { get set }
  /// How much more light, in stops.
  var ev: Float { get set }
}

/// The inputs of ``CIFilter/gammaAdjust()``.
public protocol CIGammaAdjust: CIFilterProtocol {
  /// The picture that is changed.
  var inputImage: CIImage? { get set }
  /// The power that parts are raised to.
  var power: Float { get set }
}

/// The inputs of ``CIFilter/hueAdjust()``.
public protocol CIHueAdjust: CIFilterProtocol {
  /// The picture that is changed.
  var inputImage: CIImage? { get set }
  /// An angle in radians.
  var angle: Float { get set }
}

/// The inputs of ``CIFilter/vibrance()``.
public protocol CIVibrance: CIFilterProtocol {
  /// The picture that is changed.
  var inputImage: CIImage? { get set }
  /// How strong the effect is.
  var amount: Float { get set }
}

/// The inputs of ``CIFilter/whitePointAdjust()``.
public protocol CIWhitePointAdjust: CIFilterProtocol {
  /// The picture that is changed.
  var inputImage: CIImage? { get set }
  /// The color of the effect.
  var color: CIColor { get set }
}

/// The inputs of ``CIFilter/temperatureAndTint()``.
public protocol CITemperatureAndTint: CIFilterProtocol {
  /// The picture that is changed.
  var inputImage: CIImage? { get set }
  /// The temperature in kelvins and the tint that are neutral.
  var neutral: CIVector { get set }
  /// The temperature and the tint that they become.
  var targetNeutral: CIVector { get set }
}

/// The inputs of ``CIFilter/highlightShadowAdjust()``.
public protocol CIHighlightShadowAdjust: CIFilterProtocol {
  /// The picture that is changed.
  var inputImage: CIImage? { get set }
  /// How far the effect reaches, in pixels.
  var radius: Float { get set }
  /// How much brighter shadows are.
  var shadowAmount: Float { get set }
  /// How bright lights remain, 1 for no change.
  var highlightAmount: Float { get set }
}

/// The inputs of ``CIFilter/toneCurve()``.
public protocol CIToneCurve: CIFilterProtocol {
  /// The picture that is changed.
  var inputImage: CIImage? { get set }
  /// The first point.
  var point0: CGPoint { get set }
  /// The second point.
  var point1: CGPoint { get set }
  /// The third point.
  var point2: CGPoint { get set }
  /// The fourth point.
  var point3: CGPoint { get set }
  /// The fifth point.
  var point4: CGPoint { get set }
}

/// The inputs of ``CIFilter/linearToSRGBToneCurve()``.
public protocol CILinearToSRGBToneCurve: CIFilterProtocol {
  /// The picture that is changed.
  var inputImage: CIImage? { get set }
}

/// The inputs of ``CIFilter/sRGBToneCurveToLinear()``.
public protocol CISRGBToneCurveToLinear: CIFilterProtocol {
  /// The picture that is changed.
  var inputImage: CIImage? { get set }
}

extension CIFilter {
  /// Gives a picture the brown tones of old photographs.
  public class func sepiaTone() -> any CIFilter & CISepiaTone { BuiltinFilter.named("CISepiaTone") }
  /// Turns each color into its opposite.
  public class func colorInvert() -> any CIFilter & CIColorInvert { BuiltinFilter.named("CIColorInvert") }
  /// Shows a picture in shades of one color.
  public class func colorMonochrome() -> any CIFilter & CIColorMonochrome { BuiltinFilter.named("CIColorMonochrome") }
  /// Leaves only a few levels of each part of colors.
  public class func colorPosterize() -> any CIFilter & CIColorPosterize { BuiltinFilter.named("CIColorPosterize") }
  /// Maps dark to one color and bright to another.
  public class func falseColor() -> any CIFilter & CIFalseColor { BuiltinFilter.named("CIFalseColor") }
  /// Makes a picture white, as opaque as it was bright.
  public class func maskToAlpha() -> any CIFilter & CIMaskToAlpha { BuiltinFilter.named("CIMaskToAlpha") }
  /// Shows the largest part of each color as a gray.
  public class func maximumComponent() -> any CIFilter & CIMaximumComponent {
    BuiltinFilter.named("CIMaximumComponent")
  }
  /// Shows the smallest part of each color as a gray.
  public class func minimumComponent() -> any CIFilter & CIMinimumComponent {
    BuiltinFilter.named("CIMinimumComponent")
  }
  /// Shows a picture in vivid colors.
  public class func photoEffectChrome() -> any CIFilter & CIPhotoEffect { BuiltinFilter.named("CIPhotoEffectChrome") }
  /// Shows a picture in weak colors.
  public class func photoEffectFade() -> any CIFilter & CIPhotoEffect { BuiltinFilter.named("CIPhotoEffectFade") }
  /// Shows a picture as old instant film does.
  public class func photoEffectInstant() -> any CIFilter & CIPhotoEffect { BuiltinFilter.named("CIPhotoEffectInstant") }
  /// Shows a picture in grays with little contrast.
  public class func photoEffectMono() -> any CIFilter & CIPhotoEffect { BuiltinFilter.named("CIPhotoEffectMono") }
  /// Shows a picture in grays with much contrast.
  public class func photoEffectNoir() -> any CIFilter & CIPhotoEffect { BuiltinFilter.named("CIPhotoEffectNoir") }
  /// Shows a picture in cool colors.
  public class func photoEffectProcess() -> any CIFilter & CIPhotoEffect { BuiltinFilter.named("CIPhotoEffectProcess") }
  /// Shows a picture in grays.
  public class func photoEffectTonal() -> any CIFilter & CIPhotoEffect { BuiltinFilter.named("CIPhotoEffectTonal") }
  /// Shows a picture in warm colors.
  public class func photoEffectTransfer() -> any CIFilter & CIPhotoEffect {
    BuiltinFilter.named("CIPhotoEffectTransfer")
  }
  /// Darkens the corners of a picture.
  public class func vignette() -> any CIFilter & CIVignette { BuiltinFilter.named("CIVignette") }
  /// Darkens a picture around a circle.
  public class func vignetteEffect() -> any CIFilter & CIVignetteEffect { BuiltinFilter.named("CIVignetteEffect") }
  /// Shows a picture as a camera for heat does.
  public class func thermal() -> any CIFilter & CIThermal { BuiltinFilter.named("CIThermal") }
  /// Shows a picture as X-rays do.
  public class func xRay() -> any CIFilter & CIXRay { BuiltinFilter.named("CIXRay") }
  /// Adds noise to a picture, against bands in gradients.
  public class func dither() -> any CIFilter & CIDither { BuiltinFilter.named("CIDither") }
  /// Removes shadows from a picture of a document.
  public class func documentEnhancer() -> any CIFilter & CIDocumentEnhancer {
    BuiltinFilter.named("CIDocumentEnhancer")
  }
  /// Changes saturation, brightness and contrast.
  public class func colorControls() -> any CIFilter & CIColorControls { BuiltinFilter.named("CIColorControls") }
  /// Mixes the parts of each color by factors.
  public class func colorMatrix() -> any CIFilter & CIColorMatrix { BuiltinFilter.named("CIColorMatrix") }
  /// Limits the parts of each color.
  public class func colorClamp() -> any CIFilter & CIColorClamp { BuiltinFilter.named("CIColorClamp") }
  /// Shows what is brighter than a limit as white, the rest as black.
  public class func colorThreshold() -> any CIFilter & CIColorThreshold { BuiltinFilter.named("CIColorThreshold") }
  /// Brightens a picture as more light does.
  public class func exposureAdjust() -> any CIFilter & CIExposureAdjust { BuiltinFilter.named("CIExposureAdjust") }
  /// Changes the middle tones by a power.
  public class func gammaAdjust() -> any CIFilter & CIGammaAdjust { BuiltinFilter.named("CIGammaAdjust") }
  /// Turns all hues by an angle.
  public class func hueAdjust() -> any CIFilter & CIHueAdjust { BuiltinFilter.named("CIHueAdjust") }
  /// Makes weak colors more vivid.
  public class func vibrance() -> any CIFilter & CIVibrance { BuiltinFilter.named("CIVibrance") }
  /// Makes a color the white of a picture.
  public class func whitePointAdjust() -> any CIFilter & CIWhitePointAdjust {
    BuiltinFilter.named("CIWhitePointAdjust")
  }
  /// Makes a picture warmer or cooler.
  public class func temperatureAndTint() -> any CIFilter & CITemperatureAndTint {
    BuiltinFilter.named("CITemperatureAndTint")
  }
  /// Changes the brightness of shadows and lights.
  public class func highlightShadowAdjust() -> any CIFilter & CIHighlightShadowAdjust {
    BuiltinFilter.named("CIHighlightShadowAdjust")
  }
  /// Changes tones by a curve through five points.
  public class func toneCurve() -> any CIFilter & CIToneCurve { BuiltinFilter.named("CIToneCurve") }
  /// Maps linear numbers to those of a screen.
  public class func linearToSRGBToneCurve() -> any CIFilter & CILinearToSRGBToneCurve {
    BuiltinFilter.named("CILinearToSRGBToneCurve")
  }
  /// Maps the numbers of a screen to linear ones.
  public class func sRGBToneCurveToLinear() -> any CIFilter & CISRGBToneCurveToLinear {
    BuiltinFilter.named("CISRGBToneCurveToLinear")
  }
}
