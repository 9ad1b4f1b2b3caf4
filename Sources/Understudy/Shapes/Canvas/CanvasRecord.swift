import Foundation
@_spi(Runtime) import UnderstudyCore
import UnderstudyLayout

/// What a canvas has drawn, in its order. Only a picture turns it into outlines and colours.
package final class CanvasRecord {
  var marks: [CanvasMark] = []
}

/// One thing that a canvas has drawn, with the state of its context then.
struct CanvasMark {
  enum Content {
    case fill(Path, GraphicsContext.Shading, FillStyle)
    case stroke(Path, GraphicsContext.Shading, StrokeStyle)
    case text(GraphicsContext.ResolvedText, CanvasPlace)
    case image(GraphicsContext.ResolvedImage, CanvasPlace)
    case symbol(GraphicsContext.ResolvedSymbol, CanvasPlace)
    /// What was drawn as a whole, in the coordinates of the canvas.
    case layer(CanvasRecord)
  }

  let content: Content
  let opacity: Double
  let map: AffineMap
  /// From the first on, each inside the one before.
  let clips: [CanvasClip]
  let shadows: [CanvasShadow]
}

/// Where a canvas draws a text or an image.
enum CanvasPlace {
  case rect(CGRect)
  case point(CGPoint, UnitPoint)

  /// - Parameter size: Asked for where something is drawn in its own size.
  func frame(_ size: @autoclosure () -> CGSize) -> CGRect {
    switch self {
    case .rect(let rect): return rect
    case .point(let point, let anchor):
      let size = size()
      return CGRect(
        x: point.x - anchor.x * size.width, y: point.y - anchor.y * size.height, width: size.width,
        height: size.height)
    }
  }
}

/// What a canvas limits its drawing to.
enum CanvasClip {
  case path(Path, AffineMap, isEvenOdd: Bool, isInverse: Bool)
  case layer(CanvasRecord, opacity: Double, isInverse: Bool)
}

/// A shadow behind what a canvas draws.
struct CanvasShadow: Sendable {
  let color: Color
  let radius: CGFloat
  let offset: CGSize
}

/// What a canvas paints with; points are those of the context.
enum CanvasShading: Sendable {
  case foreground
  case style(any ShapeStyle)
  case linear(Gradient, from: CGPoint, to: CGPoint)
  case radial(Gradient, CGPoint, from: CGFloat, to: CGFloat)
  case conic(Gradient, CGPoint, from: Angle)
}

/// The room of a canvas, with what it has drawn there.
struct CanvasContent {
  let record: CanvasRecord
}

extension CanvasContent: View, DecorationView {
  var decoration: Decoration { .canvas(record) }
}

extension GraphicsContext.ResolvedText {
  private var measurement: TextMeasurement { shown(displayScale: 3).measurement }

  func shown(displayScale: CGFloat) -> ShownText {
    ShownText(text.resolved(in: TextContext(environment)), in: environment, displayScale: displayScale)
  }

  /// The size of the text in points, in lines that are no wider than the given size.
  public func measure(in size: CGSize) -> CGSize {
    var measurement = measurement
    return measurement.measure(width: size.width, height: size.height).size
  }

  /// How far the base line of the first line is below the top of the text, in points.
  public func firstBaseline(in size: CGSize) -> CGFloat { baselines(in: size).first ?? 0 }

  /// How far the base line of the last line is below the top of the text, in points.
  public func lastBaseline(in size: CGSize) -> CGFloat { baselines(in: size).last ?? 0 }

  private func baselines(in size: CGSize) -> [CGFloat] {
    measurement.lines(width: size.width, height: size.height).map(\.baseline)
  }
}

extension GraphicsContext.ResolvedImage {
  /// The size of the image in points.
  public var size: CGSize {
    image.size(environment.textLook, at: environment.dynamicTypeSize, displayScale: 3)
  }

  /// How far the base line is below the top of the image: the image stands on it.
  public var baseline: CGFloat { size.height }
}

extension CGAffineTransform {
  var map: AffineMap { AffineMap(a: a, b: b, c: c, d: d, tx: tx, ty: ty) }
}
