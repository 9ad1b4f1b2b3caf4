import Foundation
import Understudy

/// What the filters of `CoreImage.CIFilterBuiltins` have in common. Source: Apple's page "CIFilterProtocol".
public protocol CIFilterProtocol: AnyObject {
  /// What the filter makes of its inputs now.
  var outputImage: CIImage? { get }
}

/// A filter whose inputs are properties: each property is the input of its name.
final class BuiltinFilter: CIFilter {
  /// - Parameter name: One of the table's.
  static func named(_ name: String) -> BuiltinFilter {
    guard let definition = FilterDefinition.all[name] else {
      preconditionFailure("The table of filters has no \(name).")
    }
    return BuiltinFilter(definition)
  }

  private var inputs: FilterInputs { FilterInputs(currentValues) }

  private func set(_ value: Any?, _ name: String) { setValue(value, forKey: "input" + name) }

  private func color(_ name: String) -> CIColor {
    let tone = inputs.tone(name)
    return CIColor(
      red: CGFloat(tone.red), green: CGFloat(tone.green), blue: CGFloat(tone.blue), alpha: CGFloat(tone.opacity))
  }

  var inputImage: CIImage? {
    get { inputs.image("Image") }
    set { set(newValue, "Image") }
  }
  var intensity: Float {
    get { inputs.float("Intensity") }
    set { set(newValue, "Intensity") }
  }
  var color: CIColor {
    get { color("Color") }
    set { set(newValue, "Color") }
  }
  var levels: Float {
    get { inputs.float("Levels") }
    set { set(newValue, "Levels") }
  }
  var color0: CIColor {
    get { color("Color0") }
    set { set(newValue, "Color0") }
  }
  var color1: CIColor {
    get { color("Color1") }
    set { set(newValue, "Color1") }
  }
  var radius: Float {
    get { inputs.float("Radius") }
    set { set(newValue, "Radius") }
  }
  var center: CGPoint {
    get { inputs.point("Center") }
    set { set(CIVector(cgPoint: newValue), "Center") }
  }
  var falloff: Float {
    get { inputs.float("Falloff") }
    set { set(newValue, "Falloff") }
  }
  var amount: Float {
    get { inputs.float("Amount") }
    set { set(newValue, "Amount") }
  }
  var saturation: Float {
    get { inputs.float("Saturation") }
    set { set(newValue, "Saturation") }
  }
  var brightness: Float {
    get { inputs.float("Brightness") }
    set { set(newValue, "Brightness") }
  }
  var contrast: Float {
    get { inputs.float("Contrast") }
    set { set(newValue, "Contrast") }
  }
  var rVector: CIVector {
    get { inputs.vector("RVector") ?? CIVector([]) }
    set { set(newValue, "RVector") }
  }
  var gVector: CIVector {
    get { inputs.vector("GVector") ?? CIVector([]) }
    set { set(newValue, "GVector") }
  }
  var bVector: CIVector {
    get { inputs.vector("BVector") ?? CIVector([]) }
    set { set(newValue, "BVector") }
  }
  var aVector: CIVector {
    get { inputs.vector("AVector") ?? CIVector([]) }
    set { set(newValue, "AVector") }
  }
  var biasVector: CIVector {
    get { inputs.vector("BiasVector") ?? CIVector([]) }
    set { set(newValue, "BiasVector") }
  }
  var minComponents: CIVector {
    get { inputs.vector("MinComponents") ?? CIVector([]) }
    set { set(newValue, "MinComponents") }
  }
  var maxComponents: CIVector {
    get { inputs.vector("MaxComponents") ?? CIVector([]) }
    set { set(newValue, "MaxComponents") }
  }
  var threshold: Float {
    get { inputs.float("Threshold") }
    set { set(newValue, "Threshold") }
  }
  var ev: Float {
    get { inputs.float("EV") }
    set { set(newValue, "EV") }
  }
  var power: Float {
    get { inputs.float("Power") }
    set { set(newValue, "Power") }
  }
  var angle: Float {
    get { inputs.float("Angle") }
    set { set(newValue, "Angle") }
  }
  var neutral: CIVector {
    get { inputs.vector("Neutral") ?? CIVector([]) }
    set { set(newValue, "Neutral") }
  }
  var targetNeutral: CIVector {
    get { inputs.vector("TargetNeutral") ?? CIVector([]) }
    set { set(newValue, "TargetNeutral") }
  }
  var shadowAmount: Float {
    get { inputs.float("ShadowAmount") }
    set { set(newValue, "ShadowAmount") }
  }
  var highlightAmount: Float {
    get { inputs.float("HighlightAmount") }
    set { set(newValue, "HighlightAmount") }
  }
  var point0: CGPoint {
    get { inputs.point("Point0") }
    set { set(CIVector(cgPoint: newValue), "Point0") }
  }
  var point1: CGPoint {
    get { inputs.point("Point1") }
    set { set(CIVector(cgPoint: newValue), "Point1") }
  }
  var point2: CGPoint {
    get { inputs.point("Point2") }
    set { set(CIVector(cgPoint: newValue), "Point2") }
  }
  var point3: CGPoint {
    get { inputs.point("Point3") }
    set { set(CIVector(cgPoint: newValue), "Point3") }
  }
  var point4: CGPoint {
    get { inputs.point("Point4") }
    set { set(CIVector(cgPoint: newValue), "Point4") }
  }
  var ringAmount: Float {
    get { inputs.float("RingAmount") }
    set { set(newValue, "RingAmount") }
  }
  var ringSize: Float {
    get { inputs.float("RingSize") }
    set { set(newValue, "RingSize") }
  }
  var softness: Float {
    get { inputs.float("Softness") }
    set { set(newValue, "Softness") }
  }
  var noiseLevel: Float {
    get { inputs.float("NoiseLevel") }
    set { set(newValue, "NoiseLevel") }
  }
  var sharpness: Float {
    get { inputs.float("Sharpness") }
    set { set(newValue, "Sharpness") }
  }
  var maskImage: CIImage? {
    get { inputs.image("MaskImage") }
    set { set(newValue, "MaskImage") }
  }
  var scale: Float {
    get { inputs.float("Scale") }
    set { set(newValue, "Scale") }
  }
  var nrNoiseLevel: Float {
    get { inputs.float("NRNoiseLevel") }
    set { set(newValue, "NRNoiseLevel") }
  }
  var nrSharpness: Float {
    get { inputs.float("NRSharpness") }
    set { set(newValue, "NRSharpness") }
  }
  var edgeIntensity: Float {
    get { inputs.float("EdgeIntensity") }
    set { set(newValue, "EdgeIntensity") }
  }
  var backgroundImage: CIImage? {
    get { inputs.image("BackgroundImage") }
    set { set(newValue, "BackgroundImage") }
  }
  var rotation: Float {
    get { inputs.float("Rotation") }
    set { set(newValue, "Rotation") }
  }
  var width: Float {
    get { inputs.float("Width") }
    set { set(newValue, "Width") }
  }
  var refraction: Float {
    get { inputs.float("Refraction") }
    set { set(newValue, "Refraction") }
  }
  var count: Int {
    get { inputs.whole("Count") }
    set { set(newValue, "Count") }
  }
  var aspectRatio: Float {
    get { inputs.float("AspectRatio") }
    set { set(newValue, "AspectRatio") }
  }
  var parameterB: Float {
    get { inputs.float("ParameterB") }
    set { set(newValue, "ParameterB") }
  }
  var parameterC: Float {
    get { inputs.float("ParameterC") }
    set { set(newValue, "ParameterC") }
  }
  var topLeft: CGPoint {
    get { inputs.point("TopLeft") }
    set { set(CIVector(cgPoint: newValue), "TopLeft") }
  }
  var topRight: CGPoint {
    get { inputs.point("TopRight") }
    set { set(CIVector(cgPoint: newValue), "TopRight") }
  }
  var bottomRight: CGPoint {
    get { inputs.point("BottomRight") }
    set { set(CIVector(cgPoint: newValue), "BottomRight") }
  }
  var bottomLeft: CGPoint {
    get { inputs.point("BottomLeft") }
    set { set(CIVector(cgPoint: newValue), "BottomLeft") }
  }
  var crop: Bool {
    get { inputs.number("Crop") != 0 }
    set { set(newValue, "Crop") }
  }
  var targetImage: CIImage? {
    get { inputs.image("TargetImage") }
    set { set(newValue, "TargetImage") }
  }
  var time: Float {
    get { inputs.float("Time") }
    set { set(newValue, "Time") }
  }
  var opacity: Float {
    get { inputs.float("Opacity") }
    set { set(newValue, "Opacity") }
  }
  var grayComponentReplacement: Float {
    get { inputs.float("GCR") }
    set { set(newValue, "GCR") }
  }
  var underColorRemoval: Float {
    get { inputs.float("UCR") }
    set { set(newValue, "UCR") }
  }
  var message: Data {
    get { inputs.data("Message") ?? Data() }
    set { set(newValue, "Message") }
  }
  var correctionLevel: String {
    get { inputs.text("CorrectionLevel") ?? "" }
    set { set(newValue, "CorrectionLevel") }
  }
  var quietSpace: Float {
    get { inputs.float("QuietSpace") }
    set { set(newValue, "QuietSpace") }
  }
  var barcodeHeight: Float {
    get { inputs.float("BarcodeHeight") }
    set { set(newValue, "BarcodeHeight") }
  }
  var extent: CGRect {
    get { inputs.vector("Extent")?.cgRectValue ?? .zero }
    set { set(CIVector(cgRect: newValue), "Extent") }
  }
  var radius0: Float {
    get { inputs.float("Radius0") }
    set { set(newValue, "Radius0") }
  }
  var radius1: Float {
    get { inputs.float("Radius1") }
    set { set(newValue, "Radius1") }
  }
}

