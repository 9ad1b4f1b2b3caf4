import CoreLocation
import Foundation

/// A place on the flat map, which is Mercator's. Source: Apple's page "MKMapPoint".
public struct MKMapPoint: Sendable {
  /// From the west.
  public var x: Double
  /// From the north.
  public var y: Double

  /// The length of a degree of the equator.
  static let metersPerDegree = 111_319.490_8

  /// The corner in the north-west.
  public init() { (x, y) = (0, 0) }

  /// A place by its distances from the corner in the north-west.
  public init(x: Double, y: Double) { (self.x, self.y) = (x, y) }

  /// A place of the earth.
  public init(_ coordinate: CLLocationCoordinate2D) {
    let latitude = min(max(coordinate.latitude, -85.051_128), 85.051_128) * .pi / 180
    x = (coordinate.longitude + 180) / 360 * MKMapSize.world.width
    y = (1 - log(tan(latitude) + 1 / cos(latitude)) / .pi) / 2 * MKMapSize.world.height
  }

  /// The place of the earth.
  public var coordinate: CLLocationCoordinate2D {
    let latitude = atan(sinh(.pi * (1 - 2 * y / MKMapSize.world.height))) * 180 / .pi
    let longitude = (x / MKMapSize.world.width * 360).truncatingRemainder(dividingBy: 360)
    return CLLocationCoordinate2D(latitude: latitude, longitude: (longitude < 0 ? longitude + 360 : longitude) - 180)
  }

  /// The length of the shortest way to another place, in meters.
  public func distance(to other: MKMapPoint) -> CLLocationDistance { Geodesic.distance(coordinate, other.coordinate) }
}

/// A size on the flat map. Source: Apple's page "MKMapSize".
public struct MKMapSize: Sendable {
  /// From west to east.
  public var width: Double
  /// From north to south.
  public var height: Double

  /// Nothing.
  public init() { (width, height) = (0, 0) }
  /// A size.
  public init(width: Double, height: Double) { (self.width, self.height) = (width, height) }

  /// The whole map.
  public static let world = MKMapSize(width: 268_435_456, height: 268_435_456)
}

/// A rectangle of the flat map. Source: Apple's page "MKMapRect".
public struct MKMapRect: Sendable {
  /// The corner in the north-west.
  public var origin: MKMapPoint
  /// The size.
  public var size: MKMapSize

  /// Nothing, in the corner of the map.
  public init() { (origin, size) = (MKMapPoint(), MKMapSize()) }
  /// A rectangle by its corner in the north-west.
  public init(origin: MKMapPoint, size: MKMapSize) { (self.origin, self.size) = (origin, size) }
  /// A rectangle by its corner in the north-west.
  public init(x: Double, y: Double, width: Double, height: Double) {
    self.init(origin: MKMapPoint(x: x, y: y), size: MKMapSize(width: width, height: height))
  }

  /// The whole map.
  public static let world = MKMapRect(origin: MKMapPoint(), size: .world)
  /// No rectangle: a union with it is the other one.
  public static let null = MKMapRect(x: .infinity, y: .infinity, width: 0, height: 0)

  /// The edge in the west.
  public var minX: Double { origin.x }
  /// The edge in the north.
  public var minY: Double { origin.y }
  /// The middle from west to east.
  public var midX: Double { origin.x + size.width / 2 }
  /// The middle from north to south.
  public var midY: Double { origin.y + size.height / 2 }
  /// The edge in the east.
  public var maxX: Double { origin.x + size.width }
  /// The edge in the south.
  public var maxY: Double { origin.y + size.height }
  /// From west to east.
  public var width: Double { size.width }
  /// From north to south.
  public var height: Double { size.height }
  /// Whether it is no rectangle.
  public var isNull: Bool { origin.x.isInfinite || origin.y.isInfinite }
  /// Whether nothing lies in it.
  public var isEmpty: Bool { isNull || size.width == 0 && size.height == 0 }

