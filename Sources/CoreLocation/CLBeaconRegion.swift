import Foundation
import UnderstudyCore

/// Which beacons are meant. Source: Apple's page "CLBeaconIdentityConstraint".
open class CLBeaconIdentityConstraint: NSObject, @unchecked Sendable {
  /// The group of the beacons.
  public let uuid: UUID
  /// A number of the beacons; nil for any.
  public let major: CLBeaconMajorValue?
  /// A second number of the beacons; nil for any.
  public let minor: CLBeaconMinorValue?

  private init(_ uuid: UUID, _ major: CLBeaconMajorValue?, _ minor: CLBeaconMinorValue?) {
    (self.uuid, self.major, self.minor) = (uuid, major, minor)
  }

  /// All beacons of a group.
  public convenience init(uuid: UUID) { self.init(uuid, nil, nil) }
  /// All beacons of a group with a number.
  public convenience init(uuid: UUID, major: CLBeaconMajorValue) { self.init(uuid, major, nil) }
  /// The beacons of a group with both numbers.
  public convenience init(uuid: UUID, major: CLBeaconMajorValue, minor: CLBeaconMinorValue) {
    self.init(uuid, major, minor)
  }
}

/// A number of a beacon.
public typealias CLBeaconMajorValue = UInt16
/// A second number of a beacon.
public typealias CLBeaconMinorValue = UInt16

/// How far away a beacon is. Source: Apple's page "CLProximity".
public enum CLProximity: Int, Sendable { case unknown, immediate, near, far }

/// A beacon; none is ever found. Source: Apple's page "CLBeacon".
open class CLBeacon: NSObject, @unchecked Sendable {
  /// The group of the beacon.
  public let uuid: UUID
  /// A number of the beacon.
  public let major: NSNumber
  /// A second number of the beacon.
  public let minor: NSNumber
  /// How far away it is.
  open var proximity: CLProximity { .unknown }
  /// How exact that is, in meters.
  open var accuracy: CLLocationAccuracy { -1 }
  /// How strong the signal is.
  open var rssi: Int { 0 }

  init(_ uuid: UUID, major: NSNumber, minor: NSNumber) { (self.uuid, self.major, self.minor) = (uuid, major, minor) }
}

/// The surroundings of beacons; the device is never in them. Source: Apple's page "CLBeaconRegion".
open class CLBeaconRegion: CLRegion, @unchecked Sendable {
  /// Which beacons are meant.
  public let beaconIdentityConstraint: CLBeaconIdentityConstraint
  /// Kept, without effect.
  open var notifyEntryStateOnDisplay = false

  /// The surroundings of beacons.
  public init(beaconIdentityConstraint: CLBeaconIdentityConstraint, identifier: String) {
    self.beaconIdentityConstraint = beaconIdentityConstraint
    super.init(identifier: identifier)
  }
  /// The surroundings of a group's beacons.
  public convenience init(uuid: UUID, identifier: String) {
    self.init(beaconIdentityConstraint: CLBeaconIdentityConstraint(uuid: uuid), identifier: identifier)
  }
  /// The surroundings of a group's beacons with a number.
  public convenience init(uuid: UUID, major: CLBeaconMajorValue, identifier: String) {
    self.init(beaconIdentityConstraint: CLBeaconIdentityConstraint(uuid: uuid, major: major), identifier: identifier)
  }
  /// The surroundings of a group's beacons with both numbers.
  public convenience init(uuid: UUID, major: CLBeaconMajorValue, minor: CLBeaconMinorValue, identifier: String) {
    let constraint = CLBeaconIdentityConstraint(uuid: uuid, major: major, minor: minor)
    self.init(beaconIdentityConstraint: constraint, identifier: identifier)
  }

  /// The group of the beacons.
  open var uuid: UUID { beaconIdentityConstraint.uuid }
  /// A number of the beacons; nil for any.
  open var major: NSNumber? { beaconIdentityConstraint.major.map { NSNumber(value: $0) } }
  /// A second number of the beacons; nil for any.
  open var minor: NSNumber? { beaconIdentityConstraint.minor.map { NSNumber(value: $0) } }
}

extension CLLocationManager {
  /// Fails with ``CLError/rangingUnavailable``, as there are no beacons; a runtime issue says so once.
  public func startRangingBeacons(satisfying constraint: CLBeaconIdentityConstraint) {
    rangingIsUnavailable(constraint)
  }

  /// Does nothing, as nothing has begun.
  public func stopRangingBeacons(satisfying constraint: CLBeaconIdentityConstraint) {}

  /// The beacons whose distance is measured: none.
  public var rangedBeaconConstraints: Set<CLBeaconIdentityConstraint> { [] }
}
