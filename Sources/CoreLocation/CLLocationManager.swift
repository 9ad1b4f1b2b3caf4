import Foundation
import UnderstudyCore
import UnderstudyTime
import UnderstudyWorld

/// Finds out where the device is, which the test says by `app.world.location`. Source: Apple's page "CLLocationManager".
open class CLLocationManager: NSObject {
  struct Values {
    weak var delegate: (any CLLocationManagerDelegate)?
    weak var state: LocationState?
    weak var session: ExecutionSession?
    var isUpdating = false
    var isUpdatingSignificantly = false
    var isUpdatingHeading = false
    var isFollowingVisits = false
    var wantsOne = false
    /// What the delegate has got last.
    var lastLocation: CLLocation?
    var lastDirection: CLLocationDirection?
    var distanceFilter = kCLDistanceFilterNone
    var headingFilter: CLLocationDegrees = 1
    var allowsBackground = false
    var hasRanged = false
  }

  private let values = Guarded(unchecked: Values())

  func with<Result>(_ body: (inout Values) -> Result) -> Result { values.withUncheckedLock(body) }

  /// Makes a manager. Its delegate is notified of the app's authorization soon.
  public override init() {
    super.init()
    enlist()
    authorizationDidChange()
  }

  /// The state of the calling app, which the manager follows from now on.
  @discardableResult func enlist() -> LocationState {
    let state = LocationState.current
    let isNew = with { values in
      if let session = Caller.current?.session { values.session = session }
      defer { values.state = state }
      return values.state !== state
    }
    if isNew { state.add(self) }
    return state
  }

  func follows(_ state: LocationState) -> Bool { with { $0.state === state } }

  /// Is notified of what the manager finds out; not retained.
  open weak var delegate: (any CLLocationManagerDelegate)? {
    get { with { $0.delegate } }
    set {
      enlist()
      with { $0.delegate = newValue }
    }
  }

  // MARK: - Permission

  /// Whether the app may know where the device is.
  open var authorizationStatus: CLAuthorizationStatus { enlist().status }
  /// Whether the calling app may know where the device is.
  open class func authorizationStatus() -> CLAuthorizationStatus { LocationState.current.status }
  /// How exactly the app may know it.
  open var accuracyAuthorization: CLAccuracyAuthorization { enlist().with { $0.accuracy } }
  /// Whether the app's widgets may know it: as the app may.
  open var isAuthorizedForWidgetUpdates: Bool { authorizationStatus.allows }
  /// Whether the device finds out places at all: it does, unless the test says otherwise.
  open class func locationServicesEnabled() -> Bool { LocationState.current.with { $0.isEnabled } }

  /// Asks the user whether the app may know the place while it is in use, unless that is decided.
  ///
  /// The question is an alert of the home screen's in front of the app. A test answers it there, by an interruption monitor, or by
  /// `app.world.location.authorization`.
  open func requestWhenInUseAuthorization() { enlist().ask(always: false) }

  /// Asks the user whether the app may know the place at any time, unless that is decided.
  open func requestAlwaysAuthorization() { enlist().ask(always: true) }

  /// Asks the user whether the app may know the exact place until it ends.
  ///
  /// - Parameter purposeKey: Names the reason in the app's `Info.plist`.
  open func requestTemporaryFullAccuracyAuthorization(withPurposeKey purposeKey: String) async throws {
    let session = Caller.app
    let state = enlist()
    session?.noteIdleTask(true)
    defer { session?.noteIdleTask(false) }
    await withCheckedContinuation { continuation in
      state.askForFullAccuracy(purposeKey) { continuation.resume() }
    }
  }

  /// As ``requestTemporaryFullAccuracyAuthorization(withPurposeKey:)``.
  ///
  /// - Parameter completion: Called on the main thread, without an error.
  @preconcurrency open func requestTemporaryFullAccuracyAuthorization(
    withPurposeKey purposeKey: String, completion: (@Sendable ((any Error)?) -> Void)? = nil
  ) { enlist().askForFullAccuracy(purposeKey) { completion?(nil) } }

  // MARK: - Places

  /// Where the device is; nil if that is not known, or the app may not know it.
  open var location: CLLocation? { enlist().visibleLocation }

  /// Notifies the delegate of the place now, and whenever it changes.
  open func startUpdatingLocation() {
    enlist()
    with { ($0.isUpdating, $0.lastLocation) = (true, nil) }
    locationDidChange()
  }

  /// Ends what ``startUpdatingLocation()`` has begun.
  open func stopUpdatingLocation() { with { ($0.isUpdating, $0.wantsOne) = (false, false) } }

  /// Notifies the delegate of the place once.
  open func requestLocation() {
    enlist()
    with { $0.wantsOne = true }
    locationDidChange()
  }