  /// The smallest rectangle around both.
  public func union(_ rect: MKMapRect) -> MKMapRect {
    if isNull { return rect }
    if rect.isNull { return self }
    let (left, top) = (min(minX, rect.minX), min(minY, rect.minY))
    return MKMapRect(x: left, y: top, width: max(maxX, rect.maxX) - left, height: max(maxY, rect.maxY) - top)
  }

  /// What lies in both; ``null`` for nothing.
  public func intersection(_ rect: MKMapRect) -> MKMapRect {
    let (left, top) = (max(minX, rect.minX), max(minY, rect.minY))
    let (right, bottom) = (min(maxX, rect.maxX), min(maxY, rect.maxY))
    guard left <= right, top <= bottom else { return .null }
    return MKMapRect(x: left, y: top, width: right - left, height: bottom - top)
  }

  /// Whether something lies in both.
  public func intersects(_ rect: MKMapRect) -> Bool { !intersection(rect).isNull }
  /// Whether a place lies in it.
  public func contains(_ point: MKMapPoint) -> Bool {
    point.x >= minX && point.x <= maxX && point.y >= minY && point.y <= maxY
  }
  /// Whether all of another rectangle lies in it.
  public func contains(_ rect: MKMapRect) -> Bool {
    rect.minX >= minX && rect.maxX <= maxX && rect.minY >= minY && rect.maxY <= maxY
  }

  /// The rectangle with its edges moved inside; outside for negative distances.
  public func insetBy(dx: Double, dy: Double) -> MKMapRect {
    MKMapRect(x: minX + dx, y: minY + dy, width: size.width - 2 * dx, height: size.height - 2 * dy)
  }

  /// The rectangle, moved.
  public func offsetBy(dx: Double, dy: Double) -> MKMapRect {
    MKMapRect(x: minX + dx, y: minY + dy, width: size.width, height: size.height)
  }

  /// The smallest rectangle around some places; ``null`` without any.
  init(around coordinates: some Sequence<CLLocationCoordinate2D>) {
    self = coordinates.reduce(.null) { rect, coordinate in
      guard coordinate.latitude.isFinite, coordinate.longitude.isFinite else { return rect }
      let point = MKMapPoint(coordinate)
      return rect.union(MKMapRect(x: point.x, y: point.y, width: 0, height: 0))
    }
  }

  /// The rectangle around a circle.
  init(around center: CLLocationCoordinate2D, radius: CLLocationDistance) {
    let length = radius * MKMapPointsPerMeterAtLatitude(center.latitude)
    let point = MKMapPoint(center)
    self.init(x: point.x - length, y: point.y - length, width: 2 * length, height: 2 * length)
  }
}

/// How long a meter is on the flat map, at a latitude.
public func MKMapPointsPerMeterAtLatitude(_ latitude: CLLocationDegrees) -> Double {
  MKMapSize.world.width / 360 / MKMapPoint.metersPerDegree / max(cos(latitude * .pi / 180), 0.000_001)
}

/// How many meters a unit of the flat map is, at a latitude.
public func MKMetersPerMapPointAtLatitude(_ latitude: CLLocationDegrees) -> CLLocationDistance {
  1 / MKMapPointsPerMeterAtLatitude(latitude)
}

/// The length of the shortest way between two places, in meters.
public func MKMetersBetweenMapPoints(_ a: MKMapPoint, _ b: MKMapPoint) -> CLLocationDistance { a.distance(to: b) }
/// A place of the earth on the flat map.
public func MKMapPointForCoordinate(_ coordinate: CLLocationCoordinate2D) -> MKMapPoint { MKMapPoint(coordinate) }
/// The place of the earth at a place of the flat map.
public func MKCoordinateForMapPoint(_ mapPoint: MKMapPoint) -> CLLocationCoordinate2D { mapPoint.coordinate }
