import Foundation

/// Where a device is, how it moves, and when that was so. Source: Apple's page "CLLocation".
open class CLLocation: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
  fileprivate struct Values {
    var coordinate: CLLocationCoordinate2D
    var altitude: CLLocationDistance = 0
    var ellipsoidalAltitude: CLLocationDistance = 0
    var horizontalAccuracy: CLLocationAccuracy = 0
    var verticalAccuracy: CLLocationAccuracy = -1
    var course: CLLocationDirection = -1
    var courseAccuracy: CLLocationDirectionAccuracy = -1
    var speed: CLLocationSpeed = -1
    var speedAccuracy: CLLocationSpeedAccuracy = -1
    var timestamp = Date()
    var floor: CLFloor?
    var sourceInformation: CLLocationSourceInformation?
  }

  private let values: Values

  private init(_ values: Values) { self.values = values }

  /// A place on the surface, exact to the meter.
  public init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
    values = Values(coordinate: CLLocationCoordinate2D(latitude: latitude, longitude: longitude))
  }

  /// A place with its height.
  public convenience init(
    coordinate: CLLocationCoordinate2D, altitude: CLLocationDistance, horizontalAccuracy hAccuracy: CLLocationAccuracy,
    verticalAccuracy vAccuracy: CLLocationAccuracy, timestamp: Date
  ) {
    self.init(
      coordinate: coordinate, altitude: altitude, horizontalAccuracy: hAccuracy, verticalAccuracy: vAccuracy,
      course: -1, speed: -1, timestamp: timestamp)
  }

  /// A place of a device that moves.
  ///
  /// - Parameters:
  ///   - course: The direction, in degrees from north.
  ///   - speed: In meters per second.
  public convenience init(
    coordinate: CLLocationCoordinate2D, altitude: CLLocationDistance, horizontalAccuracy hAccuracy: CLLocationAccuracy,
    verticalAccuracy vAccuracy: CLLocationAccuracy, course: CLLocationDirection, speed: CLLocationSpeed,
    timestamp: Date
  ) {
    self.init(
      coordinate: coordinate, altitude: altitude, horizontalAccuracy: hAccuracy, verticalAccuracy: vAccuracy,
      course: course, courseAccuracy: -1, speed: speed, speedAccuracy: -1, timestamp: timestamp)
  }

  /// A place of a device that moves, with how exact its direction and speed are.
  public convenience init(
    coordinate: CLLocationCoordinate2D, altitude: CLLocationDistance, horizontalAccuracy hAccuracy: CLLocationAccuracy,
    verticalAccuracy vAccuracy: CLLocationAccuracy, course: CLLocationDirection,
    courseAccuracy: CLLocationDirectionAccuracy, speed: CLLocationSpeed, speedAccuracy: CLLocationSpeedAccuracy,
    timestamp: Date
  ) {
    self.init(
      Values(
        coordinate: coordinate, altitude: altitude, ellipsoidalAltitude: altitude, horizontalAccuracy: hAccuracy,
        verticalAccuracy: vAccuracy, course: course, courseAccuracy: courseAccuracy, speed: speed,
        speedAccuracy: speedAccuracy, timestamp: timestamp))
  }

  /// A place of a device that moves, with where the information comes from.
  public convenience init(
    coordinate: CLLocationCoordinate2D, altitude: CLLocationDistance, horizontalAccuracy hAccuracy: CLLocationAccuracy,
    verticalAccuracy vAccuracy: CLLocationAccuracy, course: CLLocationDirection,
    courseAccuracy: CLLocationDirectionAccuracy, speed: CLLocationSpeed, speedAccuracy: CLLocationSpeedAccuracy,
    timestamp: Date, sourceInfo: CLLocationSourceInformation
  ) {
    self.init(
      Values(
        coordinate: coordinate, altitude: altitude, ellipsoidalAltitude: altitude, horizontalAccuracy: hAccuracy,
        verticalAccuracy: vAccuracy, course: course, courseAccuracy: courseAccuracy, speed: speed,
        speedAccuracy: speedAccuracy, timestamp: timestamp, sourceInformation: sourceInfo))
  }

  /// The place on the surface.
  open var coordinate: CLLocationCoordinate2D { values.coordinate }
  /// The height above the sea, in meters.
  open var altitude: CLLocationDistance { values.altitude }
  /// The height above the ellipsoid, in meters: the same as ``altitude``, as there is no model of the sea.
  open var ellipsoidalAltitude: CLLocationDistance { values.ellipsoidalAltitude }
  /// How far off the place may be, in meters; less than zero if the place is not valid.
  open var horizontalAccuracy: CLLocationAccuracy { values.horizontalAccuracy }
  /// How far off the height may be, in meters; less than zero if the height is not valid.
  open var verticalAccuracy: CLLocationAccuracy { values.verticalAccuracy }
  /// The direction of the movement, in degrees from north; less than zero if it is not known.
  open var course: CLLocationDirection { values.course }
  /// How far off the direction may be, in degrees.
  open var courseAccuracy: CLLocationDirectionAccuracy { values.courseAccuracy }
  /// In meters per second; less than zero if it is not known.
  open var speed: CLLocationSpeed { values.speed }
  /// How far off the speed may be, in meters per second.
  open var speedAccuracy: CLLocationSpeedAccuracy { values.speedAccuracy }
  /// When the device was there.
  open var timestamp: Date { values.timestamp }
  /// The floor of the building; never known here.
  open var floor: CLFloor? { values.floor }
  /// Where the information comes from; that of `app.world.location` is simulated.
  open var sourceInformation: CLLocationSourceInformation? { values.sourceInformation }

  /// The length of the shortest way to another place, in meters, on the ellipsoid of WGS 84.
  open func distance(from location: CLLocation) -> CLLocationDistance {
    Geodesic.distance(coordinate, location.coordinate)
  }

  /// Such as `<+52.52000000,+13.40500000> +/- 5.00m (speed -1.00 mps / course -1.00)`.
  open override var description: String {
    String(
      format: "<%+.8f,%+.8f> +/- %.2fm (speed %.2f mps / course %.2f)", coordinate.latitude, coordinate.longitude,
      horizontalAccuracy, speed, course)
  }

  // MARK: - Copies

  /// The object itself, as it cannot change.
  open func copy(with zone: NSZone? = nil) -> Any { self }
  /// Whether archives may name the class: they may.
  public static var supportsSecureCoding: Bool { true }

  /// Writes the place to an archive.
  open func encode(with coder: NSCoder) {
    coder.encode(coordinate.latitude, forKey: "latitude")
    coder.encode(coordinate.longitude, forKey: "longitude")
    coder.encode(altitude, forKey: "altitude")
    coder.encode(horizontalAccuracy, forKey: "horizontalAccuracy")
    coder.encode(verticalAccuracy, forKey: "verticalAccuracy")
    coder.encode(course, forKey: "course")
    coder.encode(speed, forKey: "speed")
    coder.encode(timestamp.timeIntervalSinceReferenceDate, forKey: "timestamp")
  }

  /// Reads a place from an archive.
  public required init?(coder: NSCoder) {
    values = Values(
      coordinate: CLLocationCoordinate2D(
        latitude: coder.decodeDouble(forKey: "latitude"), longitude: coder.decodeDouble(forKey: "longitude")),
      altitude: coder.decodeDouble(forKey: "altitude"), ellipsoidalAltitude: coder.decodeDouble(forKey: "altitude"),
      horizontalAccuracy: coder.decodeDouble(forKey: "horizontalAccuracy"),
      verticalAccuracy: coder.decodeDouble(forKey: "verticalAccuracy"), course: coder.decodeDouble(forKey: "course"),
      speed: coder.decodeDouble(forKey: "speed"),
      timestamp: Date(timeIntervalSinceReferenceDate: coder.decodeDouble(forKey: "timestamp")))
  }

  /// The place as an app has it that may not know the exact one: on a grid of a twentieth of a degree.
  func reduced() -> CLLocation {
    func rounded(_ degrees: Double) -> Double { (degrees * 20).rounded() / 20 }
    return CLLocation(
      Values(
        coordinate: CLLocationCoordinate2D(
          latitude: rounded(coordinate.latitude), longitude: rounded(coordinate.longitude)),
        horizontalAccuracy: kCLLocationAccuracyReduced, timestamp: timestamp))
  }
}

/// A floor of a building. Source: Apple's page "CLFloor".
public final class CLFloor: NSObject, Sendable {
  /// Zero for the ground, less than zero below it.
  public let level: Int

  init(level: Int) { self.level = level }
}

/// Where the information about a place comes from. Source: Apple's page "CLLocationSourceInformation".
open class CLLocationSourceInformation: NSObject, @unchecked Sendable {
  /// Whether software has made the place up.
  public let isSimulatedBySoftware: Bool
  /// Whether another device has delivered the place.
  public let isProducedByAccessory: Bool

  /// Says where the information comes from.
  ///
  /// - Parameters:
  ///   - isSoftware: Whether software has made the place up.
  ///   - isAccessory: Whether another device has delivered the place.
  public init(softwareSimulationState isSoftware: Bool, andExternalAccessoryState isAccessory: Bool) {
    (isSimulatedBySoftware, isProducedByAccessory) = (isSoftware, isAccessory)
  }
}
