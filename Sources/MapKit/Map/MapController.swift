import CoreLocation
import SwiftUI

/// What is around a map needs of it: where places are, and how to show another part.
@MainActor final class MapController {
  var projection: MapProjection?
  /// Where the map is on the screen.
  var place: GeometryProxy?
  /// Shows a part that the user has chosen by a movement.
  var move: (MKMapRect) -> Void = { _ in }
  /// Shows a part that a control stands for.
  var show: (MapCameraPosition) -> Void = { _ in }
  /// What was shown when the movement under way began.
  private var start: MapProjection?
  private(set) var isMoving = false

  nonisolated init() {}

  func drag(by offset: CGSize) {
    guard let start = begin() else { return }
    move(start.moved(by: offset))
  }

  func zoom(by factor: Double) {
    guard let start = begin() else { return }
    move(start.zoomed(by: factor))
  }

  private func begin() -> MapProjection? {
    isMoving = true
    start = start ?? projection
    return start
  }

  func end() { (start, isMoving) = (nil, false) }

  func showDevice() {
    DeviceLocation.ask()
    show(.userLocation(fallback: projection.map { .rect($0.rect) } ?? .automatic))
  }
}

/// Where a map gets its position from.
enum MapPositionSource {
  case initial(MapCameraPosition)
  case bound(Binding<MapCameraPosition>)
  case region(Binding<MKCoordinateRegion>)
  case rect(Binding<MKMapRect>)
}

/// A map of SwiftUI's: finds the position, and takes the user's movements to where it comes from.
struct MapHost: View {
  let records: [MapRecord]
  let position: MapPositionSource
  let bounds: MapCameraBounds?
  let modes: MapInteractionModes
  let selection: MapSelector?
  let scope: Namespace.ID?
  var tracking: Binding<MapUserTrackingMode>?
  @State private var own: MapCameraPosition?
  @State private var controller = MapController()
  @Environment(\.mapStyle) private var style
  @Environment(\.mapCameraObservers) private var observers
  @Environment(\.mapControls) private var controls
  @Environment(\.mapReader) private var reader
  @Environment(\.mapScopes) private var scopes

  init(
    records: [MapRecord], position: MapPositionSource, bounds: MapCameraBounds?, modes: MapInteractionModes,
    selection: MapSelector?, scope: Namespace.ID?, tracking: Binding<MapUserTrackingMode>? = nil
  ) {
    (self.records, self.position, self.bounds, self.modes) = (records, position, bounds, modes)
    (self.selection, self.scope, self.tracking) = (selection, scope, tracking)
  }

  private var current: MapCameraPosition {
    let written: MapCameraPosition =
      switch position {
      case .initial(let first): own ?? first
      case .bound(let binding): binding.wrappedValue
      case .region(let region): .region(region.wrappedValue)
      case .rect(let rect): .rect(rect.wrappedValue)
      }
    return tracking?.wrappedValue == .follow ? .userLocation(fallback: written) : written
  }

  private func show(_ new: MapCameraPosition) {
    switch position {
    case .initial: own = new
    case .bound(let binding): binding.wrappedValue = new
    case .region(let region): region.wrappedValue = MKCoordinateRegion(rect(of: new))
    case .rect(let binding): binding.wrappedValue = rect(of: new)
    }
    if new.positionedByUser, tracking?.wrappedValue == .follow { tracking?.wrappedValue = .none }
  }

  private func rect(of position: MapCameraPosition) -> MKMapRect {
    let content = records.map(\.rect).filter(\.isFinite).reduce(MKMapRect.null) { $0.union($1) }
    return position.rect(content: content, device: DeviceLocation.current?.coordinate).checked()
  }

  private var deselect: (() -> Void)? {
    selection.flatMap { selection in selection.selected == nil ? nil : { selection.select(nil) } }
  }

  var body: some View {
    controller.move = { show(MapCameraPosition(kind: .user($0))) }
    controller.show = { show($0) }
    reader?.controller = controller
    if let scope { scopes?.controllers[scope] = controller }
    return MapSurface(
      records: records, rect: rect(of: current), bounds: bounds, modes: modes, selection: selection,
      ground: style?.ground ?? .standard, controller: controller, isElement: true,
      didChange: { context, isMoving in
        for observer in observers where observer.frequency.isContinuous || !isMoving { observer.action(context) }
      },
      controls: controls, deselect: deselect)
  }
}
