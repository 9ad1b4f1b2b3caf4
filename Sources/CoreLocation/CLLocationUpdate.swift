import UnderstudyTime
import UnderstudyWorld

/// Where the device is, or why that is not known. Source: Apple's page "CLLocationUpdate".
public struct CLLocationUpdate: Sendable {
  /// What the user does meanwhile. Source: Apple's page "CLLocationUpdate.LiveConfiguration".
  public enum LiveConfiguration: Int, Sendable {
    case `default`, automotiveNavigation, otherNavigation, fitness, airborne
  }

  /// The place; nil if it is not known, or the app may not know it.
  public let location: CLLocation?
  /// Whether the device rests: never, as the test says each movement.
  public let isStationary: Bool
  /// Whether the user has refused.
  public let authorizationDenied: Bool
  /// Whether the device has location services switched off.
  public let authorizationDeniedGlobally: Bool
  /// Whether the user may not allow it.
  public let authorizationRestricted: Bool
  /// Whether the user is being asked.
  public let authorizationRequestInProgress: Bool
  /// Whether the app may know the place, and the device does not.
  public let locationUnavailable: Bool
  /// Whether the app may not know the exact place.
  public let accuracyLimited: Bool
  /// Whether the app cannot ask the user now; never here.
  public var insufficientlyInUse: Bool { false }
  /// Whether a session is missing; never here, as following updates asks by itself.
  public var serviceSessionRequired: Bool { false }

  /// The older name of ``isStationary``.
  public var stationary: Bool { isStationary }

  init(
    location: CLLocation?, isStationary: Bool, status: CLAuthorizationStatus, isAsking: Bool, isEnabled: Bool,
    accuracyLimited: Bool
  ) {
    self.location = location
    self.isStationary = isStationary
    authorizationDenied = status == .denied
    authorizationDeniedGlobally = !isEnabled
    authorizationRestricted = status == .restricted
    authorizationRequestInProgress = isAsking
    locationUnavailable = status.allows && location == nil
    self.accuracyLimited = accuracyLimited
  }

  /// Follows the device. Asks the user for permission while the app is in use, unless that is decided.
  ///
  /// - Parameter configuration: Without effect, as the test says each movement.
  public static func liveUpdates(_ configuration: LiveConfiguration = .default) -> Updates { Updates() }

  /// The places of the device: the present one first, and each other one. Source: Apple's page "CLLocationUpdate.Updates".
  public struct Updates: AsyncSequence, Sendable {
    /// Gives the updates one by one. An app that awaits the next one is idle.
    public struct Iterator: AsyncIteratorProtocol {
      fileprivate var updates: IdleStream<CLLocationUpdate>.Iterator

      /// The next update; nil when the task is cancelled.
      public mutating func next() async throws -> CLLocationUpdate? { await updates.next() }
    }

    /// Begins with the present place.
    public func makeAsyncIterator() -> Iterator {
      let state = LocationState.current
      state.ask(always: false)
      return Iterator(updates: state.updates.stream(beginningWith: [state.update]).makeAsyncIterator())
    }
  }
}
