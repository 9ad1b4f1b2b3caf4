import Foundation
import Understudy

/// The inputs of ``CIFilter/bloom()``.
public protocol CIBloom: CIFilterProtocol {
  /// The picture that is changed.
  var inputImage: CIImage? { get set }
  /// How far the effect reaches, in pixels.
  var radius: Float { get set }
  /// How strong the effect is.
  var intensity: Float { get set }
}

/// The inputs of ``CIFilter/gloom()``.
public protocol CIGloom: CIFilterProtocol {
  /// The picture that is changed.
  var inputImage: CIImage? { get set }
  /// How far the effect reaches, in pixels.
  var radius: Float { get set }
  /// How strong the effect is.
  var intensity: Float { get set }
}

/// The inputs of ``CIFilter/comicEffect()``.
public protocol CIComicEffect: CIFilterProtocol {
  /// The picture that is changed.
  var inputImage: CIImage? { get set }
}

/// The inputs of ``CIFilter/crystallize()``.
public protocol CICrystallize: CIFilterProtocol {
  /// The picture that is changed.
  var inputImage: CIImage? { get set }
  /// How far the effect reaches, in pixels.
  var radius: Float { get set }
  /// The point that the effect is around.
  var center: CGPoint { get set }
}

/// The inputs of ``CIFilter/edges()``.
public protocol CIEdges: CIFilterProtocol {
  /// The picture that is changed.
  var inputImage: CIImage? { get set }
  /// How strong the effect is.
  var intensity: Float { get set }
}

/// The inputs of ``CIFilter/edgeWork()``.
public protocol CIEdgeWork: CIFilterProtocol {
  /// The picture that is changed.
  var inputImage: CIImage? { get set }
  /// How far the effect reaches, in pixels.
  var radius: Float { get set }
}

/// The inputs of ``CIFilter/pixellate()``.
public protocol CIPixellate: CIFilterProtocol {
  /// The picture that is changed.
  var inputImage: CIImage? { get set }
  /// The point that the effect is around.
  var center: CGPoint { get set }
  /// How large the parts of the effect are, or by how much sizes change.
  var scale: Float { get set }
}

/// The inputs of ``CIFilter/hexagonalPixellate()``.
public protocol CIHexagonalPixellate: CIFilterProtocol {
  /// The picture that is changed.
  var inputImage: CIImage? { get set }
  /// The point that the effect is around.
  var center: CGPoint { get set }
  /// How large the parts of the effect are, or by how much sizes change.
  var scale: Float { get set }
}

/// The inputs of ``CIFilter/pointillize()``.
public protocol CIPointillize: CIFilterProtocol {
  /// The picture that is changed.
  var inputImage: CIImage? { get set }
  /// How far the effect reaches, in pixels.
  var radius: Float { get set }
  /// The point that the effect is around.
  var center: CGPoint { get set }
}

/// The inputs of ``CIFilter/lineOverlay()``.
public protocol CILineOverlay: CIFilterProtocol {
  /// The picture that is changed.
  var inputImage: CIImage? { get set }
  /// What counts as noise.
  var nrNoiseLevel: Float { get set }
  /// How sharp the picture is without noise.
  var nrSharpness: Float { get set }
  /// How strong lines are.
  var edgeIntensity: Float { get set }
  /// The brightness that divides.
  var threshold: Float { get set }
  /// How far dark and bright are apart, 1 for no change.
  var contrast: Float { get set }
}

/// The inputs of ``CIFilter/blendWithMask()`` and of others like it.
public protocol CIBlendWithMask: CIFilterProtocol {
  /// The picture that is changed.
  var inputImage: CIImage? { get set }
  /// The picture below.
  var backgroundImage: CIImage? { get set }
  /// Says where the effect shows.
  var maskImage: CIImage? { get set }
}

extension CIFilter {
  /// Lets what is bright glow.
  public class func bloom() -> any CIFilter & CIBloom { BuiltinFilter.named("CIBloom") }
  /// Dulls what is bright.
  public class func gloom() -> any CIFilter & CIGloom { BuiltinFilter.named("CIGloom") }
  /// Shows a picture as a comic.
  public class func comicEffect() -> any CIFilter & CIComicEffect { BuiltinFilter.named("CIComicEffect") }
  /// Shows a picture in polygons of one color each.
  public class func crystallize() -> any CIFilter & CICrystallize { BuiltinFilter.named("CICrystallize") }
  /// Shows only the edges of a picture.
  public class func edges() -> any CIFilter & CIEdges { BuiltinFilter.named("CIEdges") }
  /// Shows a picture as a woodcut.
  public class func edgeWork() -> any CIFilter & CIEdgeWork { BuiltinFilter.named("CIEdgeWork") }
  /// Shows a picture in squares of one color each.
  public class func pixellate() -> any CIFilter & CIPixellate { BuiltinFilter.named("CIPixellate") }
  /// Shows a picture in hexagons of one color each.
  public class func hexagonalPixellate() -> any CIFilter & CIHexagonalPixellate {
    BuiltinFilter.named("CIHexagonalPixellate")
  }
  /// Shows a picture in dots.
  public class func pointillize() -> any CIFilter & CIPointillize { BuiltinFilter.named("CIPointillize") }
  /// Shows a picture as a drawing in lines.
  public class func lineOverlay() -> any CIFilter & CILineOverlay { BuiltinFilter.named("CILineOverlay") }
  /// Shows a picture where a mask is bright, and another one elsewhere.
  public class func blendWithMask() -> any CIFilter & CIBlendWithMask { BuiltinFilter.named("CIBlendWithMask") }
  /// Shows a picture where a mask is opaque, and another one elsewhere.
  public class func blendWithAlphaMask() -> any CIFilter & CIBlendWithMask {
    BuiltinFilter.named("CIBlendWithAlphaMask")
  }
}
