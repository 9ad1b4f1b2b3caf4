import CoreLocation
import Foundation

/// An area of UIKit's map. Source: Apple's page "MKOverlay".
public protocol MKOverlay: MKAnnotation {
  /// The rectangle around it.
  var boundingMapRect: MKMapRect { get }
  /// Whether it lies in a rectangle in part.
  func intersects(_ mapRect: MKMapRect) -> Bool
  /// Whether it hides the ground.
  var canReplaceMapContent: Bool { get }
}

extension MKOverlay {
  /// Whether the rectangles do.
  public func intersects(_ mapRect: MKMapRect) -> Bool { boundingMapRect.intersects(mapRect) }
  /// False.
  public var canReplaceMapContent: Bool { false }
}

/// Whether overlays lie over labels. Source: Apple's page "MKOverlayLevel".
public enum MKOverlayLevel: Int, Sendable { case aboveRoads, aboveLabels }

/// Several places of UIKit's map. Source: Apple's page "MKMultiPoint".
open class MKMultiPoint: MKShape, @unchecked Sendable {
  package let coordinates: [CLLocationCoordinate2D]

  init(_ coordinates: [CLLocationCoordinate2D]) { self.coordinates = coordinates }

  /// How many places there are.
  open var pointCount: Int { coordinates.count }

  /// Copies the places of a range to a buffer.
  open func getCoordinates(_ coords: UnsafeMutablePointer<CLLocationCoordinate2D>, range: NSRange) {
    for (offset, place) in coordinates.dropFirst(range.location).prefix(range.length).enumerated() {
      coords[offset] = place
    }
  }

  /// The places on the flat map. They are valid until this is called again, or the object is gone.
  open func points() -> UnsafeMutablePointer<MKMapPoint> {
    buffer?.deallocate()
    let buffer = UnsafeMutablePointer<MKMapPoint>.allocate(capacity: max(coordinates.count, 1))
    buffer.initialize(from: coordinates.map { MKMapPoint($0) }, count: coordinates.count)
    self.buffer = buffer
    return buffer
  }
  private var buffer: UnsafeMutablePointer<MKMapPoint>?

  deinit { buffer?.deallocate() }

  /// The rectangle around the places.
  open var boundingMapRect: MKMapRect { MKMapRect(around: coordinates) }
  /// The middle of the rectangle around the places.
  open override var coordinate: CLLocationCoordinate2D {
    get { MKMapPoint(x: boundingMapRect.midX, y: boundingMapRect.midY).coordinate }
    set {}
  }
}

/// A line of UIKit's map. Source: Apple's page "MKPolyline".
open class MKPolyline: MKMultiPoint, MKOverlay, @unchecked Sendable {
  /// A line through places.
  public convenience init(coordinates coords: UnsafePointer<CLLocationCoordinate2D>, count: Int) {
    self.init(Array(UnsafeBufferPointer(start: coords, count: count)))
  }
  /// A line through places of the flat map.
  public convenience init(points: UnsafePointer<MKMapPoint>, count: Int) {
    self.init(UnsafeBufferPointer(start: points, count: count).map(\.coordinate))
  }
  override init(_ coordinates: [CLLocationCoordinate2D]) { super.init(coordinates) }
}

/// A line along the shortest way on the ball; a straight line of the map here. Source: Apple's page "MKGeodesicPolyline".
open class MKGeodesicPolyline: MKPolyline, @unchecked Sendable {}

/// An area of UIKit's map. Source: Apple's page "MKPolygon".
open class MKPolygon: MKMultiPoint, MKOverlay, @unchecked Sendable {
  /// Areas that do not belong to it.
  public let interiorPolygons: [MKPolygon]?

  /// The area between places.
  public convenience init(coordinates coords: UnsafePointer<CLLocationCoordinate2D>, count: Int) {
    self.init(coordinates: coords, count: count, interiorPolygons: nil)
  }
  /// The area between places, without some areas.
  public convenience init(
    coordinates coords: UnsafePointer<CLLocationCoordinate2D>, count: Int, interiorPolygons: [MKPolygon]?
  ) { self.init(Array(UnsafeBufferPointer(start: coords, count: count)), interiorPolygons) }
  /// The area between places of the flat map.
  public convenience init(points: UnsafePointer<MKMapPoint>, count: Int) {
    self.init(UnsafeBufferPointer(start: points, count: count).map(\.coordinate), nil)
  }

  private init(_ coordinates: [CLLocationCoordinate2D], _ interior: [MKPolygon]?) {
    interiorPolygons = interior
    super.init(coordinates)
  }
}

/// A circle of UIKit's map. Source: Apple's page "MKCircle".
open class MKCircle: MKShape, MKOverlay, @unchecked Sendable {
  private let center: CLLocationCoordinate2D
  /// In meters.
  public let radius: CLLocationDistance

  /// A circle.
  ///
  /// - Parameters:
  ///   - coord: The place in the middle.
  ///   - radius: In meters.
  public init(center coord: CLLocationCoordinate2D, radius: CLLocationDistance) {
    (center, self.radius) = (coord, radius)
  }
  /// The circle that fits into a rectangle.
  public convenience init(mapRect: MKMapRect) {
    let center = MKMapPoint(x: mapRect.midX, y: mapRect.midY).coordinate
    let radius = min(mapRect.width, mapRect.height) / 2 * MKMetersPerMapPointAtLatitude(center.latitude)
    self.init(center: center, radius: radius)
  }

  /// The place in the middle.
  open override var coordinate: CLLocationCoordinate2D {
    get { center }
    set {}
  }
  /// The rectangle around it.
  open var boundingMapRect: MKMapRect { MKMapRect(around: center, radius: radius) }
}

/// Pictures in place of the ground; without effect, as nothing is loaded. Source: Apple's page "MKTileOverlay".
open class MKTileOverlay: NSObject, MKOverlay, @unchecked Sendable {
  /// The address of a picture, with `{x}`, `{y}` and `{z}`; nil if a subclass says it.
  public let urlTemplate: String?
  /// Whether the pictures hide the ground.
  open var canReplaceMapContent = false
  /// The least size of pictures. Kept, without effect.
  open var minimumZ = 0
  /// The largest size of pictures. Kept, without effect.
  open var maximumZ = 21
  /// In points. Kept, without effect.
  open var tileSize = CGSize(width: 256, height: 256)
  /// Whether rows begin in the south. Kept, without effect.
  open var isGeometryFlipped = false

  /// Pictures of an address.
  public init(urlTemplate URLTemplate: String?) { urlTemplate = URLTemplate }

  /// The middle of the world.
  open var coordinate: CLLocationCoordinate2D { CLLocationCoordinate2D() }
  /// The whole world.
  open var boundingMapRect: MKMapRect { .world }
}
