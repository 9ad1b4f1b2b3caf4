import CoreLocation
import SwiftUI

/// A line through places. Source: Apple's page "MapPolyline".
public struct MapPolyline: MapContent {
  /// How a line goes from place to place; both are straight here. Source: Apple's page "MapPolyline.ContourStyle".
  public enum ContourStyle: Sendable { case straight, geodesic }

  private let coordinates: [CLLocationCoordinate2D]

  /// A line through places.
  public init(coordinates: [CLLocationCoordinate2D], contourStyle: ContourStyle = .straight) {
    self.coordinates = coordinates
  }
  /// A line through places of the flat map.
  public init(points: [MKMapPoint], contourStyle: ContourStyle = .straight) { coordinates = points.map(\.coordinate) }
  /// UIKit's line.
  public init(_ polyline: MKPolyline) { coordinates = polyline.coordinates }
  /// The line of a route.
  public init(_ route: MKRoute) { coordinates = route.polyline.coordinates }

  public typealias Body = Never
  public static func _collect(_ content: Self, into items: inout _MapItems) { items.add(.line(content.coordinates)) }
}

/// An area between places. Source: Apple's page "MapPolygon".
public struct MapPolygon: MapContent {
  private let coordinates: [CLLocationCoordinate2D]
  private var holes: [[CLLocationCoordinate2D]] = []

  /// The area between places.
  public init(coordinates: [CLLocationCoordinate2D]) { self.coordinates = coordinates }
  /// The area between places of the flat map.
  public init(points: [MKMapPoint]) { coordinates = points.map(\.coordinate) }
  /// UIKit's area.
  public init(_ polygon: MKPolygon) {
    coordinates = polygon.coordinates
    holes = (polygon.interiorPolygons ?? []).map(\.coordinates)
  }

  public typealias Body = Never
  public static func _collect(_ content: Self, into items: inout _MapItems) {
    items.add(.polygon(content.coordinates, holes: content.holes))
  }
}

/// All places within a distance of a place. Source: Apple's page "MapCircle".
public struct MapCircle: MapContent {
  private let center: CLLocationCoordinate2D
  private let radius: CLLocationDistance

  /// A circle.
  ///
  /// - Parameters:
  ///   - center: The place in the middle.
  ///   - radius: In meters.
  public init(center: CLLocationCoordinate2D, radius: CLLocationDistance) {
    (self.center, self.radius) = (center, radius)
  }
  /// The circle that fits into a rectangle.
  public init(mapRect: MKMapRect) {
    center = MKMapPoint(x: mapRect.midX, y: mapRect.midY).coordinate
    radius = min(mapRect.width, mapRect.height) / 2 * MKMetersPerMapPointAtLatitude(center.latitude)
  }
  /// UIKit's circle.
  public init(_ circle: MKCircle) { (center, radius) = (circle.coordinate, circle.radius) }

  public typealias Body = Never
  public static func _collect(_ content: Self, into items: inout _MapItems) {
    items.add(.circle(content.center, radius: content.radius))
  }
}
