import Foundation

extension GraphicsContext {
  /// A change of what is drawn; pictures show shadows and no other filter.
  ///
  /// Source: Apple's page "GraphicsContext.Filter".
  public struct Filter: Sendable {
    /// What pictures show of the filter.
    var shadow: CanvasShadow?

    /// A shadow behind what is drawn; the radius and the distances are in points.
    public static func shadow(
      color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0,
      blendMode: BlendMode = .normal, options: ShadowOptions = ShadowOptions()
    ) -> Filter { Filter(shadow: CanvasShadow(color: color, radius: radius, offset: CGSize(width: x, height: y))) }
    /// A blur by a radius in points.
    public static func blur(radius: CGFloat, options: BlurOptions = BlurOptions()) -> Filter { Filter() }
    /// A multiplication of all colors by one.
    public static func colorMultiply(_ color: Color) -> Filter { Filter() }
    /// A multiplication of all colors and opacities by a matrix.
    public static func colorMatrix(_ matrix: ColorMatrix) -> Filter { Filter() }
    /// A change toward the opposite of each color: 0 leaves all, 1 inverts all.
    public static func colorInvert(_ amount: Double = 1) -> Filter { Filter() }
    /// A turn of all colors on the color wheel.
    public static func hueRotation(_ angle: Angle) -> Filter { Filter() }
    /// A change of how strong colors are; 1 leaves them as they are.
    public static func saturation(_ amount: Double) -> Filter { Filter() }
    /// A change of brightness; 0 leaves colors as they are.
    public static func brightness(_ amount: Double) -> Filter { Filter() }
    /// A change of contrast; 1 leaves colors as they are.
    public static func contrast(_ amount: Double) -> Filter { Filter() }
    /// A change toward gray: 0 leaves all color, 1 none.
    public static func grayscale(_ amount: Double) -> Filter { Filter() }
    /// An opacity by the luminance of each color.
    public static var luminanceToAlpha: Filter { Filter() }
    /// One color where the opacity lies in a range, and nothing elsewhere.
    public static func alphaThreshold(min: Double, max: Double = 1, color: Color = .black) -> Filter {
      Filter()
    }
    /// A projection of what is drawn, which may be in perspective.
    public static func projectionTransform(_ matrix: ProjectionTransform) -> Filter { Filter() }
  }

  /// The ways in which a filter changes colors.
  public struct FilterOptions: OptionSet, Sendable {
    public let rawValue: UInt32
    /// Makes options from their bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// The filter changes linear components of colors.
    public static var linearColor: Self { Self(rawValue: 1 << 0) }
  }

  /// The ways to draw a shadow; pictures show it behind what is drawn.
  public struct ShadowOptions: OptionSet, Sendable {
    public let rawValue: UInt32
    /// Makes options from their bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// The shadow lies over what is drawn.
    public static var shadowAbove: Self { Self(rawValue: 1 << 0) }
    /// Only the shadow is drawn.
    public static var shadowOnly: Self { Self(rawValue: 1 << 1) }
    /// The shadow is where nothing is drawn.
    public static var invertsAlpha: Self { Self(rawValue: 1 << 2) }
    /// Shadow and content are not drawn as a whole.
    public static var disablesGroup: Self { Self(rawValue: 1 << 3) }
  }

  /// The ways to blur.
  public struct BlurOptions: OptionSet, Sendable {
    public let rawValue: UInt32
    /// Makes options from their bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// What is drawn is opaque.
    public static var opaque: Self { Self(rawValue: 1 << 0) }
    /// The result gets noise, which hides steps of colors.
    public static var dithersResult: Self { Self(rawValue: 1 << 1) }
  }
}
