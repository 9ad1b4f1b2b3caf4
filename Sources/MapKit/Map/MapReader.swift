import CoreLocation
import SwiftUI

/// Gives content the places of the map in it. Source: Apple's page "MapReader".
public struct MapReader<Content: View>: View {
  private let content: (MapProxy) -> Content
  @State private var reference = MapReference()

  /// Gives content the places of the map in it.
  ///
  /// - Parameter content: Makes the views, one of which is a map.
  public init(@ViewBuilder content: @escaping (MapProxy) -> Content) { self.content = content }

  public var body: some View { content(MapProxy(reference: reference)).environment(\.mapReader, reference) }
}

/// The map that a reader has inside.
@MainActor final class MapReference {
  weak var controller: MapController?
  nonisolated init() {}
}

/// Finds places of a map on the screen. Source: Apple's page "MapProxy".
@MainActor @preconcurrency
public struct MapProxy {
  let reference: MapReference

  private var projection: MapProjection? { reference.controller?.projection }

  /// Where the map is in a space.
  private func origin(in space: CoordinateSpace) -> CGPoint? {
    space.isLocal ? .zero : reference.controller?.place?.frame(in: space).origin
  }

  /// The place of the earth at a point; nil while no map is shown.
  ///
  /// - Parameters:
  ///   - point: In points.
  ///   - space: What the point is measured in; `.local` is the map itself.
  public func convert(_ point: CGPoint, from space: some CoordinateSpaceProtocol) -> CLLocationCoordinate2D? {
    guard let projection, let origin = origin(in: space.coordinateSpace) else { return nil }
    return projection.coordinate(CGPoint(x: point.x - origin.x, y: point.y - origin.y))
  }

  /// The point of a place of the earth; nil while no map is shown.
  ///
  /// - Parameters:
  ///   - coordinate: The place.
  ///   - space: What the point is measured in; `.local` is the map itself.
  public func convert(_ coordinate: CLLocationCoordinate2D, to space: some CoordinateSpaceProtocol) -> CGPoint? {
    guard let projection, let origin = origin(in: space.coordinateSpace) else { return nil }
    let point = projection.point(coordinate)
    return CGPoint(x: point.x + origin.x, y: point.y + origin.y)
  }

  /// The camera that shows at least a region; nil while no map is shown.
  public func camera(framing region: MKCoordinateRegion, edgePadding: EdgeInsets = EdgeInsets()) -> MapCamera? {
    camera(framing: region.mapRect)
  }
  /// The camera that shows at least a rectangle of the flat map; nil while no map is shown.
  public func camera(framing rect: MKMapRect, edgePadding: EdgeInsets = EdgeInsets()) -> MapCamera? {
    projection.map { MapCamera(MapProjection(rect, in: $0.size).rect) }
  }
}

extension CoordinateSpace {
  fileprivate var isLocal: Bool { self == .local }
}

/// The maps that controls elsewhere belong to.
@MainActor final class MapScopes {
  var controllers: [Namespace.ID: MapController] = [:]
  nonisolated init() {}
}

private struct MapScopeModifier: ViewModifier {
  let scope: Namespace.ID
  @State private var scopes = MapScopes()

  func body(content: Content) -> some View { content.environment(\.mapScopes, scopes) }
}

extension View {
  /// Connects maps inside with controls of the same scope.
  nonisolated public func mapScope(_ scope: Namespace.ID) -> some View { modifier(MapScopeModifier(scope: scope)) }
}

private struct MapReaderKey: EnvironmentKey {
  static let defaultValue: MapReference? = nil
}
private struct MapScopesKey: EnvironmentKey {
  static let defaultValue: MapScopes? = nil
}
private struct MapControllerKey: EnvironmentKey {
  static let defaultValue: MapController? = nil
}
private struct MapControlsKey: EnvironmentKey {
  nonisolated(unsafe) static let defaultValue: AnyView? = nil
}
private struct MapControlVisibilityKey: EnvironmentKey {
  static let defaultValue = Visibility.automatic
}

extension EnvironmentValues {
  var mapReader: MapReference? {
    get { self[MapReaderKey.self] }
    set { self[MapReaderKey.self] = newValue }
  }
  var mapScopes: MapScopes? {
    get { self[MapScopesKey.self] }
    set { self[MapScopesKey.self] = newValue }
  }
  /// The map that controls are in.
  var mapController: MapController? {
    get { self[MapControllerKey.self] }
    set { self[MapControllerKey.self] = newValue }
  }
  var mapControls: AnyView? {
    get { self[MapControlsKey.self] }
    set { self[MapControlsKey.self] = newValue }
  }
  var mapControlVisibility: Visibility {
    get { self[MapControlVisibilityKey.self] }
    set { self[MapControlVisibilityKey.self] = newValue }
  }
}
