import CoreLocation
import SwiftUI

/// A map with what lies on it, as SwiftUI's and UIKit's maps show it.
struct MapSurface: View {
  let records: [MapRecord]
  /// What is to be seen at least.
  let rect: MKMapRect
  let bounds: MapCameraBounds?
  let modes: MapInteractionModes
  let selection: MapSelector?
  let ground: MapStyle.Ground
  let controller: MapController
  /// Whether the map is an element; that of UIKit is one already.
  let isElement: Bool
  /// Gets what the map shows, and whether a movement is under way.
  let didChange: (MapCameraUpdateContext, Bool) -> Void
  let controls: AnyView?
  /// Ends the selection; nil if nothing is selected.
  let deselect: (() -> Void)?
  @State private var movements = 0

  var body: some View {
    element
      .contentShape(Rectangle())
      .gesture(
        DragGesture(minimumDistance: 5)
          .onChanged { controller.drag(by: $0.translation) }.onEnded { _ in end() },
        including: modes.contains(.pan) ? .all : .subviews
      )
      .simultaneousGesture(
        MagnifyGesture().onChanged { controller.zoom(by: $0.magnification) }.onEnded { _ in end() },
        including: modes.contains(.zoom) ? .all : .subviews
      )
      .simultaneousGesture(
        TapGesture(count: 2).onEnded {
          controller.zoom(by: 2)
          end()
        },
        including: modes.contains(.zoom) ? .all : .subviews)
  }

  private func end() {
    controller.end()
    movements += 1
  }

  @ViewBuilder private var element: some View {
    if isElement { MapElement { content } } else { content }
  }

  private var content: some View {
    GeometryReader { place in
      let projection = MapProjection(bounds?.limit(rect) ?? rect, in: place.size)
      let _ = note(projection, place)
      ZStack(alignment: .topTrailing) {
        MapGround(projection: projection, records: records.filter(\.isOverlay), ground: ground)
          .modifier(Deselecting(deselect: deselect))
        MapPlaces {
          ForEach(records) { record in spot(of: record, projection) }
        }
        if let controls { controls.environment(\.mapController, controller).padding(8) }
      }
      .clipped()
      .onChange(of: Shown(projection, movements), initial: true) { didChange(projection.context, controller.isMoving) }
    }
  }

  private func note(_ projection: MapProjection, _ place: GeometryProxy) {
    (controller.projection, controller.place) = (projection, place)
  }

  /// What the map shows, for comparisons.
  private struct Shown: Equatable {
    let rect: MKMapRect
    let movements: Int

    init(_ projection: MapProjection, _ movements: Int) { (rect, self.movements) = (projection.rect, movements) }

    static func == (lhs: Self, rhs: Self) -> Bool { lhs.rect.isSame(as: rhs.rect) && lhs.movements == rhs.movements }
  }

  // MARK: - Places

  @ViewBuilder private func spot(of record: MapRecord, _ projection: MapProjection) -> some View {
    switch record.kind {
    case .marker(let place, let symbol):
      let point = projection.point(place)
      if isSeen(point, projection) {
        MarkerView(record: record, symbol: symbol, isSelected: isSelected(record), select: selecting(record))
          .layoutValue(key: MapSpot.self, value: MapSpot(point: point, anchor: .bottom))
      }
    case .annotation(let place, let anchor, let view):
      let point = projection.point(place)
      if isSeen(point, projection) {
        AnnotationView(record: record, view: view, select: selecting(record))
          .layoutValue(key: MapSpot.self, value: MapSpot(point: point, anchor: anchor))
      }
    case .user:
      if let place = DeviceLocation.current?.coordinate {
        UserLocationView(record: record, select: selecting(record))
          .layoutValue(key: MapSpot.self, value: MapSpot(point: projection.point(place), anchor: .center))
      }
    case .line, .polygon, .circle:
      if let frame = projection.frame(of: record) {
        MapItemElement(title: "", identifier: record.overlayName, isSelected: false) { Color.clear }
          .allowsHitTesting(false)
          .layoutValue(
            key: MapSpot.self, value: MapSpot(point: frame.origin, anchor: .topLeading, size: frame.size))
      }
    }
  }

  private func isSeen(_ point: CGPoint, _ projection: MapProjection) -> Bool {
    CGRect(origin: .zero, size: projection.size).contains(point)
  }

  private func isSelected(_ record: MapRecord) -> Bool {
    record.isSelected ?? (record.tag != nil && record.tag == selection?.selected)
  }

  private func selecting(_ record: MapRecord) -> (() -> Void)? {
    if let select = record.select { return select }
    guard let selection, let tag = record.tag else { return nil }
    return { selection.select(tag) }
  }
}

/// A tap on the ground ends the selection.
private struct Deselecting: ViewModifier {
  let deselect: (() -> Void)?

  func body(content: Content) -> some View {
    if let deselect {
      content.onTapGesture(perform: deselect)
    } else {
      content
    }
  }
}

extension MapProjection {
  var context: MapCameraUpdateContext { MapCameraUpdateContext(camera: MapCamera(rect), region: region, rect: rect) }

  /// The frame of what is seen of an overlay; nil where nothing is.
  func frame(of record: MapRecord) -> CGRect? {
    let seen = record.rect.intersection(rect)
    guard !seen.isNull else { return nil }
    return CGRect(
      x: (seen.minX - rect.minX) / scale, y: (seen.minY - rect.minY) / scale, width: seen.width / scale,
      height: seen.height / scale)
  }
}

/// Where something is on a map.
struct MapSpot: LayoutValueKey {
  static var defaultValue: MapSpot { MapSpot(point: .zero, anchor: .center) }
  let point: CGPoint
  let anchor: UnitPoint
  var size: CGSize?
}

/// Lays out views by their spots.
private struct MapPlaces: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    for subview in subviews {
      let spot = subview[MapSpot.self]
      subview.place(
        at: CGPoint(x: bounds.minX + spot.point.x, y: bounds.minY + spot.point.y), anchor: spot.anchor,
        proposal: spot.size.map { ProposedViewSize($0) } ?? .unspecified)
    }
  }
}
