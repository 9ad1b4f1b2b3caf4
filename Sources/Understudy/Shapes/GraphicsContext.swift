import Foundation

/// What a canvas draws into. It keeps its state, as coordinates and opacity, and draws nothing.
public struct GraphicsContext {
  /// The environment of the canvas.
  public let environment: EnvironmentValues
  /// The opacity of what is drawn, from 0 to 1; the context only keeps it.
  public var opacity = 1.0
  /// The way in which colors are mixed with those below; the context only keeps it.
  public var blendMode = BlendMode.normal
  /// The coordinates of what is drawn, as a change of those of the canvas.
  public var transform = CGAffineTransform.identity
  /// The rectangle around what may be drawn on, in the context's coordinates.
  public private(set) var clipBoundingRect: CGRect

  init(environment: EnvironmentValues, size: CGSize) {
    self.environment = environment
    clipBoundingRect = CGRect(origin: .zero, size: size)
  }

  // MARK: Coordinates

  /// Moves the origin of what is drawn, in points; ``clipBoundingRect`` moves the other way.
  public mutating func translateBy(x: CGFloat, y: CGFloat) {
    concatenate(CGAffineTransform(translationX: x, y: y))
  }
  /// Scales what is drawn around the origin; ``clipBoundingRect`` follows in the new coordinates.
  public mutating func scaleBy(x: CGFloat, y: CGFloat) { concatenate(CGAffineTransform(scaleX: x, y: y)) }
  /// Turns what is drawn around the origin; ``clipBoundingRect`` becomes the upright rectangle around the result.
  public mutating func rotate(by angle: Angle) { concatenate(CGAffineTransform(rotationAngle: angle.radians)) }

  /// Puts a change of coordinates before those that there are.
  public mutating func concatenate(_ matrix: CGAffineTransform) {
    transform = matrix.concatenating(transform)
    clipBoundingRect = clipBoundingRect.applying(matrix.inverted())
  }

  // MARK: Drawing

  /// Fills the inside of a path, of which nothing remains.
  public func fill(_ path: Path, with shading: Shading, style: FillStyle = FillStyle()) {}
  /// Draws the line of a path in a style, of which nothing remains.
  public func stroke(_ path: Path, with shading: Shading, style: StrokeStyle) {}
  /// Draws the line of a path with a width in points, of which nothing remains.
  public func stroke(_ path: Path, with shading: Shading, lineWidth: CGFloat = 1) {}
  /// Draws a text into a rectangle; the text is in no element, so tests do not find it.
  public func draw(_ text: Text, in rect: CGRect) {}
  /// Draws a text at a point; the text is in no element, so tests do not find it.
  public func draw(_ text: Text, at point: CGPoint, anchor: UnitPoint = .center) {}
  /// Draws a resolved text into a rectangle, without an element for it.
  public func draw(_ text: ResolvedText, in rect: CGRect) {}
  /// Draws a resolved text at a point, without an element for it.
  public func draw(_ text: ResolvedText, at point: CGPoint, anchor: UnitPoint = .center) {}
  /// Draws an image into a rectangle; there is no image element for it.
  public func draw(_ image: Image, in rect: CGRect, style: FillStyle = FillStyle()) {}
  /// Draws an image at a point; there is no image element for it.
  public func draw(_ image: Image, at point: CGPoint, anchor: UnitPoint = .center) {}
  /// Draws a resolved image into a rectangle, without an element for it.
  public func draw(_ image: ResolvedImage, in rect: CGRect, style: FillStyle = FillStyle()) {}
  /// Draws a resolved image at a point, without an element for it.
  public func draw(_ image: ResolvedImage, at point: CGPoint, anchor: UnitPoint = .center) {}
  /// Prepares a text; the result holds only a shading, not the text.
  public func resolve(_ text: Text) -> ResolvedText { ResolvedText() }
  /// Prepares an image; the result holds only a shading, not the image.
  public func resolve(_ image: Image) -> ResolvedImage { ResolvedImage() }
  /// Returns the shading as it is, as no color is computed.
  public func resolve(_ shading: Shading) -> Shading { shading }

  /// Draws with a copy of the context, whose changes end with it.
  public func drawLayer(content: (inout GraphicsContext) throws -> Void) rethrows {
    var layer = self
    try content(&layer)
  }

  /// Narrows ``clipBoundingRect`` to the rectangle around a path; an inverse clip leaves it as it is.
  public mutating func clip(to path: Path, style: FillStyle = FillStyle(), options: ClipOptions = ClipOptions()) {
    if !options.contains(.inverse) { clipBoundingRect = clipBoundingRect.intersection(path.boundingRect) }
  }
  /// Runs the content with a copy of the context; what may be drawn on stays as it is.
  public mutating func clipToLayer(
    opacity: Double = 1, options: ClipOptions = ClipOptions(), content: (inout GraphicsContext) throws -> Void
  ) rethrows { try drawLayer(content: content) }
  /// Adds a change of what is drawn; the context does not keep it.
  public mutating func addFilter(_ filter: Filter, options: FilterOptions = FilterOptions()) {}

