/// The image that a filter changes.
public let kCIInputImageKey = "inputImage"
/// The image below.
public let kCIInputBackgroundImageKey = "inputBackgroundImage"
/// The image that says where another one shows.
public let kCIInputMaskImageKey = "inputMaskImage"
/// The image that a transition ends with.
public let kCIInputTargetImageKey = "inputTargetImage"
/// How strong the effect is.
public let kCIInputIntensityKey = "inputIntensity"
/// How far the effect reaches, in pixels.
public let kCIInputRadiusKey = "inputRadius"
/// How large the parts of the effect are.
public let kCIInputScaleKey = "inputScale"
/// The point that the effect is around.
public let kCIInputCenterKey = "inputCenter"
/// An angle in radians.
public let kCIInputAngleKey = "inputAngle"
/// A color.
public let kCIInputColorKey = "inputColor"
/// How vivid colors are, 1 for no change.
public let kCIInputSaturationKey = "inputSaturation"
/// How much brighter colors are, 0 for no change.
public let kCIInputBrightnessKey = "inputBrightness"
/// How far dark and bright are apart, 1 for no change.
public let kCIInputContrastKey = "inputContrast"
/// How much longer the film is exposed, in stops.
public let kCIInputEVKey = "inputEV"
/// A width in pixels.
public let kCIInputWidthKey = "inputWidth"
/// A height in pixels.
public let kCIInputHeightKey = "inputHeight"
/// How sharp edges are.
public let kCIInputSharpnessKey = "inputSharpness"
/// How much wider an image becomes.
public let kCIInputAspectRatioKey = "inputAspectRatio"
/// A change of coordinates.
public let kCIInputTransformKey = "inputTransform"
/// A rectangle.
public let kCIInputExtentKey = "inputExtent"
/// How far a transition is, from 0 to 1.
public let kCIInputTimeKey = "inputTime"
/// An image of depths.
public let kCIInputDepthImageKey = "inputDepthImage"
/// How far a transition is, from 0 to 1.
public let kCIInputAmountKey = "inputAmount"
/// The factor of a version.
public let kCIInputVersionKey = "inputVersion"
/// The image that a filter makes.
public let kCIOutputImageKey = "outputImage"

/// The filter's name, among its attributes.
public let kCIAttributeFilterName = "CIAttributeFilterName"
/// The filter's name for users, among its attributes.
public let kCIAttributeFilterDisplayName = "CIAttributeFilterDisplayName"
/// The filter's categories, among its attributes.
public let kCIAttributeFilterCategories = "CIAttributeFilterCategories"
/// The class of an input's values.
public let kCIAttributeClass = "CIAttributeClass"
/// The usual value of an input.
public let kCIAttributeDefault = "CIAttributeDefault"
/// The name of an input for users.
public let kCIAttributeDisplayName = "CIAttributeDisplayName"
/// The least value of a slider; no filter here has it.
public let kCIAttributeSliderMin = "CIAttributeSliderMin"
/// The greatest value of a slider; no filter here has it.
public let kCIAttributeSliderMax = "CIAttributeSliderMax"
/// The least value; no filter here has it.
public let kCIAttributeMin = "CIAttributeMin"
/// The greatest value; no filter here has it.
public let kCIAttributeMax = "CIAttributeMax"

/// Filters that change colors.
public let kCICategoryColorEffect = "CICategoryColorEffect"
/// Filters that correct colors.
public let kCICategoryColorAdjustment = "CICategoryColorAdjustment"
/// Filters that blur.
public let kCICategoryBlur = "CICategoryBlur"
/// Filters that sharpen.
public let kCICategorySharpen = "CICategorySharpen"
/// Filters that make a picture look like something else.
public let kCICategoryStylize = "CICategoryStylize"
/// Filters that bend pictures.
public let kCICategoryDistortionEffect = "CICategoryDistortionEffect"
/// Filters that move and turn pictures.
public let kCICategoryGeometryAdjustment = "CICategoryGeometryAdjustment"
/// Filters that put a picture over another one.
public let kCICategoryCompositeOperation = "CICategoryCompositeOperation"
/// Filters that make dots and lines.
public let kCICategoryHalftoneEffect = "CICategoryHalftoneEffect"
/// Filters that repeat a picture.
public let kCICategoryTileEffect = "CICategoryTileEffect"
/// Filters that make a picture of nothing.
public let kCICategoryGenerator = "CICategoryGenerator"
/// Filters that make gradients.
public let kCICategoryGradient = "CICategoryGradient"
/// Filters that lead from one picture to another.
public let kCICategoryTransition = "CICategoryTransition"
/// Filters that sum a picture up.
public let kCICategoryReduction = "CICategoryReduction"
/// Filters of Core Image: all that are known here.
public let kCICategoryBuiltIn = "CICategoryBuiltIn"
/// Filters for single pictures: all that are known here.
public let kCICategoryStillImage = "CICategoryStillImage"
/// Filters for films: all that are known here.
public let kCICategoryVideo = "CICategoryVideo"
