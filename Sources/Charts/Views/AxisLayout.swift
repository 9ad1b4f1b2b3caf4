import Foundation
import SwiftUI

/// A label of an axis.
struct AxisLabelModel: Identifiable {
  let id: Int
  let place: AxisLabelPlace
  let label: AxisLabel
  let text: String
  let look: AxisLook
}

/// Where a label is to be.
struct AxisLabelPlace {
  let edge: Edge
  let tick: AxisTickModel
  let scale: PositionScale
  let isCentered: Bool?
  let label: AxisLabel
  let offset: CGSize

  /// Whether the label begins at its value.
  var begins: Bool {
    guard case .date = tick.datum, isCentered != true else { return false }
    return edge == .bottom || edge == .top
  }

  /// The point of the label's beginning or middle along the axis.
  func position(_ length: CGFloat) -> CGFloat? { tick.position(scale.sized(length), isCentered: isCentered) }
}

extension AxisLabelModel {
  /// The labels of an axis that have room.
  ///
  /// - Parameter length: About how long the axis is.
  static func labels(of axis: AxisModel, about length: CGFloat) -> [AxisLabelModel] {
    var labels: [AxisLabelModel] = []
    var ends: [Edge: CGFloat] = [:]
    for tick in axis.ticks {
      for part in tick.parts {
        guard case .label(let label) = part.kind else { continue }
        let place = AxisLabelPlace(
          edge: tick.edge, tick: tick, scale: axis.scale, isCentered: part.isCentered, label: label,
          offset: part.look.offset)
        let made = AxisLabelModel(
          id: labels.count, place: place, label: label, text: label.text(of: tick), look: part.look)
        guard made.hasRoom(length, &ends) else { continue }
        labels.append(made)
      }
    }
    return labels
  }

  /// Whether a text is not over the one before. Views of the app have room always.
  private func hasRoom(_ length: CGFloat, _ ends: inout [Edge: CGFloat]) -> Bool {
    if case .view = label.content { return true }
    guard !label.keepsAll, !label.isUpright, place.edge == .bottom || place.edge == .top,
      let position = place.position(length)
    else { return true }
    // A label that begins at the end of the axis has no room in it.
    if place.begins, position > length * 0.99 { return false }
    let width = min(CGFloat(text.count) * 6, place.scale.sized(length).bandLength ?? .infinity)
    let start = place.begins ? position : position - width / 2
    if let end = ends[place.edge], start < end { return false }
    ends[place.edge] = start + max(width, 14) + 2
    return true
  }
}

extension AxisLabel {
  fileprivate func text(of tick: AxisTickModel) -> String {
    if case .format(let format) = content { format(tick.datum) ?? tick.text } else { tick.text }
  }
}

/// What a label of an axis shows.
struct AxisLabelView: View {
  let label: AxisLabelModel

  var body: some View {
    content
      .font(label.look.font ?? .caption)
      .foregroundStyle(label.look.foreground ?? AnyShapeStyle(Color.gray))
      .layoutValue(key: AxisLabelKey.self, value: UncheckedPlace(place: label.place))
  }

  @ViewBuilder private var content: some View {
    let text: AnyView = if case .view(let view) = label.label.content { view } else { plain }
    if label.label.isUpright { UprightLayout { text.rotationEffect(.degrees(90)) } } else { text }
  }

  private var plain: AnyView { AnyView(Text(verbatim: label.text).lineLimit(1)) }
}

/// A label's place on its way to the layout, which runs where views are evaluated.
struct UncheckedPlace: @unchecked Sendable {
  let place: AxisLabelPlace
}

struct AxisLabelKey: LayoutValueKey {
  static var defaultValue: UncheckedPlace? { nil }
}

/// What axes take of a chart, in points, if it is known.
struct AxisStrips {
  var below: CGFloat?
  var behind: CGFloat?
  /// What the axes of the scrolled part take of it.
  var hidden: Hidden?

  struct Hidden {
    let below: CGFloat
    let behind: CGFloat
  }

  init() {}
  init(below: CGFloat?, behind: CGFloat?) { (self.below, self.behind) = (below, behind) }
  init(below: CGFloat?, behind: CGFloat?, hidden: AxisStrips) {
    self.init(below: below, behind: behind)
    self.hidden = Hidden(below: hidden.below ?? 0, behind: hidden.behind ?? 0)
  }
}

