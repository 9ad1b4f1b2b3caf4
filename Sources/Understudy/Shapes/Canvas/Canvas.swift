import Foundation
@_spi(Runtime) import UnderstudyCore

/// A view that the app draws itself. Pictures show the drawing; a canvas is an element only where accessibility attributes make
/// it one.
public struct Canvas<Symbols: View> {
  /// The views that the renderer can draw, each by its tag.
  public var symbols: Symbols
  /// Draws the canvas; it runs when the canvas is made and when it is updated, whether a picture is taken or not.
  public var renderer: (inout GraphicsContext, CGSize) -> Void
  /// Whether all of the canvas is painted; the value is kept and has no effect.
  public var isOpaque: Bool
  /// The meaning of colors; the value is kept and has no effect.
  public var colorMode: ColorRenderingMode
  /// Whether the drawing may be done on another thread; it always runs on the main actor.
  public var rendersAsynchronously: Bool
}

extension Canvas where Symbols == EmptyView {
  /// Draws by a closure, without symbols.
  ///
  /// - Parameters:
  ///   - opaque: Whether all of the canvas is painted.
  ///   - colorMode: The meaning of colours.
  ///   - rendersAsynchronously: Whether the drawing may be done on another thread; it never is.
  ///   - renderer: Draws, in a context and the size of the canvas, in points (SEM-388); runs when the canvas is made and
  ///     when it is updated.
  nonisolated public init(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear, rendersAsynchronously: Bool = false,
    renderer: @escaping (inout GraphicsContext, CGSize) -> Void
  ) {
    self.init(
      symbols: EmptyView(), renderer: renderer, isOpaque: opaque, colorMode: colorMode,
      rendersAsynchronously: rendersAsynchronously)
  }
}

extension Canvas {
  /// Draws by a closure, which can draw views too.
  ///
  /// - Parameters:
  ///   - opaque: Whether all of the canvas is painted.
  ///   - colorMode: The meaning of colours.
  ///   - rendersAsynchronously: Whether the drawing may be done on another thread; it never is.
  ///   - renderer: Draws, in a context and the size of the canvas, in points (SEM-388).
  ///   - symbols: The views. The renderer finds each by the value of its `tag(_:)`; they are no elements, so tests do not find
  ///     them, and take no touches.
  nonisolated public init(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear, rendersAsynchronously: Bool = false,
    renderer: @escaping (inout GraphicsContext, CGSize) -> Void, @ViewBuilder symbols: () -> Symbols
  ) {
    self.init(
      symbols: symbols(), renderer: renderer, isOpaque: opaque, colorMode: colorMode,
      rendersAsynchronously: rendersAsynchronously)
  }
}

extension Canvas: View {
  public var body: some View {
    if Symbols.self == EmptyView.self {
      CanvasRoom(renderer: renderer)
    } else {
      CanvasSymbols(symbols: symbols, renderer: renderer)
    }
  }
}

/// The room that a canvas takes: all that there is.
struct CanvasRoom: View {
  let renderer: (inout GraphicsContext, CGSize) -> Void
  /// The node of the views that the renderer draws, which is around this one.
  unowned(unsafe) var symbols: CanvasSymbolsNode? = nil

  var body: some View {
    GeometryReader { place in CanvasDrawing(size: place.size, symbols: symbols, renderer: renderer) }
  }
}

/// The drawing with what it reads of the environment.
struct CanvasDrawing: View {
  private let size: CGSize
  private unowned(unsafe) let symbols: CanvasSymbolsNode?
  private let renderer: (inout GraphicsContext, CGSize) -> Void
  @Environment(\.self) private var environment

  init(
    size: CGSize, symbols: CanvasSymbolsNode?, renderer: @escaping (inout GraphicsContext, CGSize) -> Void
  ) {
    self.size = size
    self.symbols = symbols
    self.renderer = renderer
  }

  var body: some View {
    var context = GraphicsContext(environment: environment, size: size, symbols: symbols)
    let _ = renderer(&context, size)
    CanvasContent(record: context.record)
  }
}
