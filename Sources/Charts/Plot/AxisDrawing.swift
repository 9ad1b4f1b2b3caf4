import Foundation
import SwiftUI

/// Draws the lines and ticks of the axes.
@MainActor
struct AxisDrawing {
  let geometry: PlotGeometry

  func draw(into context: GraphicsContext) {
    for (axis, model, scale) in [
      (Axis.horizontal, geometry.model.x, geometry.x), (.vertical, geometry.model.y, geometry.y),
    ] {
      guard let model, let scale else { continue }
      for tick in model.ticks { draw(tick, axis, scale, context) }
    }
  }

  private func draw(_ tick: AxisTickModel, _ axis: Axis, _ scale: PositionScale, _ context: GraphicsContext) {
    let length = axis == .horizontal ? geometry.size.height : geometry.size.width
    for part in tick.parts {
      guard let position = tick.position(scale, isCentered: part.isCentered) else { continue }
      switch part.kind {
      case .gridLine(let stroke): line(position, 0, length, axis, part.look, stroke, context)
      case .tick(let own, let stroke):
        let ticks = own ?? 5
        let isBehind = tick.edge == .bottom || tick.edge == .trailing
        let (start, end) = isBehind ? (length, length + ticks) : (-ticks, 0)
        line(position, start, end, axis, part.look, stroke, context)
      case .label: continue
      }
    }
  }

  private func line(
    _ position: CGFloat, _ start: CGFloat, _ end: CGFloat, _ axis: Axis, _ look: AxisLook, _ stroke: StrokeStyle?,
    _ context: GraphicsContext
  ) {
    func point(_ other: CGFloat) -> CGPoint {
      let point = axis == .horizontal ? CGPoint(x: position, y: other) : CGPoint(x: other, y: position)
      return CGPoint(x: point.x + look.offset.width, y: point.y + look.offset.height)
    }
    var path = Path()
    path.addLines([point(start), point(end)])
    context.stroke(
      path, with: .style(look.foreground ?? AnyShapeStyle(Color.gray.opacity(0.35))),
      style: stroke ?? StrokeStyle(lineWidth: 0.5))
  }
}
