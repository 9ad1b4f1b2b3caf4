import Foundation
import SwiftUI

/// The plot area of a chart, as `chartPlotStyle(content:)` gets it. Source: Apple's page "ChartPlotContent".
public struct ChartPlotContent {
  let model: ChartModel
}

extension ChartPlotContent: View {
  public var body: some View {
    GeometryReader { room in
      PlotArea(geometry: PlotGeometry(model, room.size))
    }
  }
}

/// The plot area in a size: lines, marks, and what belongs to these.
struct PlotArea: View {
  let geometry: PlotGeometry

  private var model: ChartModel { geometry.model }

  var body: some View {
    ZStack(alignment: .topLeading) {
      canvas
      ForEach(geometry.marks.filter { !$0.style.accessibility.isHidden }) { mark in
        MarkElement(mark: mark, texts: model.texts)
      }
      ForEach(geometry.marks.filter { $0.style.symbolView != nil }) { mark in
        mark.style.symbolView.position(x: mark.frame.midX, y: mark.frame.midY)
      }
      ForEach(model.annotations.indices, id: \.self) { number in
        if let frame = geometry.frame(ofAnnotation: number) {
          AnnotationView(annotation: model.annotations[number], frame: frame)
        }
      }
    }
    .frame(width: geometry.size.width, height: geometry.size.height, alignment: .topLeading)
    .contentShape(Rectangle())
    .modifier(ChartTouches(geometry: geometry))
    .anchorPreference(key: PlotPlaceKey.self, value: .bounds) { PlotPlace(anchor: $0, geometry: geometry) }
  }

  /// A canvas draws nothing beyond its edges, where ticks and halves of symbols are.
  private var canvas: some View {
    let margin: CGFloat = 24
    return Canvas { context, _ in
      context.translateBy(x: margin, y: margin)
      AxisDrawing(geometry: geometry).draw(into: context)
      PlotDrawing(geometry: geometry).draw(into: context)
    }
    .frame(width: geometry.size.width + 2 * margin, height: geometry.size.height + 2 * margin)
    .offset(x: -margin, y: -margin)
    .frame(width: geometry.size.width, height: geometry.size.height, alignment: .topLeading)
  }
}

/// The element of a mark.
struct MarkElement: View {
  let mark: PlacedMark
  let texts: ChartTexts

  var body: some View {
    let standard = texts.description(of: mark.entry)
    let own = mark.style.accessibility
    let frame = mark.frame
    Color.clear
      .frame(width: max(1, frame.width), height: max(1, frame.height))
      .accessibilityElement()
      .accessibilityLabel(own.label ?? standard.label)
      .accessibilityValue(own.value ?? standard.value)
      .accessibilityIdentifier(own.identifier ?? "")
      .offset(x: frame.minX, y: frame.minY)
  }
}

/// A view beside a mark.
struct AnnotationView: View {
  let annotation: MarkAnnotation
  let frame: CGRect

  var body: some View {
    AnnotationLayout(annotation: AnnotationPlace(annotation), frame: frame) {
      annotation.content(AnnotationContext(targetSize: frame.size)).font(.caption).fixedSize()
    }
  }
}

/// Where an annotation is to be.
struct AnnotationPlace: Sendable {
  let position: AnnotationPosition
  let alignment: Alignment
  let spacing: CGFloat
  let fitsX: Bool
  let fitsY: Bool

  init(_ annotation: MarkAnnotation) {
    (position, alignment, spacing) = (annotation.position, annotation.alignment, annotation.spacing)
    fitsX = annotation.overflow.x.kind != .disabled
    fitsY = annotation.overflow.y.kind == .fit || annotation.overflow.y.kind == .padScale
  }
}

/// Puts a view beside a mark, and moves it into the plot area if it must fit.
struct AnnotationLayout: Layout {
  let annotation: AnnotationPlace
  let frame: CGRect

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    for subview in subviews {
      let size = subview.sizeThatFits(.unspecified)
      var x = place(annotation.position.x, frame.minX, frame.maxX, size.width, share(annotation.alignment.horizontal))
      var y = place(annotation.position.y, frame.minY, frame.maxY, size.height, share(annotation.alignment.vertical))
      if annotation.fitsX { x = min(max(x, 0), max(0, bounds.width - size.width)) }
      if annotation.fitsY { y = min(max(y, 0), max(0, bounds.height - size.height)) }
      subview.place(at: CGPoint(x: bounds.minX + x, y: bounds.minY + y), proposal: ProposedViewSize(size))
    }
  }

  private func place(
    _ side: CGFloat, _ start: CGFloat, _ end: CGFloat, _ length: CGFloat, _ share: CGFloat
  ) -> CGFloat {
    if side < 0 { return start - annotation.spacing - length }
    if side > 0 { return end + annotation.spacing }
    return start + (end - start - length) * share
  }

  private func share(_ alignment: HorizontalAlignment) -> CGFloat {
    alignment == .leading ? 0 : alignment == .trailing ? 1 : 0.5
  }

  private func share(_ alignment: VerticalAlignment) -> CGFloat {
    alignment == .top ? 0 : alignment == .bottom ? 1 : 0.5
  }
}
