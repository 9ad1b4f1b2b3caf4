import Foundation
import Observation
import UnderstudyCore
import UnderstudyTime
import UnderstudyWorld

/// Where the device is, what the user has decided, and who follows that. Views that read ``observedLocation`` follow, too.
final class LocationState: ProtectedPart, Observable {
  /// The number of `XCUIProtectedResource.location`.
  private static let resource = 11

  struct Values {
    var status = CLAuthorizationStatus.notDetermined
    var accuracy = CLAccuracyAuthorization.fullAccuracy
    var isEnabled = true
    var current: CLLocation?
    var direction: CLLocationDirection?
    var places: [AppWorld.Place] = []
    var geocodingFailure: CLError.Code?
    var question: SystemQuestion.ID?
    /// Moves the device along a route.
    var travel: SessionTimer?
    var regions: [CLRegion] = []
    var regionsInside: Set<String> = []
    var watches: [Int: RegionWatch] = [:]
    var watchCount = 0
    var managers: [WeakManager] = []
    var monitors: [String: MonitorRecord] = [:]
  }

  private let values = Guarded(unchecked: Values())
  private let registrar = ObservationRegistrar()
  let updates = Broadcaster<CLLocationUpdate>()

  init() { ProtectedParts.register(Self.self, for: Self.resource) }

  func forgetDecision() { decide { $0.status = .notDetermined } }

  func with<Result>(_ body: (inout Values) -> Result) -> Result { values.withUncheckedLock(body) }

  func log(_ text: String) { LoggedEntry(category: "CoreLocation", text: text).write(isOfApp: false) }

  // MARK: - What apps may see

  /// The user's decision as apps have it: refused while the device has location services switched off.
  var status: CLAuthorizationStatus { with { $0.isEnabled || !$0.status.allows ? $0.status : .denied } }

  /// The place as the app may know it; nil if it is not known or the app may not.
  var visibleLocation: CLLocation? {
    guard status.allows else { return nil }
    return with { $0.accuracy == .fullAccuracy ? $0.current : $0.current?.reduced() }
  }

  /// As ``visibleLocation``, for views.
  var observedLocation: CLLocation? {
    registrar.access(self, keyPath: \.observedLocation)
    return visibleLocation
  }

  var update: CLLocationUpdate {
    CLLocationUpdate(
      location: visibleLocation, isStationary: false, status: status,
      isAsking: with { $0.question != nil }, isEnabled: with { $0.isEnabled },
      accuracyLimited: with { $0.accuracy == .reducedAccuracy })
  }

  // MARK: - Managers

  /// Lets a manager follow what changes; it is not retained.
  func add(_ manager: CLLocationManager) {
    with { values in
      values.managers.removeAll { $0.manager == nil || $0.manager === manager }
      values.managers.append(WeakManager(manager))
    }
  }

  private func forEachManager(_ body: (CLLocationManager) -> Void) {
    for manager in with({ $0.managers.compactMap(\.manager) }) where manager.follows(self) { body(manager) }
  }

  // MARK: - Changes

  /// Changes what the user has decided, and notifies all who follow that.
  func decide(_ change: (inout Values) -> Void) {
    let old = status
    let accuracy = with { $0.accuracy }
    let question = with { values in
      change(&values)
      defer { if values.status != .notDetermined { values.question = nil } }
      return values.status == .notDetermined ? nil : values.question
    }
    if let question { SystemQuestions.current.withdraw(question) }
    guard status != old || with({ $0.accuracy }) != accuracy else { return }
    forEachManager { $0.authorizationDidChange() }
    updates.send(update)
    registrar.withMutation(of: self, keyPath: \.observedLocation) {}
  }

  /// Moves the device; nil for a place that is not known.
  func move(to location: CLLocation?) {
    registrar.withMutation(of: self, keyPath: \.observedLocation) { with { $0.current = location } }
    forEachManager { $0.locationDidChange() }
    updates.send(update)
    checkRegions()
    checkWatches()
    for monitor in with({ Array($0.monitors.values) }) { monitor.check(visibleLocation?.coordinate) }
  }

  func turn(to direction: CLLocationDirection?) {
    with { $0.direction = direction }
    forEachManager { $0.headingDidChange() }
  }

  func visit(_ visit: CLVisit) { forEachManager { $0.userDidVisit(visit) } }

  // MARK: - Regions

  private func checkRegions() {
    guard let place = visibleLocation?.coordinate else { return }
    let crossed = with { values in
      values.regions.compactMap { region -> (CLRegion, Bool)? in
        let isInside = region.includes(place)
        guard isInside != values.regionsInside.contains(region.identifier) else { return nil }
        if isInside {
          values.regionsInside.insert(region.identifier)
        } else {
          values.regionsInside.remove(region.identifier)
        }
        return (region, isInside)
      }
    }
    for (region, isInside) in crossed { forEachManager { $0.didCross(region, isInside: isInside) } }
  }

  func startMonitoring(_ region: CLRegion) {
    let place = visibleLocation?.coordinate
    with { values in
      values.regions.removeAll { $0.identifier == region.identifier }
      values.regions.append(region)
      values.regionsInside.remove(region.identifier)
      if let place, region.includes(place) { values.regionsInside.insert(region.identifier) }
    }
  }

  func stopMonitoring(_ region: CLRegion) {
    with { values in
      values.regions.removeAll { $0.identifier == region.identifier }
      values.regionsInside.remove(region.identifier)
    }
  }
}

/// A manager that others retain.
final class WeakManager: @unchecked Sendable {
  private(set) weak var manager: CLLocationManager?

  init(_ manager: CLLocationManager) { self.manager = manager }
}