  // MARK: Looks

  /// A text that is ready to be drawn; the canvas draws nothing.
  public struct ResolvedText { public var shading = Shading.foreground }
  /// An image that is ready to be drawn; the canvas draws nothing.
  public struct ResolvedImage { public var shading: Shading? }

  /// A colour or pattern.
  public struct Shading: Sendable {
    private let name: String
    /// The style of the foreground.
    public static var foreground: Shading { Shading(name: "foreground") }
    /// What lies behind the canvas.
    public static var backdrop: Shading { Shading(name: "backdrop") }
    /// One color.
    public static func color(_ color: Color) -> Shading { Shading(name: "color") }
    /// One color by its components, from 0 to 1.
    public static func color(
      _ colorSpace: Color.RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double, opacity: Double = 1
    ) -> Shading { Shading(name: "color") }
    /// A gray between black at 0 and white at 1.
    public static func color(
      _ colorSpace: Color.RGBColorSpace = .sRGB, white: Double, opacity: Double = 1
    ) -> Shading { Shading(name: "color") }
    /// A style of shapes, such as a material.
    public static func style<S: ShapeStyle>(_ style: S) -> Shading { Shading(name: "style") }
    /// Several shadings, by the levels of a hierarchical style.
    public static func palette(_ array: [Shading]) -> Shading { Shading(name: "palette") }
    /// A gradient along a line between two points of the context.
    public static func linearGradient(
      _ gradient: Gradient, startPoint: CGPoint, endPoint: CGPoint, options: GradientOptions = GradientOptions()
    ) -> Shading { Shading(name: "linearGradient") }
    /// A gradient from a center outwards; radii are in points.
    public static func radialGradient(
      _ gradient: Gradient, center: CGPoint, startRadius: CGFloat, endRadius: CGFloat,
      options: GradientOptions = GradientOptions()
    ) -> Shading { Shading(name: "radialGradient") }
    /// A gradient around a center, from an angle on.
    public static func conicGradient(
      _ gradient: Gradient, center: CGPoint, angle: Angle = Angle(), options: GradientOptions = GradientOptions()
    ) -> Shading { Shading(name: "conicGradient") }
  }

  /// The ways to continue and mix a gradient.
  public struct GradientOptions: OptionSet, Sendable {
    public let rawValue: UInt32
    /// Makes options from their bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// The gradient repeats beyond its ends.
    public static var `repeat`: Self { Self(rawValue: 1 << 0) }
    /// The gradient repeats beyond its ends, every second time backwards.
    public static var mirror: Self { Self(rawValue: 1 << 1) }
    /// Colors are mixed by linear components.
    public static var linearColor: Self { Self(rawValue: 1 << 2) }
  }

  /// The ways in which a path limits what may be drawn on.
  public struct ClipOptions: OptionSet, Sendable {
    public let rawValue: UInt32
    /// Makes options from their bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// The outside of the path may be drawn on, not its inside.
    public static var inverse: Self { Self(rawValue: 1 << 0) }
  }

  /// The ways in which a filter changes colors.
  public struct FilterOptions: OptionSet, Sendable {
    public let rawValue: UInt32
    /// Makes options from their bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// The filter changes linear components of colors.
    public static var linearColor: Self { Self(rawValue: 1 << 0) }
  }

  /// A change of what is drawn.
  public struct Filter: Sendable {
    private let name: String
    /// A shadow behind what is drawn; the radius and the distances are in points.
    public static func shadow(
      color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0,
      blendMode: BlendMode = .normal
    ) -> Filter { Filter(name: "shadow") }
    /// A blur by a radius in points.
    public static func blur(radius: CGFloat) -> Filter { Filter(name: "blur") }
    /// A multiplication of all colors by one.
    public static func colorMultiply(_ color: Color) -> Filter { Filter(name: "colorMultiply") }
    /// A turn of all colors on the color wheel.
    public static func hueRotation(_ angle: Angle) -> Filter { Filter(name: "hueRotation") }
    /// A change of how strong colors are; 1 leaves them as they are.
    public static func saturation(_ amount: Double) -> Filter { Filter(name: "saturation") }
    /// A change of brightness; 0 leaves colors as they are.
    public static func brightness(_ amount: Double) -> Filter { Filter(name: "brightness") }
    /// A change of contrast; 1 leaves colors as they are.
    public static func contrast(_ amount: Double) -> Filter { Filter(name: "contrast") }
    /// A change toward gray: 0 leaves all color, 1 none.
    public static func grayscale(_ amount: Double) -> Filter { Filter(name: "grayscale") }
    /// One color where the opacity lies in a range, and nothing elsewhere.
    public static func alphaThreshold(min: Double, max: Double = 1, color: Color = .black) -> Filter {
      Filter(name: "alphaThreshold")
    }
  }
}
