import Foundation

/// The direction in which the device points. Source: Apple's page "CLHeading".
open class CLHeading: NSObject, NSCopying, @unchecked Sendable {
  /// In degrees from the magnetic pole: the same as ``trueHeading``, as there is no model of the magnetic field.
  public let magneticHeading: CLLocationDirection
  /// In degrees from north.
  public let trueHeading: CLLocationDirection
  /// How far off the direction may be, in degrees.
  public let headingAccuracy: CLLocationDirection
  /// When that was so.
  public let timestamp: Date

  init(_ direction: CLLocationDirection, at date: Date) {
    (magneticHeading, trueHeading, headingAccuracy, timestamp) = (direction, direction, 5, date)
  }

  /// The magnetic field along the width of the device: zero, as there is no sensor.
  open var x: CLHeadingComponentValue { 0 }
  /// The magnetic field along the height of the device: zero, as there is no sensor.
  open var y: CLHeadingComponentValue { 0 }
  /// The magnetic field through the screen: zero, as there is no sensor.
  open var z: CLHeadingComponentValue { 0 }

  /// The object itself, as it cannot change.
  open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// A stay of the user's at a place. Source: Apple's page "CLVisit".
open class CLVisit: NSObject, NSCopying, @unchecked Sendable {
  /// When the user came; `distantPast` if that is not known.
  public let arrivalDate: Date
  /// When the user left; `distantFuture` while the stay lasts.
  public let departureDate: Date
  /// The place.
  public let coordinate: CLLocationCoordinate2D
  /// How far off the place may be, in meters.
  public let horizontalAccuracy: CLLocationAccuracy

  init(_ coordinate: CLLocationCoordinate2D, from arrival: Date, to departure: Date) {
    (self.coordinate, arrivalDate, departureDate, horizontalAccuracy) = (coordinate, arrival, departure, 5)
  }

  /// The object itself, as it cannot change.
  open func copy(with zone: NSZone? = nil) -> Any { self }
}
