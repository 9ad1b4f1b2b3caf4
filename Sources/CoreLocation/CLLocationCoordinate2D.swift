/// An angle of a place on the earth, in degrees.
public typealias CLLocationDegrees = Double
/// A length on the earth, in meters.
public typealias CLLocationDistance = Double
/// How far off a place may be, in meters; less than zero if the place is not valid.
public typealias CLLocationAccuracy = Double
/// How fast a device moves, in meters per second; less than zero if that is not known.
public typealias CLLocationSpeed = Double
/// How far off a speed may be, in meters per second.
public typealias CLLocationSpeedAccuracy = Double
/// An angle from north, clockwise, in degrees; less than zero if it is not known.
public typealias CLLocationDirection = Double
/// How far off a direction may be, in degrees.
public typealias CLLocationDirectionAccuracy = Double
/// A part of the magnetic field, in microteslas.
public typealias CLHeadingComponentValue = Double

/// The best accuracy, with the help of other sensors.
public let kCLLocationAccuracyBestForNavigation: CLLocationAccuracy = -2
/// The best accuracy.
public let kCLLocationAccuracyBest: CLLocationAccuracy = -1
/// Within ten meters.
public let kCLLocationAccuracyNearestTenMeters: CLLocationAccuracy = 10
/// Within a hundred meters.
public let kCLLocationAccuracyHundredMeters: CLLocationAccuracy = 100
/// Within a kilometer.
public let kCLLocationAccuracyKilometer: CLLocationAccuracy = 1_000
/// Within three kilometers.
public let kCLLocationAccuracyThreeKilometers: CLLocationAccuracy = 3_000
/// The accuracy of an app that may not have the exact place.
public let kCLLocationAccuracyReduced: CLLocationAccuracy = 5_000
/// Every movement is reported.
public let kCLDistanceFilterNone: CLLocationDistance = -1
/// Every turn is reported.
public let kCLHeadingFilterNone: CLLocationDegrees = -1
/// The longest distance.
public let CLLocationDistanceMax: CLLocationDistance = .greatestFiniteMagnitude
/// The longest time.
public let CLTimeIntervalMax: Double = .greatestFiniteMagnitude
/// No place on the earth: ``CLLocationCoordinate2DIsValid(_:)`` says so.
public let kCLLocationCoordinate2DInvalid = CLLocationCoordinate2D(latitude: -180, longitude: -180)

/// A place on the surface of the earth, by the reference frame WGS 84. Source: Apple's page "CLLocationCoordinate2D".
public struct CLLocationCoordinate2D: Sendable {
  /// In degrees, positive in the north.
  public var latitude: CLLocationDegrees
  /// In degrees, positive in the east.
  public var longitude: CLLocationDegrees

  /// The place where the equator meets the meridian of Greenwich.
  public init() { (latitude, longitude) = (0, 0) }

  /// A place by its angles.
  ///
  /// - Parameters:
  ///   - latitude: In degrees, positive in the north.
  ///   - longitude: In degrees, positive in the east.
  public init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
    (self.latitude, self.longitude) = (latitude, longitude)
  }
}

/// A place by its angles, in degrees.
public func CLLocationCoordinate2DMake(
  _ latitude: CLLocationDegrees, _ longitude: CLLocationDegrees
) -> CLLocationCoordinate2D { CLLocationCoordinate2D(latitude: latitude, longitude: longitude) }

/// Whether a latitude lies between -90 and 90 degrees, and a longitude between -180 and 180.
public func CLLocationCoordinate2DIsValid(_ coord: CLLocationCoordinate2D) -> Bool {
  abs(coord.latitude) <= 90 && abs(coord.longitude) <= 180
}