extension BuiltinFilter: CISepiaTone, CIColorInvert, CIColorMonochrome, CIColorPosterize, CIFalseColor, CIMaskToAlpha,
  CIMaximumComponent, CIMinimumComponent, CIPhotoEffect, CIVignette, CIVignetteEffect, CIThermal, CIXRay, CIDither,
  CIDocumentEnhancer, CIColorControls, CIColorMatrix, CIColorClamp, CIColorThreshold, CIExposureAdjust, CIGammaAdjust,
  CIHueAdjust, CIVibrance, CIWhitePointAdjust, CITemperatureAndTint, CIHighlightShadowAdjust, CIToneCurve,
  CILinearToSRGBToneCurve, CISRGBToneCurveToLinear, CIGaussianBlur, CIBoxBlur, CIDiscBlur, CIMotionBlur, CIZoomBlur,
  CIBokehBlur, CIMedian, CINoiseReduction, CIMorphologyMaximum, CIMorphologyMinimum, CIMaskedVariableBlur,
  CISharpenLuminance, CIUnsharpMask, CIBloom, CIGloom, CIComicEffect, CICrystallize, CIEdges, CIEdgeWork, CIPixellate,
  CIHexagonalPixellate, CIPointillize, CILineOverlay, CIBlendWithMask, CIBumpDistortion, CIPinchDistortion,
  CITwirlDistortion, CIVortexDistortion, CIHoleDistortion, CICircleSplashDistortion, CILightTunnel,
  CITorusLensDistortion, CIKaleidoscope, CILanczosScaleTransform, CIBicubicScaleTransform, CIStraighten,
  CIPerspectiveCorrection, CIPerspectiveTransform, CICompositeOperation, CIDissolveTransition, CISwipeTransition,
  CIDotScreen, CILineScreen, CICircularScreen, CIHatchedScreen, CICMYKHalftone, CIQRCodeGenerator,
  CICode128BarcodeGenerator, CIPDF417BarcodeGenerator, CIAztecCodeGenerator, CICheckerboardGenerator,
  CIStripesGenerator, CIRoundedRectangleGenerator, CIRandomGenerator, CILinearGradient, CISmoothLinearGradient,
  CIRadialGradient, CIGaussianGradient, CIAreaAverage, CIAreaMaximum, CIAreaMinimum
{}
