import Foundation

/// A part of the earth whose border the app can follow. Source: Apple's page "CLRegion".
open class CLRegion: NSObject, NSCopying, @unchecked Sendable {
  /// Names the region for the app.
  public let identifier: String
  /// Whether the delegate is notified when the device comes in.
  open var notifyOnEntry = true
  /// Whether the delegate is notified when the device leaves.
  open var notifyOnExit = true

  init(identifier: String) { self.identifier = identifier }

  /// The object itself.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// Regions are the same if they have one identifier.
  open override func isEqual(_ object: Any?) -> Bool { (object as? CLRegion)?.identifier == identifier }
  /// The hash of the identifier.
  open override var hash: Int { identifier.hashValue }

  func includes(_ coordinate: CLLocationCoordinate2D) -> Bool { false }
}

/// All places within a distance of a place. Source: Apple's page "CLCircularRegion".
open class CLCircularRegion: CLRegion, @unchecked Sendable {
  /// The place in the middle.
  public let center: CLLocationCoordinate2D
  /// In meters.
  public let radius: CLLocationDistance

  /// All places within a distance of a place.
  ///
  /// - Parameters:
  ///   - center: The place in the middle.
  ///   - radius: In meters.
  ///   - identifier: Names the region for the app.
  public init(center: CLLocationCoordinate2D, radius: CLLocationDistance, identifier: String) {
    (self.center, self.radius) = (center, radius)
    super.init(identifier: identifier)
  }

  /// Whether a place lies in the region.
  open func contains(_ coordinate: CLLocationCoordinate2D) -> Bool { Geodesic.distance(center, coordinate) <= radius }

  override func includes(_ coordinate: CLLocationCoordinate2D) -> Bool { contains(coordinate) }

  /// Such as `CLCircularRegion (identifier:'home', center:<+52.52,+13.40>, radius:100.00m)`.
  open override var description: String {
    String(
      format: "CLCircularRegion (identifier:'%@', center:<%+.8f,%+.8f>, radius:%.2fm)", identifier as NSString,
      center.latitude, center.longitude, radius)
  }
}
