import Foundation
import SwiftUI

/// A chart with its titles and its legend.
struct ChartFrame: View {
  let model: ChartModel

  private var options: ChartOptions { model.options }

  var body: some View {
    GeometryReader { room in
      VStack(alignment: .leading, spacing: 0) {
        side(above: true)
        HStack(spacing: 0) {
          side(before: true)
          ChartBody(model: model, room: room.size)
          side(before: false)
        }
        side(above: false)
      }
    }
    .frame(idealWidth: 300, idealHeight: 150)
    .modifier(ChartLayers(options: options))
    .accessibilityElement(children: .contain)
  }

  /// What is above the plot area, or below it.
  @ViewBuilder private func side(above: Bool) -> some View {
    let y: CGFloat = above ? -1 : 1
    if above, legendPosition.y == y { legend(.bottom) }
    ForEach(options.titles.indices, id: \.self) { index in
      let title = options.titles[index]
      if title.position.y == y {
        styled(title)
          .frame(maxWidth: .infinity, alignment: Alignment(horizontal: title.alignment.horizontal, vertical: .center))
          .padding(above ? .bottom : .top, title.spacing ?? 4)
      }
    }
    if !above, legendPosition.y == y { legend(.top) }
  }

  /// What is beside the plot area.
  @ViewBuilder private func side(before: Bool) -> some View {
    let x: CGFloat = before ? -1 : 1
    if before, legendPosition.y == 0, legendPosition.x == x { legend(.trailing) }
    ForEach(options.titles.indices, id: \.self) { index in
      let title = options.titles[index]
      if title.position.y == 0, title.position.x == x {
        UprightLayout { styled(title).rotationEffect(.degrees(-90)) }
          .padding(before ? .trailing : .leading, title.spacing ?? 4)
      }
    }
    if !before, legendPosition.y == 0, legendPosition.x == x { legend(.leading) }
  }

  private func styled(_ title: ChartTitle) -> some View {
    title.view.font(.caption).foregroundStyle(Color.gray).fixedSize()
  }

  private var legendPosition: AnnotationPosition {
    options.legend.position.isAutomatic ? .bottom : options.legend.position
  }

  @ViewBuilder private func legend(_ edge: Edge.Set) -> some View {
    if let legend = ChartLegend(model: model, isUpright: legendPosition.y == 0) {
      let alignment = options.legend.alignment ?? legendPosition.alignment
      if legendPosition.y == 0 {
        legend.padding(edge, options.legend.spacing ?? 8)
      } else {
        legend
          .frame(maxWidth: .infinity, alignment: Alignment(horizontal: alignment.horizontal, vertical: .center))
          .padding(edge, options.legend.spacing ?? 8)
      }
    }
  }
}

extension AnnotationPosition {
  /// Where a legend is along its side.
  fileprivate var alignment: Alignment { x > 0 ? .trailing : .leading }
}

/// Gives a turned view the room that it takes.
struct UprightLayout: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let size = subviews.first?.sizeThatFits(.unspecified) ?? .zero
    return CGSize(width: size.height, height: size.width)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    for subview in subviews {
      subview.place(at: CGPoint(x: bounds.midX, y: bounds.midY), anchor: .center, proposal: .unspecified)
    }
  }
}