  /// Notifies the delegate of the place now, and of each that is 500 meters away from the one before.
  open func startMonitoringSignificantLocationChanges() {
    enlist()
    with { ($0.isUpdatingSignificantly, $0.lastLocation) = (true, nil) }
    locationDidChange()
  }

  /// Ends what ``startMonitoringSignificantLocationChanges()`` has begun.
  open func stopMonitoringSignificantLocationChanges() { with { $0.isUpdatingSignificantly = false } }

  /// Whether the device can report large movements: it can.
  open class func significantLocationChangeMonitoringAvailable() -> Bool { true }

  /// Notifies the delegate of visits, which the test makes by `app.world.location.visit(_:from:to:)`.
  open func startMonitoringVisits() {
    enlist()
    with { $0.isFollowingVisits = true }
  }

  /// Ends what ``startMonitoringVisits()`` has begun.
  open func stopMonitoringVisits() { with { $0.isFollowingVisits = false } }

  // MARK: - Directions

  /// Whether the device knows in which direction it points: it does where the test says so.
  open class func headingAvailable() -> Bool { LocationState.current.with { $0.direction != nil } }

  /// The direction in which the device points; nil if that is not known.
  open var heading: CLHeading? {
    enlist().with { $0.direction }.map { CLHeading($0, at: SystemDate.now) }
  }

  /// Notifies the delegate of the direction now, and whenever it changes.
  open func startUpdatingHeading() {
    enlist()
    with { ($0.isUpdatingHeading, $0.lastDirection) = (true, nil) }
    headingDidChange()
  }

  /// Ends what ``startUpdatingHeading()`` has begun.
  open func stopUpdatingHeading() { with { $0.isUpdatingHeading = false } }

  /// Does nothing, as no compass needs to be calibrated.
  open func dismissHeadingCalibrationDisplay() {}

  // MARK: - Settings

  /// How far the device must move until the delegate is notified, in meters; less than zero, as at first, for any movement.
  open var distanceFilter: CLLocationDistance {
    get { with { $0.distanceFilter } }
    set { with { $0.distanceFilter = newValue } }
  }
  /// How far the device must turn until the delegate is notified, in degrees; one at first.
  open var headingFilter: CLLocationDegrees {
    get { with { $0.headingFilter } }
    set { with { $0.headingFilter = newValue } }
  }
  /// Whether the delegate is notified of places while the app is in the background; false at first.
  open var allowsBackgroundLocationUpdates: Bool {
    get { with { $0.allowsBackground } }
    set { with { $0.allowsBackground = newValue } }
  }
  /// Kept: places are as exact as the test says.
  open var desiredAccuracy: CLLocationAccuracy = kCLLocationAccuracyBest
  /// Kept, without effect.
  open var activityType = CLActivityType.other
  /// Kept: updates do not pause by themselves.
  open var pausesLocationUpdatesAutomatically = true
  /// Kept: there is no status bar that shows it.
  open var showsBackgroundLocationIndicator = false
  /// Kept, without effect.
  open var headingOrientation = CLDeviceOrientation.portrait

  // MARK: - Regions

  /// The largest radius of a region, in meters.
  open var maximumRegionMonitoringDistance: CLLocationDistance { 1_000_000 }

  /// Whether regions of a class can be followed: circles can.
  open class func isMonitoringAvailable(for regionClass: AnyClass) -> Bool { regionClass is CLCircularRegion.Type }

  /// Whether the distance to beacons can be measured: it cannot.
  open class func isRangingAvailable() -> Bool { false }

  /// The regions that the app follows, whichever manager has begun it. They are kept when the app ends.
  open var monitoredRegions: Set<CLRegion> { Set(enlist().with { $0.regions }) }

  /// Follows a region: the delegate is notified when the device comes in or leaves.
  open func startMonitoring(for region: CLRegion) {
    let state = enlist()
    guard state.status.allows else {
      let error = CLError(.regionMonitoringDenied)
      return deliver { $1.locationManager($0, monitoringDidFailFor: region, withError: error) }
    }
    state.startMonitoring(region)
    deliver { $1.locationManager($0, didStartMonitoringFor: region) }
  }

  /// Ends what ``startMonitoring(for:)`` has begun.
  open func stopMonitoring(for region: CLRegion) { enlist().stopMonitoring(region) }

  /// Notifies the delegate whether the device is in a region.
  open func requestState(for region: CLRegion) {
    let place = enlist().visibleLocation?.coordinate
    let state = place.map { region.includes($0) ? CLRegionState.inside : .outside } ?? .unknown
    deliver { $1.locationManager($0, didDetermineState: state, for: region) }
  }
}
