import Foundation
@_spi(Runtime) import UnderstudyCore
import UnderstudyLayout
import UnderstudyTime

/// What a canvas draws into: its state, such as coordinates and opacity, and what has been drawn so far, which pictures show.
public struct GraphicsContext {
  /// The environment of the canvas.
  public let environment: EnvironmentValues
  /// The opacity of what is drawn, from 0 to 1.
  public var opacity = 1.0
  /// The way in which colors are mixed with those below; the context keeps it, and pictures mix all in the usual way.
  public var blendMode = BlendMode.normal
  /// The coordinates of what is drawn, as a change of those of the canvas.
  public var transform = CGAffineTransform.identity
  /// The rectangle around what may be drawn on, in the context's coordinates.
  public private(set) var clipBoundingRect: CGRect
  /// What has been drawn so far.
  let record: CanvasRecord
  private let symbols: CanvasSymbolsNode?
  private var clips: [CanvasClip] = []
  private var shadows: [CanvasShadow] = []

  init(environment: EnvironmentValues, size: CGSize, symbols: CanvasSymbolsNode? = nil) {
    let bounds = CGRect(origin: .zero, size: size)
    self.init(environment: environment, clipBoundingRect: bounds, symbols, record: CanvasRecord())
  }

  private init(
    environment: EnvironmentValues, clipBoundingRect: CGRect, _ symbols: CanvasSymbolsNode?, record: CanvasRecord
  ) {
    (self.environment, self.clipBoundingRect) = (environment, clipBoundingRect)
    (self.symbols, self.record) = (symbols, record)
  }

