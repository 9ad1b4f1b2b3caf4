import Foundation
import UnderstudyCore
import UnderstudyTime
import UnderstudyWorld

extension CLLocationManager {
  /// Calls the delegate in the app's next turn.
  func deliver(_ body: @escaping @Sendable (CLLocationManager, any CLLocationManagerDelegate) -> Void) {
    let reference = WeakManager(self)
    let work: @MainActor @Sendable () -> Void = {
      guard let manager = reference.manager, let delegate = manager.delegate else { return }
      body(manager, delegate)
    }
    if let session = with({ $0.session }) { session.enqueue(work) } else { MainThread.enqueue(work) }
  }

  private func fail(_ code: CLError.Code) {
    deliver { $1.locationManager($0, didFailWithError: CLError(code)) }
  }

  func authorizationDidChange() {
    deliver { $1.locationManagerDidChangeAuthorization($0) }
    if with({ $0.lastLocation == nil }) { locationDidChange() }
  }

  /// Gives the delegate the place, if it wants it and may have it.
  func locationDidChange() {
    guard with({ $0.isUpdating || $0.isUpdatingSignificantly || $0.wantsOne }), let state = with({ $0.state }) else {
      return
    }
    guard state.status.allows else {
      // Without a decision it gets the place once there is one.
      guard state.status != .notDetermined else { return }
      with { $0.wantsOne = false }
      return fail(.denied)
    }
    guard let location = state.visibleLocation else {
      with { $0.wantsOne = false }
      return fail(.locationUnknown)
    }
    deliver { manager, delegate in
      if manager.takes(location) { delegate.locationManager(manager, didUpdateLocations: [location]) }
    }
  }

  /// Whether the delegate gets a place; notes that it has.
  private func takes(_ location: CLLocation) -> Bool {
    let isInBackground = with { $0.session }.flatMap { session in
      MainThread.isCurrent ? assumeMain { Host.running(in: session)?.isInBackground } : nil
    }
    return with { values in
      if isInBackground == true, !values.allowsBackground, !values.isUpdatingSignificantly { return false }
      let distance = values.lastLocation.map { location.distance(from: $0) } ?? .infinity
      let isDue =
        values.wantsOne || values.isUpdating && distance >= values.distanceFilter
        || values.isUpdatingSignificantly && distance >= 500
      guard isDue else { return false }
      (values.lastLocation, values.wantsOne) = (location, false)
      return true
    }
  }

  func headingDidChange() {
    guard with({ $0.isUpdatingHeading }), let direction = with({ $0.state })?.with({ $0.direction }) else { return }
    let isDue = with { values in
      if let last = values.lastDirection {
        let turn = abs(last - direction).truncatingRemainder(dividingBy: 360)
        if min(turn, 360 - turn) < values.headingFilter { return false }
      }
      values.lastDirection = direction
      return true
    }
    guard isDue else { return }
    let heading = CLHeading(direction, at: SystemDate.now)
    deliver { $1.locationManager($0, didUpdateHeading: heading) }
  }

  func didCross(_ region: CLRegion, isInside: Bool) {
    deliver { manager, delegate in
      delegate.locationManager(manager, didDetermineState: isInside ? .inside : .outside, for: region)
      if isInside, region.notifyOnEntry { delegate.locationManager(manager, didEnterRegion: region) }
      if !isInside, region.notifyOnExit { delegate.locationManager(manager, didExitRegion: region) }
    }
  }

  /// Says that there are no beacons, once for a manager.
  func rangingIsUnavailable(_ constraint: CLBeaconIdentityConstraint) {
    let isFirst = with { values in
      defer { values.hasRanged = true }
      return !values.hasRanged
    }
    if isFirst { RuntimeLog.log(.framework, "CLLocationManager: the distance to beacons cannot be measured.") }
    let error = CLError(.rangingUnavailable)
    deliver { $1.locationManager($0, didFailRangingFor: constraint, error: error) }
  }

  func userDidVisit(_ visit: CLVisit) {
    guard with({ $0.isFollowingVisits && $0.state?.status.allows == true }) else { return }
    deliver { $1.locationManager($0, didVisit: visit) }
  }
}
