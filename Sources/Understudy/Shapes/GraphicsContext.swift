import Foundation

/// What a canvas draws into. It keeps its state, as coordinates and opacity, and draws nothing.
public struct GraphicsContext {
  /// The environment of the canvas.
  public let environment: EnvironmentValues
  public var opacity = 1.0
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

  public mutating func translateBy(x: CGFloat, y: CGFloat) {
    concatenate(CGAffineTransform(translationX: x, y: y))
  }
  public mutating func scaleBy(x: CGFloat, y: CGFloat) { concatenate(CGAffineTransform(scaleX: x, y: y)) }
  public mutating func rotate(by angle: Angle) { concatenate(CGAffineTransform(rotationAngle: angle.radians)) }

  /// Puts a change of coordinates before those that there are.
  public mutating func concatenate(_ matrix: CGAffineTransform) {
    transform = matrix.concatenating(transform)
    clipBoundingRect = clipBoundingRect.applying(matrix.inverted())
  }

  // MARK: Drawing

  public func fill(_ path: Path, with shading: Shading, style: FillStyle = FillStyle()) {}
  public func stroke(_ path: Path, with shading: Shading, style: StrokeStyle) {}
  public func stroke(_ path: Path, with shading: Shading, lineWidth: CGFloat = 1) {}
  public func draw(_ text: Text, in rect: CGRect) {}
  public func draw(_ text: Text, at point: CGPoint, anchor: UnitPoint = .center) {}
  public func draw(_ text: ResolvedText, in rect: CGRect) {}
  public func draw(_ text: ResolvedText, at point: CGPoint, anchor: UnitPoint = .center) {}
  public func draw(_ image: Image, in rect: CGRect, style: FillStyle = FillStyle()) {}
  public func draw(_ image: Image, at point: CGPoint, anchor: UnitPoint = .center) {}
  public func draw(_ image: ResolvedImage, in rect: CGRect, style: FillStyle = FillStyle()) {}
  public func draw(_ image: ResolvedImage, at point: CGPoint, anchor: UnitPoint = .center) {}
  public func resolve(_ text: Text) -> ResolvedText { ResolvedText() }
  public func resolve(_ image: Image) -> ResolvedImage { ResolvedImage() }
  public func resolve(_ shading: Shading) -> Shading { shading }

  /// Draws with a copy of the context, whose changes end with it.
  public func drawLayer(content: (inout GraphicsContext) throws -> Void) rethrows {
    var layer = self
    try content(&layer)
  }

  public mutating func clip(to path: Path, style: FillStyle = FillStyle(), options: ClipOptions = ClipOptions()) {
    if !options.contains(.inverse) { clipBoundingRect = clipBoundingRect.intersection(path.boundingRect) }
  }
  public mutating func clipToLayer(
    opacity: Double = 1, options: ClipOptions = ClipOptions(), content: (inout GraphicsContext) throws -> Void
  ) rethrows { try drawLayer(content: content) }
  public mutating func addFilter(_ filter: Filter, options: FilterOptions = FilterOptions()) {}

  // MARK: Looks

  /// A text that is ready to be drawn; the canvas draws nothing.
  public struct ResolvedText { public var shading = Shading.foreground }
  /// An image that is ready to be drawn; the canvas draws nothing.
  public struct ResolvedImage { public var shading: Shading? }

  /// A colour or pattern.
  public struct Shading: Sendable {
    private let name: String
    public static var foreground: Shading { Shading(name: "foreground") }
    public static var backdrop: Shading { Shading(name: "backdrop") }
    public static func color(_ color: Color) -> Shading { Shading(name: "color") }
    public static func color(
      _ colorSpace: Color.RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double, opacity: Double = 1
    ) -> Shading { Shading(name: "color") }
    public static func color(
      _ colorSpace: Color.RGBColorSpace = .sRGB, white: Double, opacity: Double = 1
    ) -> Shading { Shading(name: "color") }
    public static func style<S: ShapeStyle>(_ style: S) -> Shading { Shading(name: "style") }
    public static func palette(_ array: [Shading]) -> Shading { Shading(name: "palette") }
    public static func linearGradient(
      _ gradient: Gradient, startPoint: CGPoint, endPoint: CGPoint, options: GradientOptions = GradientOptions()
    ) -> Shading { Shading(name: "linearGradient") }
    public static func radialGradient(
      _ gradient: Gradient, center: CGPoint, startRadius: CGFloat, endRadius: CGFloat,
      options: GradientOptions = GradientOptions()
    ) -> Shading { Shading(name: "radialGradient") }
    public static func conicGradient(
      _ gradient: Gradient, center: CGPoint, angle: Angle = Angle(), options: GradientOptions = GradientOptions()
    ) -> Shading { Shading(name: "conicGradient") }
  }

  public struct GradientOptions: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static var `repeat`: Self { Self(rawValue: 1 << 0) }
    public static var mirror: Self { Self(rawValue: 1 << 1) }
    public static var linearColor: Self { Self(rawValue: 1 << 2) }
  }

  public struct ClipOptions: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static var inverse: Self { Self(rawValue: 1 << 0) }
  }

  public struct FilterOptions: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static var linearColor: Self { Self(rawValue: 1 << 0) }
  }

  /// A change of what is drawn.
  public struct Filter: Sendable {
    private let name: String
    public static func shadow(
      color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0,
      blendMode: BlendMode = .normal
    ) -> Filter { Filter(name: "shadow") }
    public static func blur(radius: CGFloat) -> Filter { Filter(name: "blur") }
    public static func colorMultiply(_ color: Color) -> Filter { Filter(name: "colorMultiply") }
    public static func hueRotation(_ angle: Angle) -> Filter { Filter(name: "hueRotation") }
    public static func saturation(_ amount: Double) -> Filter { Filter(name: "saturation") }
    public static func brightness(_ amount: Double) -> Filter { Filter(name: "brightness") }
    public static func contrast(_ amount: Double) -> Filter { Filter(name: "contrast") }
    public static func grayscale(_ amount: Double) -> Filter { Filter(name: "grayscale") }
    public static func alphaThreshold(min: Double, max: Double = 1, color: Color = .black) -> Filter {
      Filter(name: "alphaThreshold")
    }
  }
}