  private func add(_ content: CanvasMark.Content) {
    record.marks.append(
      CanvasMark(content: content, opacity: opacity, map: transform.map, clips: clips, shadows: shadows))
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

  /// Fills the inside of a path.
  public func fill(_ path: Path, with shading: Shading, style: FillStyle = FillStyle()) {
    add(.fill(path, shading, style))
  }
  /// Draws the line of a path in a style.
  public func stroke(_ path: Path, with shading: Shading, style: StrokeStyle) { add(.stroke(path, shading, style)) }
  /// Draws the line of a path with a width in points.
  public func stroke(_ path: Path, with shading: Shading, lineWidth: CGFloat = 1) {
    stroke(path, with: shading, style: StrokeStyle(lineWidth: lineWidth))
  }
  /// Draws a text into a rectangle; the text is in no element, so tests do not find it.
  public func draw(_ text: Text, in rect: CGRect) { draw(resolve(text), in: rect) }
  /// Draws a text at a point; the text is in no element, so tests do not find it.
  public func draw(_ text: Text, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(resolve(text), at: point, anchor: anchor)
  }
  /// Draws a resolved text into a rectangle, without an element for it.
  public func draw(_ text: ResolvedText, in rect: CGRect) { add(.text(text, .rect(rect))) }
  /// Draws a resolved text at a point, without an element for it.
  public func draw(_ text: ResolvedText, at point: CGPoint, anchor: UnitPoint = .center) {
    add(.text(text, .point(point, anchor)))
  }
  /// Draws an image into a rectangle; there is no image element for it.
  public func draw(_ image: Image, in rect: CGRect, style: FillStyle = FillStyle()) { draw(resolve(image), in: rect) }
  /// Draws an image at a point; there is no image element for it.
  public func draw(_ image: Image, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(resolve(image), at: point, anchor: anchor)
  }
  /// Draws a resolved image into a rectangle, without an element for it.
  public func draw(_ image: ResolvedImage, in rect: CGRect, style: FillStyle = FillStyle()) {
    add(.image(image, .rect(rect)))
  }
  /// Draws a resolved image at a point, without an element for it.
  public func draw(_ image: ResolvedImage, at point: CGPoint, anchor: UnitPoint = .center) {
    add(.image(image, .point(point, anchor)))
  }
  /// Draws a view of the canvas, stretched into a rectangle; there is no element for it.
  public func draw(_ symbol: ResolvedSymbol, in rect: CGRect) { add(.symbol(symbol, .rect(rect))) }
  /// Draws a view of the canvas in its own size at a point; there is no element for it.
  public func draw(_ symbol: ResolvedSymbol, at point: CGPoint, anchor: UnitPoint = .center) {
    add(.symbol(symbol, .point(point, anchor)))
  }
  /// Finds one of the views of the canvas by the value of its `tag(_:)`; nil where there is none.
  public func resolveSymbol<ID: Hashable>(id: ID) -> ResolvedSymbol? {
    guard let symbols else { return nil }
    let id = UncheckedSendable(AnyHashable(id))
    return assumeMain { UncheckedSendable(symbols.symbol(id.value)) }.value
  }
  /// Prepares a text in the environment of the canvas, to measure it or to give it another shading.
  public func resolve(_ text: Text) -> ResolvedText { ResolvedText(text: text, environment: environment) }
  /// Prepares an image in the environment of the canvas, to know its size or to give it another shading.
  public func resolve(_ image: Image) -> ResolvedImage { ResolvedImage(image: image, environment: environment) }
  /// Returns the shading as it is: its colors are computed when a picture is drawn.
  public func resolve(_ shading: Shading) -> Shading { shading }

  /// Draws with a copy of the context, whose changes end with it. Opacity, clips and shadows apply to all of it at once.
  public func drawLayer(content: (inout GraphicsContext) throws -> Void) rethrows {
    add(.layer(try drawnApart(content)))
  }

  /// Makes the content draw into a record of its own, in the coordinates of the context.
  private func drawnApart(_ content: (inout GraphicsContext) throws -> Void) rethrows -> CanvasRecord {
    var layer = GraphicsContext(
      environment: environment, clipBoundingRect: clipBoundingRect, symbols, record: CanvasRecord())
    layer.transform = transform
    try content(&layer)
    return layer.record
  }

  /// Limits what may be drawn on to a path. ``clipBoundingRect`` becomes the rectangle around it; an inverse clip leaves that
  /// as it is.
  public mutating func clip(to path: Path, style: FillStyle = FillStyle(), options: ClipOptions = ClipOptions()) {
    let isInverse = options.contains(.inverse)
    clips.append(.path(path, transform.map, isEvenOdd: style.isEOFilled, isInverse: isInverse))
    let bounds = path.boundingRect
    let numbers = [bounds.minX, bounds.minY, bounds.maxX, bounds.maxY]
    // Foundation traps on others.
    if !isInverse, numbers.allSatisfy(\.isFinite) { clipBoundingRect = clipBoundingRect.intersection(bounds) }
  }
  /// Limits what may be drawn on to what the content draws, as far as that is opaque.
  public mutating func clipToLayer(
    opacity: Double = 1, options: ClipOptions = ClipOptions(), content: (inout GraphicsContext) throws -> Void
  ) rethrows {
    clips.append(.layer(try drawnApart(content), opacity: opacity, isInverse: options.contains(.inverse)))
  }
  /// Adds a change of what is drawn. Pictures show shadows and no other filter.
  public mutating func addFilter(_ filter: Filter, options: FilterOptions = FilterOptions()) {
    if let shadow = filter.shadow { shadows.append(shadow) }
  }

  // MARK: Looks

  /// A text that is ready to be drawn.
  public struct ResolvedText {
    let text: Text
    let environment: EnvironmentValues
    /// What the text is painted with, where nothing else is written on it.
    public var shading = Shading.foreground
  }

  /// An image that is ready to be drawn.
  public struct ResolvedImage {
    let image: Image
    let environment: EnvironmentValues
    /// What a symbol is painted with; nil for the style of the foreground.
    public var shading: Shading?
  }

  /// A view of the canvas that is ready to be drawn, as it looks when a picture is taken.
  public struct ResolvedSymbol {
    let node: Node
    /// The size of the view in points: the one that it has by itself.
    public let size: CGSize
  }

  /// A colour or pattern.
  public struct Shading: Sendable {
    let kind: CanvasShading

    /// The style of the foreground.
    public static var foreground: Shading { Shading(kind: .foreground) }
    /// What lies behind the canvas.
    public static var backdrop: Shading { Shading(kind: .style(BackgroundStyle())) }
    /// One color.
    public static func color(_ color: Color) -> Shading { Shading(kind: .style(color)) }
    /// One color by its components, from 0 to 1.
    public static func color(
      _ colorSpace: Color.RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double, opacity: Double = 1
    ) -> Shading { .color(Color(colorSpace, red: red, green: green, blue: blue, opacity: opacity)) }
    /// A gray between black at 0 and white at 1.
    public static func color(
      _ colorSpace: Color.RGBColorSpace = .sRGB, white: Double, opacity: Double = 1
    ) -> Shading { .color(Color(colorSpace, white: white, opacity: opacity)) }
    /// A style of shapes, such as a material.
    public static func style<S: ShapeStyle>(_ style: S) -> Shading { Shading(kind: .style(style)) }
    /// Several shadings, by the levels of a hierarchical style; pictures show the first.
    public static func palette(_ array: [Shading]) -> Shading { array.first ?? .foreground }
    /// A gradient along a line between two points of the context.
    public static func linearGradient(
      _ gradient: Gradient, startPoint: CGPoint, endPoint: CGPoint, options: GradientOptions = GradientOptions()
    ) -> Shading { Shading(kind: .linear(gradient, from: startPoint, to: endPoint)) }
    /// A gradient from a center outwards; radii are in points.
    public static func radialGradient(
      _ gradient: Gradient, center: CGPoint, startRadius: CGFloat, endRadius: CGFloat,
      options: GradientOptions = GradientOptions()
    ) -> Shading { Shading(kind: .radial(gradient, center, from: startRadius, to: endRadius)) }
    /// A gradient around a center, from an angle on.
    public static func conicGradient(
      _ gradient: Gradient, center: CGPoint, angle: Angle = Angle(), options: GradientOptions = GradientOptions()
    ) -> Shading { Shading(kind: .conic(gradient, center, from: angle)) }
    /// Copies of an image beside each other; pictures show the style of the foreground in their place.
    public static func tiledImage(
      _ image: Image, origin: CGPoint = .zero, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1),
      scale: CGFloat = 1
    ) -> Shading { .foreground }
  }

  /// The ways to continue and mix a gradient.
  public struct GradientOptions: OptionSet, Sendable {
    public let rawValue: UInt32
    /// Makes options from their bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// The gradient repeats beyond its ends; pictures do not show it.
    public static var `repeat`: Self { Self(rawValue: 1 << 0) }
    /// The gradient repeats beyond its ends, every second time backwards; pictures do not show it.
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
}
