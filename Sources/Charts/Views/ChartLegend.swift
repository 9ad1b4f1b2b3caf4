import Foundation
import SwiftUI

/// Lists the categories of a chart, each with the color, symbol or line of its marks.
struct ChartLegend: View {
  let model: ChartModel
  let isUpright: Bool

  /// Nil if the chart has no legend.
  init?(model: ChartModel, isUpright: Bool) {
    let options = model.options.legend
    guard options.visibility != .hidden else { return nil }
    let styles = model.styles
    guard options.view != nil || styles.foreground != nil || styles.symbols != nil || styles.lines != nil else {
      return nil
    }
    (self.model, self.isUpright) = (model, isUpright)
  }

  private var styles: ChartStyles { model.styles }

  var body: some View {
    if let view = model.options.legend.view {
      view
    } else if let foreground = styles.foreground, !foreground.isDiscrete, foreground.mapping == nil {
      ramp(foreground.domain)
    } else {
      let entries = LegendLayout(isUpright: isUpright)
      entries { ForEach(data, id: \.self) { entry($0) } }
    }
  }

  /// The values, as far as they are categories.
  private var data: [Datum] {
    var seen = Set<Datum>()
    let all =
      (styles.foreground?.domain ?? []) + (styles.symbols?.domain ?? []) + (styles.lines?.domain ?? [])
    return all.filter { seen.insert($0).inserted }
  }

  private func entry(_ datum: Datum) -> some View {
    HStack(spacing: 4) {
      swatch(datum).frame(width: 8, height: 8)
      Text(verbatim: model.texts.text(of: datum, step: nil)).font(.caption).foregroundStyle(Color.gray).lineLimit(1)
    }
  }

  @ViewBuilder private func swatch(_ datum: Datum) -> some View {
    let style = styles.color(for: datum) ?? AnyShapeStyle(Color.blue)
    let shape = styles.symbols?.value(for: datum) ?? AnyChartSymbolShape(BasicChartSymbolShape.circle)
    if let outline = shape.outline { shape.stroke(style, style: outline) } else { shape.fill(style) }
  }

  /// The colors of numbers, between the first and the last one.
  private func ramp(_ domain: [Datum]) -> some View {
    HStack(spacing: 4) {
      if let first = domain.first { label(first) }
      LinearGradient(colors: styles.ramp, startPoint: .leading, endPoint: .trailing).frame(width: 100, height: 8)
      if let last = domain.last { label(last) }
    }
  }

  private func label(_ datum: Datum) -> some View {
    Text(verbatim: model.texts.text(of: datum, step: nil)).font(.caption).foregroundStyle(Color.gray)
  }
}

/// Puts the entries of a legend into lines.
struct LegendLayout: Layout {
  let isUpright: Bool

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let frames = frames(of: subviews, width: proposal.width ?? .infinity)
    return CGSize(width: frames.map(\.maxX).max() ?? 0, height: frames.map(\.maxY).max() ?? 0)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    for (subview, frame) in zip(subviews, frames(of: subviews, width: bounds.width)) {
      subview.place(
        at: CGPoint(x: bounds.minX + frame.minX, y: bounds.minY + frame.minY), proposal: ProposedViewSize(frame.size))
    }
  }

  private func frames(of subviews: Subviews, width: CGFloat) -> [CGRect] {
    var (x, y, height): (CGFloat, CGFloat, CGFloat) = (0, 0, 0)
    return subviews.map { subview in
      let size = subview.sizeThatFits(.unspecified)
      if isUpright ? y + x > 0 : x > 0 && x + size.width > width + 0.5 {
        (x, y) = (0, y + height + 4)
        height = 0
      }
      defer { x += size.width + 12 }
      height = max(height, size.height)
      return CGRect(origin: CGPoint(x: x, y: y), size: size)
    }
  }
}
