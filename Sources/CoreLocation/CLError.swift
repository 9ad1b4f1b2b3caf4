import Foundation

/// The domain of Core Location's errors as `NSError`s.
public let kCLErrorDomain = "kCLErrorDomain"

/// Why Core Location cannot do what the app has asked for. Source: Apple's page "CLError".
public struct CLError: Error, CustomNSError, Hashable, Sendable {
  /// The reasons.
  public enum Code: Int, Sendable {
    /// The place is not known at present.
    case locationUnknown = 0
    /// The user has refused.
    case denied = 1
    /// There is no network.
    case network = 2
    /// The direction is not known.
    case headingFailure = 3
    /// Regions cannot be watched: the user does not let the app do so.
    case regionMonitoringDenied = 4
    /// A region cannot be watched; only a test that names it has it.
    case regionMonitoringFailure = 5
    /// A region is not watched yet; only a test that names it has it.
    case regionMonitoringSetupDelayed = 6
    /// Crossings of a region are reported late; only a test that names it has it.
    case regionMonitoringResponseDelayed = 7
    /// The question has no answer.
    case geocodeFoundNoResult = 8
    /// Only a part of the address was found; only a test that names it has it.
    case geocodeFoundPartialResult = 9
    /// The app has cancelled the search; only a test that names it has it.
    case geocodeCanceled = 10
    /// Locations could not be collected for later.
    case deferredFailed = 11
    /// The manager must look for locations first.
    case deferredNotUpdatingLocation = 12
    /// The wanted exactness is too low for collecting.
    case deferredAccuracyTooLow = 13
    /// A distance filter forbids collecting.
    case deferredDistanceFiltered = 14
    /// The app or the manager has ended collecting.
    case deferredCanceled = 15
    /// The device has no way to find beacons, as here.
    case rangingUnavailable = 16
    /// The search for beacons has failed; only a test that names it has it.
    case rangingFailure = 17
    /// The user has declined the question for the exact place; only a test that names it has it.
    case promptDeclined = 18
    /// Locations of the past could not be read.
    case historicalLocationError = 19

    /// Whether an error has the reason, for `catch CLError.denied`.
    public static func ~= (match: Self, error: any Error) -> Bool { (error as? CLError)?.code == match }
  }

  /// The domain of such errors as `NSError`s.
  public static var errorDomain: String { kCLErrorDomain }
  /// Which reason it is.
  public let code: Code
  /// The number of the reason.
  public var errorCode: Int { code.rawValue }
  /// Nothing: no error here has more to say.
  public var errorUserInfo: [String: Any] { [:] }
  /// Nothing: no error here has more to say.
  public var userInfo: [String: Any] { [:] }

  /// Makes an error.
  ///
  /// - Parameters:
  ///   - code: The reason.
  ///   - userInfo: Left out.
  public init(_ code: Code, userInfo: [String: Any] = [:]) { self.code = code }

  /// The place is not known yet; the manager continues to look for it.
  public static var locationUnknown: Code { .locationUnknown }
  /// The user does not let the app know the place.
  public static var denied: Code { .denied }
  /// Places could not be looked up for want of a connection; only a test that names it has it.
  public static var network: Code { .network }
  /// The direction could not be found, as near a magnet; only a test that names it has it.
  public static var headingFailure: Code { .headingFailure }
  /// Regions cannot be watched: the user does not let the app do so.
  public static var regionMonitoringDenied: Code { .regionMonitoringDenied }
  /// A region cannot be watched; only a test that names it has it.
  public static var regionMonitoringFailure: Code { .regionMonitoringFailure }
  /// A region is not watched yet; only a test that names it has it.
  public static var regionMonitoringSetupDelayed: Code { .regionMonitoringSetupDelayed }
  /// Crossings of a region are reported late; only a test that names it has it.
  public static var regionMonitoringResponseDelayed: Code { .regionMonitoringResponseDelayed }
  /// There is no place for the address or the coordinate.
  public static var geocodeFoundNoResult: Code { .geocodeFoundNoResult }
  /// Only a part of the address was found; only a test that names it has it.
  public static var geocodeFoundPartialResult: Code { .geocodeFoundPartialResult }
  /// The app has cancelled the search; only a test that names it has it.
  public static var geocodeCanceled: Code { .geocodeCanceled }
  /// The device has no way to find beacons, as here.
  public static var rangingUnavailable: Code { .rangingUnavailable }
  /// The search for beacons has failed; only a test that names it has it.
  public static var rangingFailure: Code { .rangingFailure }
  /// The user has declined the question for the exact place; only a test that names it has it.
  public static var promptDeclined: Code { .promptDeclined }
}
