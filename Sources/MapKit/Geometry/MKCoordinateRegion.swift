import CoreLocation
import Foundation

/// The size of a part of a map, in degrees. Source: Apple's page "MKCoordinateSpan".
public struct MKCoordinateSpan: Sendable {
  /// From south to north.
  public var latitudeDelta: CLLocationDegrees
  /// From west to east.
  public var longitudeDelta: CLLocationDegrees

  /// Nothing.
  public init() { (latitudeDelta, longitudeDelta) = (0, 0) }

  /// A size.
  ///
  /// - Parameters:
  ///   - latitudeDelta: From south to north.
  ///   - longitudeDelta: From west to east.
  public init(latitudeDelta: CLLocationDegrees, longitudeDelta: CLLocationDegrees) {
    (self.latitudeDelta, self.longitudeDelta) = (latitudeDelta, longitudeDelta)
  }
}

/// A size, in degrees.
public func MKCoordinateSpanMake(
  _ latitudeDelta: CLLocationDegrees, _ longitudeDelta: CLLocationDegrees
) -> MKCoordinateSpan { MKCoordinateSpan(latitudeDelta: latitudeDelta, longitudeDelta: longitudeDelta) }

/// A part of a map by its middle. Source: Apple's page "MKCoordinateRegion".
public struct MKCoordinateRegion: Sendable {
  /// The place in the middle.
  public var center: CLLocationCoordinate2D
  /// The size.
  public var span: MKCoordinateSpan

  /// Nothing, where the equator meets the meridian of Greenwich.
  public init() { (center, span) = (CLLocationCoordinate2D(), MKCoordinateSpan()) }

  /// A part by its middle and its size.
  ///
  /// - Parameters:
  ///   - center: The place in the middle.
  ///   - span: The size.
  public init(center: CLLocationCoordinate2D, span: MKCoordinateSpan) { (self.center, self.span) = (center, span) }

  /// A part by its middle and its size in meters.
  ///
  /// - Parameters:
  ///   - centerCoordinate: The place in the middle.
  ///   - latitudinalMeters: From south to north.
  ///   - longitudinalMeters: From west to east.
  public init(
    center centerCoordinate: CLLocationCoordinate2D, latitudinalMeters: CLLocationDistance,
    longitudinalMeters: CLLocationDistance
  ) {
    let shrinking = max(cos(centerCoordinate.latitude * .pi / 180), 0.000_001)
    self.init(
      center: centerCoordinate,
      span: MKCoordinateSpan(
        latitudeDelta: min(latitudinalMeters / MKMapPoint.metersPerDegree, 180),
        longitudeDelta: min(longitudinalMeters / (MKMapPoint.metersPerDegree * shrinking), 360)))
  }

  /// The part that a rectangle of the flat map shows.
  public init(_ rect: MKMapRect) {
    let (top, bottom) = (MKMapPoint(x: rect.midX, y: rect.minY), MKMapPoint(x: rect.midX, y: rect.maxY))
    let (north, south) = (top.coordinate.latitude, bottom.coordinate.latitude)
    self.init(
      center: CLLocationCoordinate2D(
        latitude: (north + south) / 2, longitude: MKMapPoint(x: rect.midX, y: rect.midY).coordinate.longitude),
      span: MKCoordinateSpan(
        latitudeDelta: north - south, longitudeDelta: rect.size.width / MKMapSize.world.width * 360))
  }

  /// The part as a rectangle of the flat map.
  var mapRect: MKMapRect {
    let (north, south) = (center.latitude + span.latitudeDelta / 2, center.latitude - span.latitudeDelta / 2)
    let middle = MKMapPoint(center)
    let width = span.longitudeDelta / 360 * MKMapSize.world.width
    let top = MKMapPoint(CLLocationCoordinate2D(latitude: north, longitude: center.longitude)).y
    let bottom = MKMapPoint(CLLocationCoordinate2D(latitude: south, longitude: center.longitude)).y
    return MKMapRect(x: middle.x - width / 2, y: top, width: width, height: bottom - top)
  }
}

/// A part by its middle and its size.
public func MKCoordinateRegionMake(
  _ centerCoordinate: CLLocationCoordinate2D, _ span: MKCoordinateSpan
) -> MKCoordinateRegion { MKCoordinateRegion(center: centerCoordinate, span: span) }

/// The part that a rectangle of the flat map shows.
public func MKCoordinateRegionForMapRect(_ rect: MKMapRect) -> MKCoordinateRegion { MKCoordinateRegion(rect) }
