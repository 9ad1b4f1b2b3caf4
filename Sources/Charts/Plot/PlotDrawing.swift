import Foundation
import SwiftUI

/// Draws the marks of a plot area.
@MainActor
struct PlotDrawing {
  let geometry: PlotGeometry

  private var styles: ChartStyles { geometry.model.styles }

  private struct Series: Hashable {
    let kind: Mark.Kind
    let parts: [Datum?]

    init(_ mark: Mark) {
      kind = mark.kind
      func category(_ value: PlottedValue?) -> Datum? { value?.datum.category.map { .category($0) } }
      let style = mark.style
      parts = [
        mark.series?.datum, category(style.foregroundBy), category(style.symbolBy), category(style.lineStyleBy),
        style.position?.value.datum,
      ]
    }
  }

  /// A mark, or all points of a line or of an area.
  private func figures(of marks: [PlacedMark]) -> [[PlacedMark]] {
    var places: [Series: Int] = [:]
    var figures: [[PlacedMark]] = []
    for mark in marks {
      guard case .edge = mark.figure else {
        figures.append([mark])
        continue
      }
      let series = Series(mark.entry.mark)
      if let place = places[series] {
        figures[place].append(mark)
      } else {
        places[series] = figures.count
        figures.append([mark])
      }
    }
    return figures.enumerated().sorted {
      ($0.element[0].style.zIndex, $0.offset) < ($1.element[0].style.zIndex, $1.offset)
    }.map(\.element)
  }

  func draw(into context: GraphicsContext) { draw(geometry.marks, context) }

  private func draw(_ marks: [PlacedMark], _ context: GraphicsContext) {
    for figure in figures(of: marks) {
      var inner = context
      let style = figure[0].style
      inner.opacity *= style.opacity
      if let shadow = style.shadow {
        inner.addFilter(
          .shadow(color: shadow.color, radius: shadow.radius, x: shadow.offset.width, y: shadow.offset.height))
      }
      if let mask = style.mask { inner.clipToLayer { draw(geometry.masks[mask], $0) } }
      if let clip = style.clip {
        let frames = figure.map(\.frame)
        let frame = frames.dropFirst().reduce(frames[0]) { $0.union($1) }
        inner.clip(to: clip.shape(frame), style: clip.style)
      }
      draw(figure, style, inner)
    }
  }

  private func draw(_ figure: [PlacedMark], _ style: MarkStyle, _ context: GraphicsContext) {
    let shading = GraphicsContext.Shading.style(styles.foreground(of: style))
    switch figure[0].figure {
    case .rectangle(let rect): context.fill(Self.path(rect, style), with: shading)
    case .point: drawSymbol(of: figure[0], shading, context)
    case .rule(let start, let end, _):
      var path = Path()
      path.addLines([start, end])
      context.stroke(path, with: shading, style: styles.line(of: style, standard: StrokeStyle(lineWidth: 1)))
    case .sector(let sector): draw(sector, style, shading, context)
    case .edge where figure[0].entry.mark.kind == .area: drawArea(figure, style, shading, context)
    case .edge: drawLine(figure, style, shading, context)
    }
  }

  private static func path(_ rect: CGRect, _ style: MarkStyle) -> Path {
    let radius = min(style.cornerRadius, rect.width / 2, rect.height / 2)
    return radius > 0 ? Path(roundedRect: rect, cornerRadius: radius) : Path(rect)
  }

  private func drawSymbol(of mark: PlacedMark, _ shading: GraphicsContext.Shading, _ context: GraphicsContext) {
    guard mark.style.symbolView == nil else { return }
    let size = styles.symbolSize(of: mark.style)
    let rect = CGRect(center: CGPoint(x: mark.frame.midX, y: mark.frame.midY), size: size)
    let symbol = styles.symbol(of: mark.style) ?? AnyChartSymbolShape(BasicChartSymbolShape.circle)
    if let outline = symbol.outline {
      context.stroke(symbol.path(in: rect), with: shading, style: outline)
    } else {
      context.fill(symbol.path(in: rect), with: shading)
    }
  }

  /// Round corners are those of a thick line around a smaller sector.
  private func draw(
    _ sector: SectorFigure, _ style: MarkStyle, _ shading: GraphicsContext.Shading, _ context: GraphicsContext
  ) {
    let radius = min(style.cornerRadius, (sector.outerRadius - sector.innerRadius) / 2)
    let inner = sector.path(margin: radius)
    guard radius > 0, !inner.isEmpty else { return context.fill(sector.path(), with: shading) }
    context.drawLayer { layer in
      layer.fill(inner, with: shading)
      layer.stroke(inner, with: shading, style: StrokeStyle(lineWidth: 2 * radius, lineJoin: .round))
    }
  }

  private func drawLine(
    _ figure: [PlacedMark], _ style: MarkStyle, _ shading: GraphicsContext.Shading, _ context: GraphicsContext
  ) {
    var path = Path()
    LineShape.add(figure.map(\.edge.0), style.interpolation, to: &path)
    let standard = StrokeStyle(lineWidth: 2, lineCap: .round, lineJoin: .round)
    context.stroke(path, with: shading, style: styles.line(of: style, standard: standard))
    for mark in figure where styles.symbol(of: mark.style) != nil {
      drawSymbol(of: mark, .style(styles.foreground(of: mark.style)), context)
    }
  }

  private func drawArea(
    _ figure: [PlacedMark], _ style: MarkStyle, _ shading: GraphicsContext.Shading, _ context: GraphicsContext
  ) {
    var path = Path()
    LineShape.add(figure.map(\.edge.0), style.interpolation, to: &path)
    LineShape.add(figure.reversed().map(\.edge.1), style.interpolation.reversed, to: &path)
    path.closeSubpath()
    context.fill(path, with: shading)
  }
}

extension PlacedMark {
  /// The points of a line or of both edges of an area.
  fileprivate var edge: (CGPoint, CGPoint) {
    if case .edge(let far, let near) = figure { (far, near) } else { (frame.origin, frame.origin) }
  }
}

extension InterpolationMethod {
  /// The method for the points in reverse order.
  fileprivate var reversed: InterpolationMethod {
    if case .step(let part) = kind { .init(kind: .step(1 - part)) } else { self }
  }
}