/// Puts labels around a plot area, which is the first view.
struct AxisLayout: Layout {
  let strips: AxisStrips

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    proposal.replacingUnspecifiedDimensions(by: CGSize(width: 300, height: 150))
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    guard let plot = subviews.first else { return }
    let labels = subviews.dropFirst().compactMap { view in view[AxisLabelKey.self].map { (view, $0.place) } }
    let insets = insets(labels)
    let room = CGRect(
      x: bounds.minX + insets.leading, y: bounds.minY + insets.top,
      width: max(0, bounds.width - insets.leading - insets.trailing),
      height: max(0, bounds.height - insets.top - insets.bottom))
    plot.place(at: room.origin, proposal: ProposedViewSize(room.size))
    var area = CGRect(origin: room.origin, size: plot.sizeThatFits(ProposedViewSize(room.size)))
    area.size.width -= strips.hidden?.behind ?? 0
    area.size.height -= strips.hidden?.below ?? 0
    for (view, place) in labels { self.place(view, place, area, bounds) }
  }

  private func insets(_ labels: [(LayoutSubview, AxisLabelPlace)]) -> EdgeInsets {
    var insets = EdgeInsets()
    var half: CGFloat = 0
    for (view, place) in labels where !place.tick.isInside {
      let size = view.sizeThatFits(.unspecified)
      let (horizontal, vertical) = place.spacing
      switch place.edge {
      case .leading: insets.leading = max(insets.leading, size.width + horizontal + 4)
      case .trailing: insets.trailing = max(insets.trailing, size.width + horizontal)
      case .top: insets.top = max(insets.top, size.height + vertical)
      case .bottom: insets.bottom = max(insets.bottom, size.height + vertical)
      }
      if place.edge == .leading || place.edge == .trailing { half = max(half, size.height / 2) }
    }
    // The labels of the highest and the lowest value are half beside the plot area.
    insets.top = max(insets.top, half)
    insets.bottom = strips.below ?? max(insets.bottom, strips.hidden == nil ? half : 0)
    insets.trailing = strips.behind ?? insets.trailing
    return insets
  }

  private func place(_ view: LayoutSubview, _ place: AxisLabelPlace, _ area: CGRect, _ bounds: CGRect) {
    let isFlat = place.edge == .bottom || place.edge == .top
    guard let position = place.position(isFlat ? area.width : area.height) else { return }
    let band = isFlat ? place.scale.sized(area.width).bandLength : nil
    let size = view.sizeThatFits(ProposedViewSize(width: band, height: nil))
    let (horizontal, vertical) = place.spacing
    var point: CGPoint
    switch place.edge {
    case .bottom: point = CGPoint(x: area.minX + position, y: area.maxY + vertical)
    case .top: point = CGPoint(x: area.minX + position, y: area.minY - vertical - size.height)
    case .trailing: point = CGPoint(x: area.maxX + horizontal, y: area.minY + position - size.height / 2)
    case .leading: point = CGPoint(x: area.minX - horizontal - size.width, y: area.minY + position - size.height / 2)
    }
    if place.tick.isInside { point = inside(point, place, size, area) }
    if isFlat {
      let anchor = place.label.anchor?.x ?? (place.begins ? 0 : 0.5)
      point.x += place.begins && place.label.anchor == nil ? 4 : -anchor * size.width
      point.x = min(max(point.x, bounds.minX), max(bounds.minX, bounds.maxX - size.width))
    } else if let anchor = place.label.anchor {
      point.y += size.height / 2 - anchor.y * size.height
    }
    point.x += place.offset.width
    point.y += place.offset.height
    view.place(at: point, proposal: ProposedViewSize(size))
  }

  /// The place of a label on the other side of the edge.
  private func inside(_ point: CGPoint, _ place: AxisLabelPlace, _ size: CGSize, _ area: CGRect) -> CGPoint {
    switch place.edge {
    case .bottom: CGPoint(x: point.x, y: area.maxY - size.height - 2)
    case .top: CGPoint(x: point.x, y: area.minY + 2)
    case .leading: CGPoint(x: area.minX + 2, y: point.y)
    case .trailing: CGPoint(x: area.maxX - size.width - 2, y: point.y)
    }
  }
}

extension AxisLabelPlace {
  /// The distance from the plot area.
  fileprivate var spacing: (CGFloat, CGFloat) { (label.horizontalSpacing ?? 4, label.verticalSpacing ?? 4) }
}
