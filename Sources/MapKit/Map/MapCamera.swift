import CoreLocation
import Foundation
import SwiftUI

/// A view of the map from a height. Source: Apple's page "MapCamera".
///
/// The map is flat with north at the top, so ``heading`` and ``pitch`` are kept and change nothing.
public struct MapCamera: Equatable, Hashable, Sendable {
  /// The place in the middle.
  public var centerCoordinate: CLLocationCoordinate2D
  /// How far away the place is, in meters.
  public var distance: Double
  /// The direction at the top, in degrees from north.
  public var heading: Double
  /// How far the camera is turned to the horizon, in degrees.
  public var pitch: Double

  /// A view of the map.
  ///
  /// - Parameters:
  ///   - centerCoordinate: The place in the middle.
  ///   - distance: How far away it is, in meters.
  ///   - heading: The direction at the top, in degrees from north.
  ///   - pitch: How far the camera is turned to the horizon, in degrees.
  public init(centerCoordinate: CLLocationCoordinate2D, distance: Double, heading: Double = 0, pitch: Double = 0) {
    self.centerCoordinate = centerCoordinate
    (self.distance, self.heading, self.pitch) = (distance, heading, pitch)
  }

  /// The camera of UIKit's map.
  @MainActor public init(_ camera: MKMapCamera) {
    self.init(
      centerCoordinate: camera.centerCoordinate, distance: camera.centerCoordinateDistance, heading: camera.heading,
      pitch: camera.pitch)
  }

  /// The camera that shows a part of the map.
  init(_ rect: MKMapRect) {
    let center = MKMapPoint(x: rect.midX, y: rect.midY).coordinate
    let height = rect.height * MKMetersPerMapPointAtLatitude(center.latitude)
    self.init(centerCoordinate: center, distance: height / Self.heightByDistance)
  }

  /// The camera sees 30 degrees from the top to the bottom of the map.
  private static let heightByDistance = 2 * tan(15 * Double.pi / 180)

  /// What the camera shows from top to bottom, without a width.
  var rect: MKMapRect {
    let height = distance * Self.heightByDistance * MKMapPointsPerMeterAtLatitude(centerCoordinate.latitude)
    let middle = MKMapPoint(centerCoordinate)
    return MKMapRect(x: middle.x, y: middle.y - height / 2, width: 0, height: height)
  }

  public static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.centerCoordinate.latitude == rhs.centerCoordinate.latitude
      && lhs.centerCoordinate.longitude == rhs.centerCoordinate.longitude && lhs.distance == rhs.distance
      && lhs.heading == rhs.heading && lhs.pitch == rhs.pitch
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(centerCoordinate.latitude)
    hasher.combine(centerCoordinate.longitude)
    hasher.combine(distance)
  }
}

/// Where the camera may be; kept, as the test moves it. Source: Apple's page "MapCameraBounds".
public struct MapCameraBounds: Sendable {
  let rect: MKMapRect?
  let minimumDistance: Double?
  let maximumDistance: Double?

  /// The middle stays in a region.
  public init(
    centerCoordinateBounds: MKCoordinateRegion, minimumDistance: Double? = nil, maximumDistance: Double? = nil
  ) {
    self.init(
      centerCoordinateBounds: centerCoordinateBounds.mapRect, minimumDistance: minimumDistance,
      maximumDistance: maximumDistance)
  }

  /// The middle stays in a rectangle.
  public init(centerCoordinateBounds: MKMapRect, minimumDistance: Double? = nil, maximumDistance: Double? = nil) {
    rect = centerCoordinateBounds
    (self.minimumDistance, self.maximumDistance) = (minimumDistance, maximumDistance)
  }

  /// The camera stays between two distances, in meters.
  public init(minimumDistance: Double? = nil, maximumDistance: Double? = nil) {
    rect = nil
    (self.minimumDistance, self.maximumDistance) = (minimumDistance, maximumDistance)
  }

  /// The nearest view that the bounds allow.
  func limit(_ shown: MKMapRect) -> MKMapRect {
    var camera = MapCamera(shown)
    let distance = min(max(camera.distance, minimumDistance ?? 0), maximumDistance ?? .infinity)
    let factor = camera.distance > 0 ? distance / camera.distance : 1
    camera.distance = distance
    var (x, y) = (shown.midX, shown.midY)
    if let rect {
      x = min(max(x, rect.minX), rect.maxX)
      y = min(max(y, rect.minY), rect.maxY)
    }
    let (width, height) = (shown.width * factor, shown.height * factor)
    return MKMapRect(x: x - width / 2, y: y - height / 2, width: width, height: height)
  }
}
