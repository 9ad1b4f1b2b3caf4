import CoreLocation
import SwiftUI

/// A view of UIKit's map from a height; see ``MapCamera``. Source: Apple's page "MKMapCamera".
@preconcurrency @MainActor open class MKMapCamera: NSObject, NSCopying {
  /// The place in the middle.
  open var centerCoordinate: CLLocationCoordinate2D
  /// How far away the place is, in meters.
  open var centerCoordinateDistance: CLLocationDistance
  /// The direction at the top, in degrees from north. Kept: north is at the top.
  open var heading: CLLocationDirection = 0
  /// How far the camera is turned to the horizon, in degrees. Kept: the map is flat.
  open var pitch: CGFloat = 0

  /// A camera that sees nothing.
  public override nonisolated init() { (centerCoordinate, centerCoordinateDistance) = (CLLocationCoordinate2D(), 0) }

  /// A camera above a place.
  ///
  /// - Parameters:
  ///   - centerCoordinate: The place in the middle.
  ///   - distance: How far away the place is, in meters.
  ///   - pitch: How far the camera is turned to the horizon, in degrees.
  ///   - heading: The direction at the top, in degrees from north.
  public nonisolated init(
    lookingAtCenter centerCoordinate: CLLocationCoordinate2D, fromDistance distance: CLLocationDistance,
    pitch: CGFloat, heading: CLLocationDirection
  ) {
    (self.centerCoordinate, centerCoordinateDistance) = (centerCoordinate, distance)
    (self.pitch, self.heading) = (pitch, heading)
  }

  /// A camera above a place.
  ///
  /// - Parameters:
  ///   - eyeCoordinate: Where the camera is; without effect.
  ///   - eyeAltitude: How high it is, in meters.
  public nonisolated convenience init(
    lookingAtCenter centerCoordinate: CLLocationCoordinate2D, fromEyeCoordinate eyeCoordinate: CLLocationCoordinate2D,
    eyeAltitude: CLLocationDistance
  ) { self.init(lookingAtCenter: centerCoordinate, fromDistance: eyeAltitude, pitch: 0, heading: 0) }

  /// How high the camera is, in meters.
  open var altitude: CLLocationDistance {
    get { centerCoordinateDistance }
    set { centerCoordinateDistance = newValue }
  }

  /// A camera of the same values.
  open nonisolated func copy(with zone: NSZone? = nil) -> Any {
    MainActor.assumeIsolated {
      MKMapCamera(
        lookingAtCenter: centerCoordinate, fromDistance: centerCoordinateDistance, pitch: pitch, heading: heading)
    }
  }
}

extension MKMapView {
  /// Where the middle of the map may be. Kept, as the test moves the map. Source: Apple's page "MKMapView.CameraBoundary".
  open class CameraBoundary: NSObject, @unchecked Sendable {
    /// The rectangle.
    public let mapRect: MKMapRect
    /// The middle stays in a rectangle.
    public init?(mapRect: MKMapRect) { self.mapRect = mapRect }
    /// The middle stays in a region.
    public init?(coordinateRegion region: MKCoordinateRegion) { mapRect = region.mapRect }
    /// The region.
    open var region: MKCoordinateRegion { MKCoordinateRegion(mapRect) }
  }

  /// How far away the camera may be, in meters. Source: Apple's page "MKMapView.CameraZoomRange".
  open class CameraZoomRange: NSObject, @unchecked Sendable {
    /// The least distance.
    public let minCenterCoordinateDistance: CLLocationDistance
    /// The largest distance.
    public let maxCenterCoordinateDistance: CLLocationDistance
    /// Between two distances.
    public init?(minCenterCoordinateDistance: CLLocationDistance, maxCenterCoordinateDistance: CLLocationDistance) {
      self.minCenterCoordinateDistance = minCenterCoordinateDistance
      self.maxCenterCoordinateDistance = maxCenterCoordinateDistance
    }
    /// At least a distance.
    public convenience init?(minCenterCoordinateDistance: CLLocationDistance) {
      self.init(minCenterCoordinateDistance: minCenterCoordinateDistance, maxCenterCoordinateDistance: .infinity)
    }
    /// At most a distance.
    public convenience init?(maxCenterCoordinateDistance: CLLocationDistance) {
      self.init(minCenterCoordinateDistance: 0, maxCenterCoordinateDistance: maxCenterCoordinateDistance)
    }
  }
}

/// What the ground of UIKit's map looks like. Source: Apple's page "MKMapConfiguration".
open class MKMapConfiguration: NSObject, @unchecked Sendable {
  /// Whether mountains have a height; there are none. Source: Apple's page "MKMapConfiguration.ElevationStyle".
  public enum ElevationStyle: Int, Sendable { case flat, realistic }
  /// Kept, without effect.
  open var elevationStyle: ElevationStyle

  init(_ style: ElevationStyle) { elevationStyle = style }

  var ground: MapStyle.Ground { .standard }
}

/// A map of streets. Source: Apple's page "MKStandardMapConfiguration".
open class MKStandardMapConfiguration: MKMapConfiguration, @unchecked Sendable {
  /// How strong the colors are. Kept, without effect. Source: Apple's page "MKStandardMapConfiguration.EmphasisStyle".
  public enum EmphasisStyle: Int, Sendable { case `default`, muted }
  /// Kept, without effect.
  open var emphasisStyle: EmphasisStyle
  /// Kept, without effect.
  open var pointOfInterestFilter: MKPointOfInterestFilter?
  /// Kept, without effect.
  open var showsTraffic = false

  /// A map of streets.
  public init(elevationStyle: ElevationStyle = .flat, emphasisStyle: EmphasisStyle = .default) {
    self.emphasisStyle = emphasisStyle
    super.init(elevationStyle)
  }
}

/// Pictures of the earth. Source: Apple's page "MKImageryMapConfiguration".
open class MKImageryMapConfiguration: MKMapConfiguration, @unchecked Sendable {
  /// Pictures of the earth.
  public init(elevationStyle: ElevationStyle = .flat) { super.init(elevationStyle) }
  override var ground: MapStyle.Ground { .imagery }
}

/// Pictures of the earth with streets. Source: Apple's page "MKHybridMapConfiguration".
open class MKHybridMapConfiguration: MKMapConfiguration, @unchecked Sendable {
  /// Kept, without effect.
  open var pointOfInterestFilter: MKPointOfInterestFilter?
  /// Kept, without effect.
  open var showsTraffic = false
  /// Pictures of the earth with streets.
  public init(elevationStyle: ElevationStyle = .flat) { super.init(elevationStyle) }
  override var ground: MapStyle.Ground { .hybrid }
}

/// The kinds of grounds. Source: Apple's page "MKMapType".
public enum MKMapType: UInt, Sendable {
  case standard, satellite, hybrid, satelliteFlyover, hybridFlyover, mutedStandard

  var ground: MapStyle.Ground {
    switch self {
    case .standard, .mutedStandard: .standard
    case .satellite, .satelliteFlyover: .imagery
    case .hybrid, .hybridFlyover: .hybrid
    }
  }
}

/// How a map follows the device. Source: Apple's page "MKUserTrackingMode".
public enum MKUserTrackingMode: Int, Sendable { case none, follow, followWithHeading }
