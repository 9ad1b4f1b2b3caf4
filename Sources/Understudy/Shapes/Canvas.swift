import Foundation
@_spi(Runtime) import UnderstudyCore

/// A view that the app draws itself. Headless the drawing is done and shows nothing: a canvas is an element only where
/// accessibility attributes make it one.
public struct Canvas<Symbols> {
  public var renderer: (inout GraphicsContext, CGSize) -> Void
  public var isOpaque: Bool
  public var colorMode: ColorRenderingMode
  public var rendersAsynchronously: Bool
}

extension Canvas where Symbols == EmptyView {
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
      renderer: renderer, isOpaque: opaque, colorMode: colorMode, rendersAsynchronously: rendersAsynchronously)
  }
}

extension Canvas: View {
  public var body: some View { CanvasDrawing(renderer: renderer) }
}

/// The drawing with what it reads of the environment.
struct CanvasDrawing: View {
  let renderer: (inout GraphicsContext, CGSize) -> Void
  @Environment(\.self) private var environment

  init(renderer: @escaping (inout GraphicsContext, CGSize) -> Void) { self.renderer = renderer }

  var body: some View {
    let size = environment.screenRoom.size
    var context = GraphicsContext(environment: environment, size: size)
    let _ = renderer(&context, size)
    Rectangle()
  }
}
