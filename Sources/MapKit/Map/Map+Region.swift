import CoreLocation
import SwiftUI

/// How a map follows the device, in the first generation. Source: Apple's page "MapUserTrackingMode".
public enum MapUserTrackingMode: Sendable { case none, follow }

/// An annotation of the first generation of maps. Source: Apple's page "MapAnnotationProtocol".
@MainActor @preconcurrency public protocol MapAnnotationProtocol {
  /// Adds what is to be seen. The runtime's.
  func _collect(into items: inout _MapItems)
}

/// Views at a place. Source: Apple's page "MapAnnotation".
public struct MapAnnotation<Content: View>: MapAnnotationProtocol {
  private let coordinate: CLLocationCoordinate2D
  private let anchor: CGPoint
  private let content: Content

  /// Views at a place.
  ///
  /// - Parameters:
  ///   - coordinate: The place.
  ///   - anchorPoint: The point of the views that is at the place, as shares of their size.
  ///   - content: The views.
  public init(
    coordinate: CLLocationCoordinate2D, anchorPoint: CGPoint = CGPoint(x: 0.5, y: 0.5),
    @ViewBuilder content: () -> Content
  ) { (self.coordinate, anchor, self.content) = (coordinate, anchorPoint, content()) }

  public func _collect(into items: inout _MapItems) {
    let anchor = UnitPoint(x: anchor.x, y: anchor.y)
    items.add(.annotation(coordinate, anchor: anchor, view: AnyView(content)))
  }
}

/// A balloon at a place. Source: Apple's page "MapMarker".
public struct MapMarker: MapAnnotationProtocol {
  private let coordinate: CLLocationCoordinate2D
  private let tint: Color?

  /// A balloon at a place.
  public init(coordinate: CLLocationCoordinate2D, tint: Color? = nil) {
    (self.coordinate, self.tint) = (coordinate, tint)
  }

  public func _collect(into items: inout _MapItems) {
    items.add(.marker(coordinate, symbol: .pin)) { $0.tint = tint.map { AnyShapeStyle($0) } }
  }
}

/// A pin at a place. Source: Apple's page "MapPin".
public struct MapPin: MapAnnotationProtocol {
  private let coordinate: CLLocationCoordinate2D
  private let tint: Color?

  /// A pin at a place.
  public init(coordinate: CLLocationCoordinate2D, tint: Color? = nil) {
    (self.coordinate, self.tint) = (coordinate, tint)
  }

  public func _collect(into items: inout _MapItems) {
    items.add(.marker(coordinate, symbol: .pin)) { $0.tint = tint.map { AnyShapeStyle($0) } }
  }
}

/// The views of a map of the first generation without annotations.
public struct _DefaultMapContent: View {
  let host: MapHost
  public var body: some View { host }
}

/// The views of a map of the first generation with annotations.
public struct _DefaultAnnotatedMapContent<Items: RandomAccessCollection>: View {
  let host: MapHost
  public var body: some View { host }
}

@MainActor
private func host(
  _ position: MapPositionSource, _ modes: MapInteractionModes, _ showsUser: Bool,
  _ tracking: Binding<MapUserTrackingMode>?, _ records: [MapRecord] = []
) -> MapHost {
  var items = _MapItems()
  items.records = records
  if showsUser { items.add(.user) }
  return MapHost(
    records: items.records, position: position, bounds: nil, modes: modes, selection: nil, scope: nil,
    tracking: tracking)
}

@MainActor
private func records<Items: RandomAccessCollection, A: MapAnnotationProtocol>(
  _ elements: Items, _ make: (Items.Element) -> A
) -> [MapRecord] where Items.Element: Identifiable {
  var items = _MapItems()
  for element in elements { items.collect(LegacyAnnotation(annotation: make(element)), at: AnyHashable(element.id)) }
  return items.records
}

private struct LegacyAnnotation<A: MapAnnotationProtocol>: MapContent {
  let annotation: A
  typealias Body = Never
  static func _collect(_ content: Self, into items: inout _MapItems) { content.annotation._collect(into: &items) }
}

extension Map where Content == _DefaultMapContent {
  /// A map of a region.
  ///
  /// - Parameters:
  ///   - coordinateRegion: The region; it follows when the user moves the map.
  ///   - interactionModes: What the user may do.
  ///   - showsUserLocation: Whether the map shows where the device is.
  ///   - userTrackingMode: Whether the map follows the device.
  public init(
    coordinateRegion: Binding<MKCoordinateRegion>, interactionModes: MapInteractionModes = .all,
    showsUserLocation: Bool = false, userTrackingMode: Binding<MapUserTrackingMode>? = nil
  ) {
    self.init(
      content: _DefaultMapContent(
        host: host(.region(coordinateRegion), interactionModes, showsUserLocation, userTrackingMode)))
  }

  /// A map of a rectangle of the flat map.
  public init(
    mapRect: Binding<MKMapRect>, interactionModes: MapInteractionModes = .all, showsUserLocation: Bool = false,
    userTrackingMode: Binding<MapUserTrackingMode>? = nil
  ) {
    self.init(
      content: _DefaultMapContent(
        host: host(.rect(mapRect), interactionModes, showsUserLocation, userTrackingMode)))
  }
}

extension Map {
  /// A map of a region with annotations.
  ///
  /// - Parameters:
  ///   - coordinateRegion: The region; it follows when the user moves the map.
  ///   - annotationItems: What the annotations are made of.
  ///   - annotationContent: Makes an annotation.
  public init<Items: RandomAccessCollection, A: MapAnnotationProtocol>(
    coordinateRegion: Binding<MKCoordinateRegion>, interactionModes: MapInteractionModes = .all,
    showsUserLocation: Bool = false, userTrackingMode: Binding<MapUserTrackingMode>? = nil, annotationItems: Items,
    annotationContent: @escaping (Items.Element) -> A
  ) where Content == _DefaultAnnotatedMapContent<Items>, Items.Element: Identifiable {
    self.init(
      content: _DefaultAnnotatedMapContent(
        host: host(
          .region(coordinateRegion), interactionModes, showsUserLocation, userTrackingMode,
          records(annotationItems, annotationContent))))
  }

  /// A map of a rectangle of the flat map with annotations.
  public init<Items: RandomAccessCollection, A: MapAnnotationProtocol>(
    mapRect: Binding<MKMapRect>, interactionModes: MapInteractionModes = .all, showsUserLocation: Bool = false,
    userTrackingMode: Binding<MapUserTrackingMode>? = nil, annotationItems: Items,
    annotationContent: @escaping (Items.Element) -> A
  ) where Content == _DefaultAnnotatedMapContent<Items>, Items.Element: Identifiable {
    self.init(
      content: _DefaultAnnotatedMapContent(
        host: host(
          .rect(mapRect), interactionModes, showsUserLocation, userTrackingMode,
          records(annotationItems, annotationContent))))
  }
}
